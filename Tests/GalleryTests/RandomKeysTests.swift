import Gallery
import Tableware
import TablewareTerminal
import TablewareTesting
import TerminalKit
import Testing

/// Whatever keys are pressed on a screen of the gallery, it goes on, and nothing is out of order.
@Suite struct RandomKeysTests {
  private static let keys = [
    "up", "down", "left", "right", "enter", "space", "home", "end", "pageup", "pagedown", "esc",
    "tab", "wheel:up*3", "wheel:down*3", "click:3,4", "click:6,6", "wait:300ms", "wait:1s",
    "resize:50x9", "resize:20x5", "resize:100x30", "settle",
  ]

  @Test(arguments: ["million", "chat", "files", "states"], 0..<3)
  func survivesAnyKeys(_ name: String, _ seed: UInt64) async throws {
    try await withTemporaryFolder { folder in
      for name in ["a/b/c.txt", "a/d.txt", "e.txt", ".f/g.txt", "h/i/j/k.txt"] {
        try folder.write("x", to: name)
      }
      try folder.link("a/b/loop", to: "../..")
      var sources = Gallery.Sources()
      sources.folder = folder.path
      sources.rowCount = 2_000
      sources.latency = .zero
      let screen = try #require(Gallery.screen(named: name, sources))
      let host = TerminalHost(Navigator(root: screen), columns: 60, rows: 12)
      var random = SeededGenerator(seed: seed)
      let keys = Self.keys + screen.commands.map { String($0.key) }
      for _ in 0..<150 {
        for step in try KeyScript(keys.randomElement(using: &random) ?? "up").steps {
          switch step {
          case .input(let input): host.handle(input)
          case .resize(let columns, let rows): host.resize(columns: columns, rows: rows)
          case .wait(let duration):
            host.advance(to: host.navigator.timeline.now + duration)
          case .settle: await host.settle()
          }
          _ = host.frame()
        }
      }
      let diagnostics = host.navigator.stack.flatMap(\.table.diagnostics.recent)
      #expect(diagnostics == [])
    }
  }
}
