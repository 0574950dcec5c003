import Foundation
import Gallery
import GalleryFixtures
import Tableware
import Testing

@testable import TablewareWeb

/// The demos of the other four founding systems in a browser, step by step as their articles
/// describe them.
@Suite struct FoundingDemoTests {
  private func open(_ name: String, _ sources: Gallery.Sources = Gallery.Sources()) throws
    -> DemoPage
  {
    DemoPage(try #require(Gallery.screen(named: name, sources)))
  }

  /// CDZTableViewManager: many kinds of cells whose messages reach the screen.
  @Test func settings_eachCell_setsItsValue_andOthersFollow() throws {
    let page = try open("settings")
    #expect(page.rows.prefix(3) == ["Mei Lin", "Airplane mode", "Wi-Fi"])
    #expect(page.headers.prefix(2) == ["Network", "Screen"])
    try page.set("Airplane mode", "true")
    #expect(page.bar(contains: "airplane mode"))
    #expect(try !page.content(of: "Wi-Fi").isEnabled)
    #expect(!page.rows.contains("Network"))
    try page.set("Airplane mode", "false")
    #expect(page.rows.contains("Network"))
    try page.set("Text size", "20")
    try page.tap("Chimes")
    #expect(try page.content(of: "Chimes").accessory == .checkmark)
    #expect(try page.content(of: "Bell").accessory == .none)
    try page.tap("Network")
    try page.tap("Library")
    #expect(page.screens == ["Settings"])
    try page.tap("Mei Lin")
    #expect(page.screens == ["Settings", "Account"])
    #expect(try page.content(of: "Network").values.map(\.text.string) == ["Library"])
    page.back()
    try page.tap("Reset all settings")
    #expect(try page.content(of: "Bell").accessory == .checkmark)
    page.expectNoProblem()
  }

  /// Responder chain and strategies: each level adds to the event that the detail shows.
  @Test func twoKinds_tap_showsTypeParametersAndWhatEachLevelAdded() throws {
    let page = try open("two-kinds")
    #expect(
      page.rows == [
        "Ada", "a longer story", "Grace", "another one", "the last but one", "Edsger",
      ])
    #expect(page.headers == ["One, Two, One, Two, Two, One"])
    try page.tap("a longer story")
    #expect(page.screens == ["Two kinds", "KindTwoRow"])
    #expect(page.headers == ["“two” from a KindTwoRow"])
    let shown = try page.rows.map { row in
      "\(row) \(try page.content(of: row).values.map(\.text.string).joined())"
    }
    #expect(shown == ["id 2", "rows 6", "section \"list\"", "text a longer story"])
    page.press("c")
    #expect(page.screens == ["Two kinds"])
    try page.tap("Edsger")
    #expect(page.headers == ["“one” from a KindOneRow"])
    page.back()
    page.expectNoProblem()
  }

  /// M80TableViewComponent, Text: rows that are inserted and that remove themselves.
  @Test func components_text_insertsAndRemovesRows() throws {
    let page = try open("components")
    try page.tap("Text")
    #expect(page.rows == ["row 1", "row 2", "row 3"])
    let ids = page.driver.replay.items.map(\.id)
    page.press("a")
    #expect(page.rows == ["row 1", "row 2", "row 3", "row 4"])
    #expect(page.driver.replay.items.map(\.id).prefix(ids.count) == ids.prefix(ids.count))
    for key in "tim" { page.press(key) }
    #expect(page.rows.count == 25)
    #expect(page.bar(contains: "25 rows so far"))
    page.press("s")
    #expect(page.headers == ["Section 1", "Section 2"])
    for row in ["row 2", "row 26"] { try page.perform("delete", on: row) }
    #expect(page.rows.count == 26)
    #expect(!page.rows.contains("row 26"))
    page.expectNoProblem()
  }

  /// M80TableViewComponent, List diff: twelve lists, each by the smallest change.
  @Test func components_listDiff_cyclesThroughTwelveLists() throws {
    let page = try open("components")
    try page.tap("List diff")
    #expect(page.rows == (1...9).map { "\($0)" })
    let nine = page.driver.id("9")
    page.press("n")
    #expect(page.rows == (2...10).map { "\($0)" })
    #expect(page.driver.id("9") == nine)
    var counts = [9, 9]
    for _ in 0..<10 {
      page.press("n")
      counts.append(page.rows.count)
    }
    #expect(counts == [9, 9, 9, 8, 7, 7, 7, 9, 2, 3, 2, 1])
    #expect(page.rows == ["An empty list"])
    page.press("n")
    #expect(page.bar(contains: "list 1 of 12"))
    page.expectNoProblem()
  }

  /// M80TableViewComponent, Feed: a section for each post, and new ones at the top.
  @Test func components_feed_isRefreshedAtTheTop_andLikedInPlace() throws {
    let page = try open("components")
    try page.tap("Feed")
    let table = page.driver.session.navigator.topHosted.table
    #expect(table.snapshot.sectionCount == 20)
    let bar = "↻ share   ✎ comment"
    let item = try #require(page.driver.id(bar))
    #expect(try page.content(of: bar).values.map(\.text.string) == ["♥ 33"])
    try page.tap(bar)
    #expect(try page.content(of: bar).values.map(\.text.string) == ["♥ 34"])
    #expect(page.driver.id(bar) == item)
    #expect(page.driver.send("\"u\"") == .accepted)
    page.driver.wait(.seconds(1))
    #expect(table.snapshot.sectionCount == 22)
    #expect(table.snapshot.sectionID(at: 0) == Identity(21))
    #expect(page.bar(contains: "22 posts"))
    try page.tap(try #require(page.rows.first))
    #expect(page.screens.count == 3)
    page.back()
    page.expectNoProblem()
  }

  /// ZHTableView: the user orders and hides the modules of a page, which is kept.
  @Test func music_modules_areOrderedHiddenAndFoundAgain() throws {
    try withGalleryFixture { fixture in
      let sources = fixture.sources(for: "music")
      let page = try open("music", sources)
      let all = page.headers
      #expect(all.count > 2)
      let first = try #require(page.driver.id(page.rows[0]))
      #expect(page.driver.send("\"f\",\(first)") == .accepted)
      page.press("d")
      #expect(page.headers.prefix(2) == [all[1], all[0]])
      page.press("u")
      #expect(page.headers == all)
      page.press("x")
      #expect(page.headers.prefix(all.count - 1) == all.dropFirst())
      #expect(page.headers.last == "Hidden")
      #expect(page.bar(contains: "1 hidden"))
      let again = try open("music", sources)
      #expect(again.headers == page.headers)
      try again.tap(all[0])
      #expect(again.headers == all)
      again.expectNoProblem()
      page.expectNoProblem()
    }
  }
}
