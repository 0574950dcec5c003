import Gallery
import Tableware
import Testing

@testable import TablewareWeb

/// The catalog of Nimbus in a browser, page by page as its article describes it.
@Suite struct CatalogDemoTests {
  private func open(_ row: String) throws -> DemoPage {
    let page = DemoPage(CatalogScreen(Gallery.Sources()))
    try page.tap(row)
    #expect(page.screens == ["Catalog", row])
    return page
  }

  @Test func basic_showsAnyValuesInOneList() throws {
    let page = try open("Basic")
    #expect(
      page.rows == [
        "a String", "a String", "a Bool", "a Bool", "an Int", "A dictionary", "No row for Double",
        "a literal among the rows",
      ])
    #expect(try page.content(of: "A dictionary").subtitle == "with two keys")
    page.back()
    #expect(page.screens == ["Catalog"])
  }

  @Test func sectioned_readsAFlatArray() throws {
    let page = try open("Sectioned")
    #expect(page.rows == (0...6).map { "row \($0)" })
    #expect(page.headers == ["First", "a footer closes the section", "Second", "Empty"])
    page.expectNoProblem()
  }

  @Test func indexed_hasLettersAndASearch() throws {
    let page = try open("Indexed")
    #expect(page.driver.session.page.index.first == "A")
    #expect(page.driver.session.page.index.last == "#")
    #expect(page.driver.send("\"x\",\"G\"") == .accepted)
    page.search("ar")
    #expect(page.rows == ["Barbara", "Évariste", "Margaret"])
    #expect(page.driver.session.page.index == ["B", "É", "M"])
    page.search("arx")
    #expect(page.rows == ["No name has “arx” in it"])
    page.search("")
    #expect(page.rows.first == "Ada")
    page.expectNoProblem()
  }

  @Test func mutable_addsSections_andAsksBeforeItDeletes() throws {
    let page = try open("Mutable")
    #expect(page.rows == ["Nothing yet"])
    for _ in 0..<4 { page.press("a") }
    #expect(page.headers == page.headers.sorted())
    #expect(page.driver.session.page.index == page.headers)
    let before = page.rows
    let first = try #require(before.first)
    try page.perform("Delete", on: first)
    #expect(page.rows == ["Cancel", "Delete"])
    try page.tap("Cancel")
    #expect(page.rows == before)
    for row in before {
      try page.perform("Delete", on: row)
      try page.tap("Delete")
    }
    #expect(page.rows == ["Nothing yet"])
    #expect(page.driver.session.page.index == [])
    page.expectNoProblem()
  }

  @Test func actions_runAloneAndTogether_andARowBeforeItsClass() throws {
    let page = try open("Actions")
    func status(_ text: String) -> Bool { page.bar(contains: text) }
    #expect(status("nothing yet"))
    try page.tap("Tap")
    #expect(status("tap"))
    try page.showDetail(of: "Tap and detail")
    #expect(status("detail of both"))
    try page.tap("Named event")
    #expect(status("named: Named event"))
    try page.perform("Star", on: "Swipe")
    #expect(status("star"))
    try page.openMenu(of: "Menu")
    #expect(page.rows.prefix(2) == ["Copy", "Share"])
    try page.tap("Copy")
    #expect(status("copy"))
    try page.perform("Delete", on: "Delete")
    try page.tap("Delete")
    #expect(status("delete"))
    try page.tap("Ada")
    #expect(status("class tap: Ada"))
    try page.tap("Edsger")
    #expect(status("own tap: Edsger"))
    try page.tap("All")
    #expect(page.screens.last == "There")
    #expect(page.rows == ["You have arrived"])
    page.back()
    #expect(status("tap before navigation"))
    page.expectNoProblem()
  }

  @Test func radioGroups_haveOneChoiceOrNone_alsoOnPagesOfTheirOwn() throws {
    let page = try open("Radio groups")
    func chosen() throws -> [String] {
      try page.rows.filter { try page.content(of: $0).spoken.traits.contains(.selected) }
    }
    #expect(try chosen() == ["M"])
    try page.tap("L")
    try page.tap("Red")
    try page.tap("Blue")
    #expect(try chosen() == ["L", "Blue"])
    try page.tap("Blue")
    #expect(try chosen() == ["L"])
    try page.showDetail(of: "Green")
    #expect(page.bar(contains: "detail of Green"))
    try page.tap("Drink")
    try page.tap("Coffee")
    page.back()
    #expect(try page.content(of: "Drink").values.map(\.text.string) == ["Coffee"])
    try page.tap("Glass")
    #expect(page.rows == ["Cup", "Mug"])
    try page.tap("Mug")
    page.back()
    #expect(try page.content(of: "Glass").values.map(\.text.string) == ["Mug"])
    page.expectNoProblem()
  }

  @Test func drawnRows_areDrawnOnlyInTheWindow() throws {
    let page = try open("Drawn rows")
    #expect(page.driver.session.navigator.topHosted.table.snapshot.rowCount == 1_000)
    #expect(page.driver.replay.items.count < 200)
    #expect(try page.html(of: "▇").contains("drawn by a closure"))
    page.expectNoProblem()
  }

  @Test func lateRows_areFilledInTheirPlaces() throws {
    let page = try open("Late rows")
    func loading() -> Int {
      page.driver.replay.items.filter { $0.html.contains("loading") }.count
    }
    let ids = page.driver.replay.items.map(\.id)
    #expect(page.rows == (0..<12).map { "Picture \($0)" })
    #expect(loading() == 12)
    page.driver.wait(.milliseconds(200))
    page.driver.wait(.seconds(3))
    #expect(try page.rows.allSatisfy { try page.content(of: $0).symbol == "●" })
    #expect(page.driver.replay.items.map(\.id) == ids)
    page.expectNoProblem()
  }
}
