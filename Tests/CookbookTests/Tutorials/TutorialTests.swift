import Foundation
import Tableware
import TablewareLoading
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

/// The outputs on the pages of the tutorials. With `TABLEWARE_RECORD=1` the tests write them.
@Suite struct TutorialTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation/tutorials")

  /// Compares the block after `<!-- output: NAME -->` on a page with a text.
  private func expectOutput(
    _ name: String, on page: String, _ text: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let file = Self.folder.appending(path: page)
    let mark = "<!-- output: \(name) -->\n```text\n"
    var content = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(content.range(of: mark), sourceLocation: location).upperBound
    let end = try #require(content[start...].range(of: "```\n"), sourceLocation: location)
      .lowerBound
    if ProcessInfo.processInfo.environment["TABLEWARE_RECORD"] == "1" {
      content.replaceSubrange(start..<end, with: text + "\n")
      try content.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(String(content[start..<end]) == text + "\n", sourceLocation: location)
    }
  }

  private func frame(of screen: any Screen, _ keys: String = "", rows: Int) async throws -> String {
    try await Terminal.frame(of: screen, keys: keys, columns: 40, rows: rows)
  }

  @Test func firstTable_outputs_areOnItsPage() async throws {
    let page = "first-table.md"
    #expect(FirstTable.Album(id: 3, title: "Blue", year: 1971).stars == 0)
    try expectOutput(
      "first-table-screen", on: page, try await frame(of: FirstTable.Step1.AlbumsScreen(), rows: 6))
    try expectOutput(
      "first-table-models", on: page,
      try await frame(of: FirstTable.Step2.AlbumsScreen(), "delete", rows: 8))
    try expectOutput(
      "first-table-detail", on: page,
      try await frame(of: FirstTable.AlbumsScreen(), "enter down right*3", rows: 6))
    try expectOutput(
      "first-table-navigation", on: page,
      try await frame(of: FirstTable.AlbumsScreen(), "enter down right*3 esc", rows: 6))
  }

  @Test(.enabled(if: !Terminal.isAvailable))
  func firstTable_withoutATerminal_throws() async throws {
    await #expect(throws: TerminalError.notATerminal) { try await FirstTable.runInTerminal() }
    try await FirstTable.printFrame()
  }

  @Test(.enabled(if: !Terminal.isAvailable))
  func settingsForm_withoutATerminal_throws() async throws {
    await #expect(throws: TerminalError.notATerminal) { try await SettingsForm.runInTerminal() }
  }

  @Test func settingsForm_outputs_areOnItsPage() async throws {
    let page = "settings-form.md"
    try expectOutput(
      "settings-form-values", on: page,
      try await frame(of: SettingsForm.Step1.PreferencesScreen(), rows: 9))
    try expectOutput(
      "settings-form-rules", on: page,
      try await frame(of: SettingsForm.Step2.PreferencesScreen(), "down space end enter", rows: 10))
    try expectOutput(
      "settings-form-saved", on: page,
      try await frame(
        of: SettingsForm.Step2.PreferencesScreen(),
        "down space end enter home enter text:Ada esc end enter", rows: 9))
  }

  @Test func pagedList_outputs_areOnItsPage() async throws {
    let page = "paged-list.md"
    let server = PagedBooks.SampleServer()
    try expectOutput(
      "paged-screen", on: page,
      try await frame(of: PagedBooks.Step1.BooksScreen(server), "settle", rows: 8))
    try expectOutput(
      "paged-end", on: page,
      try await frame(
        of: PagedBooks.Step1.BooksScreen(server), "settle end settle end settle end", rows: 8))
    try expectOutput(
      "paged-search", on: page,
      try await frame(
        of: PagedBooks.Step2.BooksScreen(server), "settle / text:rivers wait:1s settle", rows: 8))
    try expectOutput(
      "paged-empty", on: page,
      try await frame(
        of: PagedBooks.Step2.BooksScreen(server), "settle / text:whales wait:1s settle", rows: 8))
    try expectOutput(
      "paged-refresh", on: page,
      try await frame(of: PagedBooks.BooksScreen(server), rows: 7))
    try expectOutput(
      "paged-failure", on: page,
      try await frame(of: PagedBooks.BooksScreen(BrokenServer()), "settle", rows: 7))
  }

  @Test func tree_outputs_areOnItsPage() async throws {
    let page = "tree.md"
    try expectOutput(
      "plants-tree", on: page,
      try await frame(of: PlantTree.Step1.GardenScreen(), "right down right", rows: 9))
    try expectOutput(
      "plants-checks", on: page,
      try await frame(
        of: PlantTree.Step2.GardenScreen(), "down right down enter down enter", rows: 7))
    try expectOutput(
      "plants-reveal", on: page, try await frame(of: PlantTree.Step3.GardenScreen(), "p", rows: 9))
    try expectOutput(
      "plants-loading", on: page,
      try await frame(
        of: PlantTree.Step4.GardenScreen(PlantTree.GardenServer()),
        "right settle down right settle", rows: 8))
    try expectOutput(
      "plants-retry", on: page,
      try await frame(
        of: PlantTree.Step4.GardenScreen(PlantTree.GardenServer()),
        "right settle down right settle down enter settle", rows: 8))
  }

  @Test func tree_savedNodes_areRestored() throws {
    var expanded = ExpandedSet()
    expanded.expand("Trees")
    let restored = try restoredNodes(savedNodes(expanded))
    #expect(restored.isExpanded("Trees") && !restored.isExpanded("Flowers"))
  }

  @Test func tree_path_hasThePlantsAbove_orIsNil() {
    let path = { PlantTree.Plant.path(to: $0, in: PlantTree.Plant.garden)?.map(\.id) }
    #expect(path("Pear") == ["Trees", "Fruit trees"])
    #expect(path("Herbs") == [])
    #expect(path("Oak") == nil)
  }

  @Test func tree_tap_expandsABranch_andChecksALeaf() {
    let driver = ScreenDriver(PlantTree.Step2.GardenScreen())
    driver.tap("Flowers")
    #expect(driver.titles == [["Trees", "Flowers", "Poppy", "Tulip", "Herbs"]])
    driver.tap("Tulip")
    #expect(driver.content(of: "Tulip")?.values.map(\.text.string) == ["✓"])
    #expect(driver.screen.status == "1 watered")
    #expect(driver.findings == [])
  }

  @Test func tree_revealedNode_isShown_andAllCollapseAndExpand() {
    let driver = ScreenDriver(PlantTree.Step3.GardenScreen())
    driver.run("p")
    #expect(
      driver.titles == [
        ["Trees", "Conifers", "Fruit trees", "Apple", "Pear", "Flowers", "Herbs"]
      ])
    driver.run("c")
    #expect(driver.titles == [["Trees", "Flowers", "Herbs"]])
    driver.run("e")
    #expect(
      driver.titles == [
        [
          "Trees", "Conifers", "Larch", "Spruce", "Fruit trees", "Apple", "Pear", "Flowers",
          "Poppy", "Tulip", "Herbs", "Empty",
        ]
      ])
    #expect(driver.findings == [])
  }
}

/// A server that always fails.
private struct BrokenServer: PagedBooks.BookServer {
  struct Failure: Error, CustomStringConvertible {
    let description = "The server does not answer."
  }

  func books(matching text: String, after id: Int?) async throws -> Page<PagedBooks.Book> {
    throw Failure()
  }
}
