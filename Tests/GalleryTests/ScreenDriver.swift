import Gallery
import Tableware
import TablewareTerminal
import TablewareViewport
import TerminalKit

/// Drives a screen as a user would, in a terminal of text, with time standing still in between.
struct ScreenDriver {
  private let host: TerminalHost

  /// The screens, and their time.
  var navigator: Navigator { host.navigator }

  /// The table of the screen on top.
  var table: Table { navigator.topHosted.table }

  init(_ screen: any Screen, columns: Int = 60, rows: Int = 12) {
    host = TerminalHost(Navigator(root: screen), columns: columns, rows: rows)
    _ = host.frame()
  }

  /// A screen of the gallery by its name.
  init(
    _ name: String, columns: Int = 60, rows: Int = 12,
    _ adjust: (inout Gallery.Sources) -> Void = { _ in }
  ) throws {
    var sources = Gallery.Sources()
    sources.logs = []
    sources.processes = "/nowhere"
    sources.installed = "/nowhere"
    sources.available = "/nowhere"
    sources.folder = "/nowhere"
    sources.rowCount = 3_000
    sources.arrangement = "/nowhere/state.json"
    sources.latency = .zero
    adjust(&sources)
    guard let screen = Gallery.screen(named: name, sources) else { throw NoSuchScreen() }
    self.init(screen, columns: columns, rows: rows)
  }

  struct NoSuchScreen: Error {}

  /// What the terminal shows now, line by line.
  var lines: [String] {
    host.frame().plainText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines without the scroll bar and the spaces before it.
  var texts: [String] {
    lines.map { line in
      var text = Substring(line)
      if text.hasSuffix("█") || text.hasSuffix("│") { text.removeLast() }
      while text.hasSuffix(" ") { text.removeLast() }
      return String(text)
    }
  }

  /// The line with the focus, without the scroll bar.
  var focusedLine: String? { texts.first { $0.hasPrefix("❯") } }

  /// What the viewport had to do since the last call.
  func takeTrace() -> FrameTrace {
    _ = host.frame()
    return host.takeTrace()
  }

  func press(_ script: String) throws {
    for step in try KeyScript(script).steps {
      if case .input(let input) = step { host.handle(input) }
      _ = host.frame()
    }
  }

  func wait(_ duration: Duration) {
    host.advance(to: navigator.timeline.now + duration)
    _ = host.frame()
  }

  /// Waits until everything that screens load has arrived, and shows it. No time passes for them.
  func settle(isolation: isolated (any Actor)? = #isolation) async {
    await navigator.timeline.settle()
    _ = host.frame()
  }

  func resize(columns: Int, rows: Int) {
    host.resize(columns: columns, rows: rows)
  }
}
