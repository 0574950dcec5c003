import Foundation
import Gallery
import GalleryFixtures
import LineSurface
import Tableware
import TablewareHosting
import TablewareViewport
import Testing

/// Every screen of the gallery on the smallest surface: nothing in a screen depends on more.
@Suite struct LineGalleryTests {
  /// The screens that the rows of each entry push, among those that only words reach.
  private static let pushedScreens: [String: Set<String>] = [
    "catalog": ["BasicPage", "ActionsPage", "FormPage", "MenuScreen", "QuestionScreen"],
    "two-kinds": ["TwoKindsDetail"],
    "components": ["TextPage", "FeedPage", "MenuScreen"],
    "settings": ["AccountScreen", "ChoiceScreen<Int>"],
    "signup": ["ChoiceScreen<String>"],
  ]

  @Test(arguments: Array(Gallery.entries.enumerated().map { ($0.offset, $0.element.id) }))
  func galleryScreen_usedByWords_hasNoProblems(_ index: Int, _ name: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tableware-lines-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var sources = try GalleryFixture(in: folder.path).sources(for: name)
    sources.rowCount = 2_000
    let home = try #require(Gallery.screen(named: nil, sources))
    let reader = LineReader(LineHost(Navigator(root: home)))
    for _ in 0..<index { reader.say("down") }
    reader.say("tap")
    #expect(reader.host.navigator.top.title == Gallery.entries[index].title)
    await reader.host.navigator.timeline.settle()
    reader.useTop()
    await reader.host.navigator.timeline.settle()
    reader.useTop()
    while reader.host.navigator.screens.count > 1, reader.say("back") == .done {}
    #expect(reader.host.navigator.top === home)
    #expect(reader.host.frame().contains { $0.hasPrefix(">") })
    #expect(reader.problems == [])
    #expect(reader.diagnostics == [])
    #expect(reader.visited.isSuperset(of: Self.pushedScreens[name, default: []]))
  }
}

/// A user who says everything that a screen may respond to, and looks at each frame.
private final class LineReader {
  /// The largest number of rows that are used on one screen.
  private static let rowLimit = 40
  private static let words = [
    "activate", "hold", "detail", "toggle", "expand", "collapse", "more", "less", "set on",
    "set 1", "set text", "set 2026-01-02 10:30", "submit", "menu", "move 1", "move -1",
    "key delete", "tap",
  ]

  let host: LineHost
  private(set) var problems: [String] = []
  /// The types of the screens that were on top.
  private(set) var visited: Set<String> = []
  private var tables: [Diagnostics] = []
  private var used: Set<String> = []

  init(_ host: LineHost) { self.host = host }

  var diagnostics: [Diagnostic] { tables.flatMap(\.recent) }

  @discardableResult
  func say(_ words: String) -> GestureResult {
    let result = host.perform(words)
    let frame = host.frame()
    visited.insert("\(type(of: host.navigator.top))")
    let diagnostics = host.navigator.topHosted.table.diagnostics
    if !tables.contains(where: { $0 === diagnostics }) { tables.append(diagnostics) }
    if result == .stale { problems.append("“\(words)” was stale on \(host.navigator.top.title)") }
    look(at: frame, after: words)
    return result
  }

  /// Uses each row, each command and the search of the screen on top, and of those that it pushes.
  func useTop(depth: Int = 0) {
    let screen = host.navigator.top
    for _ in 0..<Self.rowLimit {
      let before = host.viewport.focus
      for words in Self.words {
        say(words)
        guard returnTo(screen, depth) else { return }
      }
      say("down")
      if host.viewport.focus == before { break }
    }
    for command in screen.commands {
      say("key \(command.key)")
      guard returnTo(screen, depth) else { return }
      host.advance(by: .milliseconds(500))
    }
    let titles = ["search a", "search ", "index B", "last", "pageup", "next", "first"]
    for words in titles { say(words) }
  }

  /// Leaves the screens that were pushed above a screen, after using each type of them.
  private func returnTo(_ screen: any Screen, _ depth: Int) -> Bool {
    for _ in 0..<20 where host.navigator.top !== screen {
      guard host.navigator.screens.contains(where: { $0 === screen }) else { return false }
      let key = "\(type(of: host.navigator.top)) \(host.navigator.top.title)"
      if depth < 4, used.insert(key).inserted {
        useTop(depth: depth + 1)
      } else {
        say("back")
      }
    }
    return host.navigator.top === screen
  }

  /// Each row that begins on screen is in the frame, in the line where its cell was placed.
  private func look(at frame: [String], after words: String) {
    for row in host.viewport.bindings.rows {
      guard let y = host.viewport.frame(of: row.path)?.y,
        (0..<frame.count - 1).contains(y), host.viewport.row(at: y) == row.path,
        !row.content.isPlaceholder, row.content.titleLineLimit == 1,
        let word = row.content.title.string.split(whereSeparator: \.isWhitespace).first
      else { continue }
      if !frame[y + 1].contains(word.prefix(40)) {
        problems.append("“\(words)”: \(row.content.title.string) is not in “\(frame[y + 1])”")
      }
    }
  }
}
