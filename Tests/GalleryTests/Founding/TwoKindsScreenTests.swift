import Gallery
import Tableware
import Testing

@Suite struct TwoKindsScreenTests {
  private let page = TwoKindsScreen(Gallery.Sources())

  @Test func showsSixRowsOfTwoKinds() {
    let table = page.table
    let kinds = (0..<6).map { table.snapshot[RowPath(section: 0, row: $0)]?.kind.name ?? "" }
    #expect(
      kinds == ["KindOneRow", "KindTwoRow", "KindOneRow", "KindTwoRow", "KindTwoRow", "KindOneRow"])
  }

  @Test func takesTheHeightThatEachKindNeeds() {
    let screen = ScreenDriver(page)
    // Two lines for the second kind, one for the first.
    #expect(screen.texts[2].contains("① Ada"))
    #expect(screen.texts[3].contains("② a longer story"))
    #expect(screen.texts[4].contains("a row of two lines"))
    #expect(screen.texts[5].contains("① Grace"))
  }

  @Test func showsTypeAndParameters_AndWhatEachLevelAdded() throws {
    let screen = ScreenDriver(page)
    try screen.press("down enter")
    #expect(screen.texts[0].hasPrefix(" Two kinds › KindTwoRow"))
    #expect(screen.texts[1].hasPrefix("“two” from a KindTwoRow"))
    let shown = screen.texts.dropFirst(2).prefix(4).map {
      $0.split(separator: " ").filter { $0 != "❯" }.joined(separator: " ")
    }
    #expect(shown == ["id 2", "rows 6", "section \"list\"", "text a longer story"])
  }

  @Test func closesTheDetail_ByItsCommand() throws {
    let screen = ScreenDriver(page)
    try screen.press("enter c")
    #expect(screen.texts[0].hasPrefix(" Two kinds  "))
    #expect(screen.focusedLine?.contains("Ada") == true)
  }

  @Test func goesUpLevelByLevel_AndEndsAtTheScreen() {
    let navigator = Navigator(root: page)
    var hops: [String] = []
    page.table.onHop = { hops.append("\($0)") }
    page.table.deliver(Tap(), from: 1)
    #expect(
      hops == [
        "Tap from row 1: row passed", "Tap from row 1: section passed",
        "\"one\" from row 1: row passed", "\"one\" from row 1: section passed",
        "\"one\" from row 1: table passed", "\"one\" from row 1: screen handled",
        "Tap from row 1: table handled",
      ])
    #expect(navigator.top.title == "KindOneRow")
    #expect(page.table.diagnostics.recent == [])
  }

  @Test func reportsAnEvent_ThatNobodyKnows() throws {
    let navigator = Navigator(root: page)
    let source = try #require(page.table.source(at: RowPath(section: 0, row: 0)))
    #expect(source.send("unheard of") == .unhandled)
    #expect(page.table.diagnostics.recent.count == 1)
    #expect(navigator.screens.count == 1)
  }
}
