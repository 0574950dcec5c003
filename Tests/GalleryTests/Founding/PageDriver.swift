import Gallery
import Tableware
import Testing

/// Drives a screen and the pages that it leads to, and looks at the table on top.
struct PageDriver {
  let screen: ScreenDriver
  private let root: any Screen

  /// A screen in a tall terminal, with its row of that place opened.
  init(_ root: any Screen, open place: Int) throws {
    self.root = root
    screen = ScreenDriver(root, columns: 60, rows: 60)
    try screen.press("home" + String(repeating: " down", count: place) + " enter")
  }

  /// The screen on top.
  var top: any Screen { root.table.navigator?.top ?? root }

  var table: Table { top.table }

  /// The rows' lines, without headers, focus and empty lines.
  var rows: [String] {
    screen.texts.dropFirst().dropLast().map { $0.filter { $0 != "❯" } }
      .filter { !$0.contains("───") && !$0.isEmpty }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// The end of the title line.
  var status: String { top.status }

  /// Does what the row with an identity offers under a title.
  func perform(_ title: String, on row: some Hashable & Sendable) throws {
    let path = try #require(table.snapshot.path(of: Identity(row)))
    let action = try #require(table.actions(at: path).first { $0.title == title })
    try #require(table.source(at: path)).perform(action)
    _ = screen.lines
  }

  /// The question that is asked before an action is done.
  func question(of title: String, on row: some Hashable & Sendable) throws -> String? {
    let path = try #require(table.snapshot.path(of: Identity(row)))
    return try #require(table.actions(at: path).first { $0.title == title }).question
  }
}
