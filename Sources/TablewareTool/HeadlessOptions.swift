#if Tool
import ArgumentParser
import Tableware
import TablewareTerminal
import TerminalKit

/// How a command shows its screens: in a terminal, or headless with a key script.
struct HeadlessOptions: ParsableArguments {
  @Option(help: "Headless: the keys and clicks of the user. See demo --help-keys.")
  var keys: String?

  @Option(help: "Headless: the size of the terminal as COLUMNSxROWS.")
  var size = TerminalSizeArgument(columns: 80, rows: 24)

  @Flag(help: "Headless: print every frame instead of only the last.")
  var frames = false

  @Flag(
    help: "Headless: let waits take no time. Timers run in their order; loads end at a settle.")
  var virtualTime = false

  @Flag(help: "Headless: print the time of each frame to standard error.")
  var trace = false

  /// Whether a script, and not a user, presses the keys.
  var isHeadless: Bool { keys != nil || !Terminal.isAvailable }

  /// Shows a stack of screens until the user ends it, or until the end of the script.
  ///
  /// - Parameter script: the script without `--keys`, where there is no terminal.
  func show(_ navigator: Navigator, without script: String = "") async throws {
    if isHeadless {
      try await run(navigator, keys ?? script)
    } else {
      try await Terminal.run(navigator)
    }
  }

  private func run(_ navigator: Navigator, _ keys: String) async throws {
    let script: KeyScript
    do {
      script = try KeyScript(keys)
    } catch {
      throw ValidationError("\(error)")
    }
    let host = TerminalHost(navigator, columns: size.columns, rows: size.rows)
    if virtualTime {
      try await run(script, in: HeadlessSession(host, clock: StandingClock()))
    } else {
      try await run(script, in: HeadlessSession(host, clock: ContinuousClock()))
    }
  }

  private func run<C: Clock>(_ script: KeyScript, in session: HeadlessSession<C>) async throws
  where C.Duration == Duration {
    var last = ""
    var number = 0
    try await session.run(script) { frame in
      number += 1
      last = frame.grid.plainText
      if trace { StandardError.print("frame \(number): \(frame.trace)") }
      if frames { print("── frame \(number) ──\n\(last)") }
    }
    if !frames { print(last) }
  }
}
#endif
