import Tableware
import TerminalKit

/// Shows tables and screens in a terminal.
///
/// ```swift
/// try await Terminal.run(table)                                       // until the user leaves
/// print(Terminal.frame(of: table, columns: 60, rows: 12))             // one frame, as text
/// ```
public enum Terminal {
  /// Whether standard input and output are a terminal that ``run(_:)-(Screen)`` can use.
  public static var isAvailable: Bool { RawTerminal.isAvailable }

  /// Shows a table until the user leaves.
  ///
  /// - Throws: ``TerminalError`` if there is no terminal to take over.
  public nonisolated(nonsending) static func run(_ table: Table, title: String = "") async throws {
    try await run(TableScreen(table, title: title))
  }

  /// Shows a screen, and the screens that it leads to, until the user leaves or the terminal goes
  /// away. The screen on top disappears at the end, also when a signal ends the process: it may
  /// save then.
  ///
  /// The terminal is put back in order however this ends: by return, by error, by signal or by a
  /// crash. Call it from the isolation domain that owns the screens; that domain stays free for
  /// other tasks while the terminal waits for input.
  ///
  /// - Throws: ``TerminalError`` if there is no terminal to take over.
  public nonisolated(nonsending) static func run(_ screen: any Screen) async throws {
    try await TerminalSession(Navigator(root: screen)).run()
  }

  /// One frame of a table as plain text, with the table on its own: no title, no help. For tests,
  /// logs and documentation.
  ///
  /// - Parameters:
  ///   - columns: the width; lines are at most that wide.
  ///   - rows: the height; lines without content at the end are left out.
  public static func frame(of table: Table, columns: Int, rows: Int) -> String {
    TerminalFrame.text(of: table, columns: columns, rows: rows)
  }
}

extension Terminal {
  /// What a screen shows after some keys, whole, with title and help, as plain text: the same code
  /// as in a real terminal, without one. Waits in the script take no time.
  ///
  /// ```swift
  /// let frame = try await Terminal.frame(of: InboxScreen(), keys: "down enter wait:2s", columns: 60, rows: 12)
  /// ```
  ///
  /// - Parameters:
  ///   - keys: keys, text and waits, such as `down*3 enter / text:ash enter wait:1s`.
  ///   - columns: the width of the window.
  ///   - rows: its height; lines without content at the end are left out.
  /// - Throws: an error whose description says which word of the script cannot be read.
  public nonisolated(nonsending) static func frame(
    of screen: any Screen, keys: String = "", columns: Int, rows: Int
  ) async throws -> String {
    let host = TerminalHost(Navigator(root: screen), columns: columns, rows: rows)
    var text = ""
    try await HeadlessSession(host, clock: StandingClock()).run(KeyScript(keys)) {
      text = $0.grid.plainText
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

/// Why a terminal could not be used.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// The terminal could not be taken over, for the given reason.
  case unavailable(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notATerminal:
      "Standard input and output are not a terminal. Run the program in one, or use its headless "
        + "mode."
    case .unavailable(let reason): "The terminal cannot be used: \(reason)."
    }
  }
}
