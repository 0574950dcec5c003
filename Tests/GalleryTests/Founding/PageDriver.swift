import Gallery
import Tableware
import TablewareHosting
import Testing

/// Drives a screen and the pages that it leads to, and looks at the table on top.
struct PageDriver {
  let screen: ScreenDriver

  /// A screen in a tall terminal, with its row of that place opened.
  init(_ root: any Screen, open position: Int) throws {
    screen = ScreenDriver(root, columns: 60, rows: 60)
    try screen.press("home" + String(repeating: " down", count: position) + " enter")
  }

  /// The screen on top.
  var top: any Screen { screen.navigator.top }

  var table: Table { screen.table }

  /// The rows' lines, without headers, focus and empty lines.
  var rows: [String] {
    screen.texts.dropFirst().dropLast().map { $0.filter { $0 != "❯" } }
      .filter { !$0.contains("───") && !$0.isEmpty }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// The end of the title line.
  var status: String { top.status }

  /// Performs the action with a title of a row, without its question.
  func perform(_ title: String, on row: some Hashable & Sendable) throws {
    let path = try #require(table.snapshot.path(of: Identity(row)))
    try #require(TableHost(table).source(at: path)).perform(action(title, at: path))
    _ = screen.lines
  }

  /// The question that is asked before an action is performed.
  func question(of title: String, on row: some Hashable & Sendable) throws -> String? {
    try action(title, at: #require(table.snapshot.path(of: Identity(row)))).question
  }

  private func action(_ title: String, at path: RowPath) throws -> RowAction {
    try #require(Interaction(TableHost(table)).menu(of: path).first { $0.title == title })
  }
}
