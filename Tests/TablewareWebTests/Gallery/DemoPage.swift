import Gallery
import Tableware
import Testing

@testable import TablewareWeb

/// A demo of the gallery in a browser, driven by what a user does: each step is a frame of the
/// client, and each answer was applied to the page of the client.
struct DemoPage {
  let driver: WebDriver

  init(_ screen: any Screen) { driver = WebDriver(screen) }

  /// The titles of the rows: of the box over the page if there is one.
  var rows: [String] { driver.titles }

  /// The titles of the headers, from top to bottom.
  var headers: [String] { entries.filter { !$0.isRow }.map { $0.bound.content.title.string } }

  /// The titles of the screens, from the first to the one on top.
  var screens: [String] { driver.session.navigator.screens.map(\.title) }

  private var entries: [WebPage.Entry] { driver.session.topPage.entries }

  /// Whether the bar of the page shows a text, such as the status of the screen.
  func bar(contains text: String) -> Bool { driver.session.chrome.string.contains(text) }

  /// The values and the symbol of a row, as they are in its element.
  func html(of row: String) throws -> String {
    let id = try #require(driver.id(row), "there is no row “\(row)”")
    return try #require(driver.replay.items.first { $0.id == id }).html
  }

  func content(of row: String) throws -> RowContent {
    let id = try #require(driver.id(row), "there is no row “\(row)”")
    return try #require(driver.session.topPage.entry(id)).bound.content
  }

  // MARK: - Steps

  func tap(_ row: String) throws { try send("t", row) }

  func showDetail(of row: String) throws { try send("i", row) }

  func openMenu(of row: String) throws { try send("o", row) }

  func back() { #expect(driver.send("\"b\"") == .accepted) }

  func press(_ key: Character) { #expect(driver.send("\"g\",\"\(key)\"") == .accepted) }

  func search(_ text: String) { #expect(driver.send("\"q\",\"\(text)\"") == .accepted) }

  func set(_ row: String, _ value: String) throws { try send("c", row, ",\(value)") }

  /// Chooses an action that a row offers.
  func perform(_ action: String, on row: String) throws {
    let id = try #require(driver.id(row), "there is no row “\(row)”")
    let actions = try #require(driver.session.topPage.entry(id)).presentation.actions
    let index = try #require(actions.firstIndex { $0.title == action })
    #expect(driver.send("\"a\",\(id),\(index),\(TitleMark.of(action))") == .accepted)
  }

  private func send(_ message: String, _ row: String, _ rest: String = "") throws {
    let id = try #require(driver.id(row), "there is no row “\(row)”")
    #expect(driver.send("\"\(message)\",\(id)\(rest)") == .accepted, "\(message) “\(row)”")
  }

  /// Checks that no frame was refused, and that the client has the page of the session.
  func expectNoProblem() {
    #expect(driver.session.rejections == [])
    #expect(driver.replay.problems == [])
    #expect(driver.session.navigator.topHosted.table.diagnostics.recent == [])
  }
}
