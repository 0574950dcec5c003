import Tableware
import TerminalKit

/// Shows tables and screens in a terminal.
///
/// ```swift
/// try await Terminal.run(table)                                       // until the user leaves
/// print(Terminal.frame(of: table, columns: 60, rows: 12))             // one frame, as text
/// ```
public enum Terminal {
  /// Whether standard input and output are a terminal that
  /// ``run(_:theme:words:showsPictures:showsDiagnostics:assets:)`` can use. A terminal with
  /// `TERM=dumb` has no cursor to move, and cannot be used.
  public static var isAvailable: Bool { RawTerminal.isAvailable }

  /// Shows a table until the user leaves.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - title: the title at the top of the window.
  /// - Throws: ``TerminalError`` if there is no usable terminal.
  public nonisolated(nonsending) static func run(_ table: Table, title: String = "") async throws {
    try await run(TableScreen(table, title: title))
  }

  /// Shows a screen, and the screens that it pushes, until the user leaves or the terminal is
  /// closed. The screen on top disappears at the end, also when a signal ends the process: it may
  /// save then.
  ///
  /// The terminal is restored in every case: after a return, an error, a signal or a crash. Call
  /// the method from the isolation domain that owns the screens; that domain stays free for other
  /// tasks while the terminal waits for input.
  ///
  /// - Parameters:
  ///   - screen: the first screen.
  ///   - theme: the theme of screens that have none of their own.
  ///   - words: the texts of the help line and the page of keys.
  ///   - showsPictures: whether pictures in memory are shown where the terminal says that it knows
  ///     the Kitty graphics protocol: PNG files of `RowImage.Source.data(_:)` and of `assets`.
  ///     Placeholders stand for all others.
  ///   - showsDiagnostics: whether each diagnostic of a table is shown at the bottom for eight
  ///     seconds; by default in debug builds only. The sink of the table receives it in any case.
  ///   - assets: the PNG file of a picture of the app by its name.
  /// - Throws: ``TerminalError`` if there is no usable terminal.
  public nonisolated(nonsending) static func run(
    _ screen: any Screen, theme: Theme = Theme(), words: TerminalWords = TerminalWords(),
    showsPictures: Bool = false, showsDiagnostics: Bool = isDebugBuild,
    assets: @escaping @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
  ) async throws {
    try await run(
      Navigator(root: screen, theme: theme), words: words, showsDiagnostics: showsDiagnostics,
      showsPictures ? TerminalPictures(assets: assets) : nil)
  }

  /// Shows the screens of an address, and those that the user goes to from there, until the user
  /// leaves or the terminal is closed. Ctrl+K lists the screens whose routes have a title.
  ///
  /// ```swift
  /// try await Terminal.run(router, at: "/orders")
  /// ```
  ///
  /// - Parameters:
  ///   - router: the screens of the app by their addresses.
  ///   - address: the address of the first screen.
  ///   - theme: the theme of screens that have none of their own.
  ///   - words: the texts of the help line and the page of keys.
  ///   - showsDiagnostics: whether each diagnostic of a table is shown at the bottom for eight
  ///     seconds; by default in debug builds only. The sink of the table receives it in any case.
  /// - Throws: ``TerminalError`` if there is no screen at the address, or no usable terminal.
  public nonisolated(nonsending) static func run(
    _ router: Router, at address: ScreenAddress = ScreenAddress(), theme: Theme = Theme(),
    words: TerminalWords = TerminalWords(), showsDiagnostics: Bool = isDebugBuild
  ) async throws {
    guard let navigator = Navigator(address, in: router, theme: theme) else {
      throw TerminalError.noScreen(address)
    }
    try await run(navigator, words: words, showsDiagnostics: showsDiagnostics)
  }

  package nonisolated(nonsending) static func run(
    _ navigator: Navigator, words: TerminalWords = TerminalWords(),
    showsDiagnostics: Bool = isDebugBuild, _ pictures: TerminalPictures? = nil
  ) async throws {
    try await TerminalSession(
      navigator, words: words, showsDiagnostics: showsDiagnostics, pictures: pictures
    ).run()
  }

  /// Whether the library was compiled for debugging, in which case diagnostics are shown.
  public static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Returns one frame of a table as plain text, without title and help. For tests, logs and
  /// documentation.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - columns: the width; lines are at most that wide.
  ///   - rows: the height; lines without content at the end are left out.
  public static func frame(of table: Table, columns: Int, rows: Int) -> String {
    TerminalFrame.text(of: table, columns: columns, rows: rows)
  }
}

extension Terminal {
  /// Returns the frame of a screen after some keys, with title and help, as plain text. The code is
  /// that of a real terminal. Waits in the script take no time.
  ///
  /// ```swift
  /// let frame = try await Terminal.frame(
  ///   of: InboxScreen(), keys: "settle down enter", columns: 60, rows: 12)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: the first screen.
  ///   - keys: keys, text and waits, such as `settle down*3 enter / text:ash enter wait:1s`. The
  ///     word `settle` waits until everything that is being loaded has arrived.
  ///   - columns: the width of the window.
  ///   - rows: its height; lines without content at the end are left out.
  ///   - words: the texts of the help line and the page of keys.
  /// - Returns: the text of the frame.
  /// - Throws: an error whose description names the word of the script that is invalid.
  public nonisolated(nonsending) static func frame(
    of screen: any Screen, keys: String = "", columns: Int, rows: Int,
    words: TerminalWords = TerminalWords()
  ) async throws -> String {
    let host = TerminalHost(
      Navigator(root: screen), columns: columns, rows: rows, words: words)
    var grid = Grid(columns: 0, rows: 0)
    try await HeadlessSession(host, clock: StandingClock()).run(KeyScript(keys)) { grid = $0.grid }
    let text = grid.plainText
    guard let end = text.utf8.lastIndex(where: { $0 != UInt8(ascii: "\n") }) else { return "" }
    return String(text[...end])
  }
}

/// An error that prevents the use of a terminal.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is not a terminal, or `TERM` is `dumb`.
  case notATerminal
  /// The terminal could not be opened, for the given reason.
  case unavailable(String)
  /// The router has no screen at the given address.
  case noScreen(ScreenAddress)

  /// A sentence about the problem, with a remedy.
  public var description: String {
    switch self {
    case .notATerminal:
      "Standard input and output are not a terminal, or TERM is “dumb”. Run the program in a "
        + "terminal with a cursor to move, or use its headless mode."
    case .unavailable(let reason): "The terminal cannot be used: \(reason)."
    case .noScreen(let address): "There is no screen at \(address)."
    }
  }
}
