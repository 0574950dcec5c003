#if Tool
import ArgumentParser
import DatabaseBrowser
import Gallery
import Tableware
import TablewareTerminal
import TerminalKit

/// Shows the gallery in the terminal, or headless with a key script.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Show the gallery, or one of its screens.",
    discussion: """
      In a terminal the screens are interactive. Without one, or with --keys, they run headless: the \
      keys drive the very same code, and the last frame is printed as plain text.

        tableware demo processes
        tableware demo log /var/log/syslog
        tableware demo packages --keys "/ text:python enter down enter" --size 100x30
        tableware demo database
        tableware demo processes --keys "wait:3s s down*3 enter" --frames
        tableware demo --web --port 8080
      """)

  @Argument(help: "The screen to show first; by default the list of screens.")
  var screen: String?

  @Argument(
    help:
      """
      For log: the file to follow. For music: the page, as JSON. For files and database: the folder.
      """,
    completion: .file())
  var file: String?

  @OptionGroup var headless: HeadlessOptions

  @Flag(help: "List the screens and exit.")
  var list = false

  @Flag(help: "Explain the syntax of --keys and exit.")
  var helpKeys = false

  @Option(
    help: "The file with the order of the music page; by default in the user's state folder.",
    completion: .file())
  var state: String?

  @Flag(help: "Serve the screens to browsers on this machine, instead of a terminal.")
  var web = false

  @Option(help: "The port for --web; 0 for any free port.")
  var port: UInt16 = 8080

  @Flag(help: "Serve all users of this machine, not only those who know the printed address.")
  var noToken = false

  @Option(help: "The number of sessions that --web allows at a time.")
  var sessions = 1_000

  func run() async throws {
    if list { return printScreens() }
    if helpKeys { return print(KeyScript.help) }
    StopRequests.accept()
    var sources = Gallery.Sources()
    sources.file = file
    sources.arrangement = state
    #if SQLite
    // A file of its own for each run, which ends with it.
    let folder = TemporaryFolder()
    defer { folder.remove() }
    sources.database = DatabaseDemo.screen(
      sources, in: folder, isSample: !web && headless.isHeadless, exports: !web)
    #endif
    let isKnown = screen == nil || Gallery.entries.contains { $0.id == screen }
    let router = Gallery.router(startingWith: screen, sources)
    guard isKnown, let navigator = Navigator(ScreenAddress(), in: router) else {
      let known = Gallery.entries.map(\.id).joined(separator: ", ")
      throw ValidationError("There is no screen “\(screen ?? "")”. Screens are: \(known).")
    }
    if web {
      try await WebDemo.serve(screen, sources, port: port, sessions: sessions, needsToken: !noToken)
    } else {
      try await headless.show(navigator, without: "settle")
    }
  }

  private func printScreens() {
    for entry in Gallery.entries {
      print("\(entry.id.padded(to: 12))\(entry.summary)")
    }
  }
}
#endif
