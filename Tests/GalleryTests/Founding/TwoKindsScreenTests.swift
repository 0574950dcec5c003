import Gallery
import Tableware
import TablewareHosting
import TablewareMapping
import Testing

@Suite struct TwoKindsScreenTests {
  private let screen = ScreenDriver(TwoKindsScreen(Gallery.Sources()))

  @Test func showsSixRowsOfTwoKinds() {
    let snapshot = screen.table.snapshot
    let kinds = (0..<6).map { snapshot[RowPath(section: 0, row: $0)]?.kind.name ?? "" }
    #expect(
      kinds == ["KindOneRow", "KindTwoRow", "KindOneRow", "KindTwoRow", "KindTwoRow", "KindOneRow"])
  }

  @Test func takesTheHeightThatEachKindNeeds() {
    // Two lines for the second kind, one for the first.
    #expect(screen.texts[2].contains("① Ada"))
    #expect(screen.texts[3].contains("② a longer story"))
    #expect(screen.texts[4].contains("a row of two lines"))
    #expect(screen.texts[5].contains("① Grace"))
  }

  @Test func showsTypeAndParameters_AndWhatEachLevelAdded() throws {
    try screen.press("down enter")
    #expect(screen.texts[0].hasPrefix(" Two kinds › KindTwoRow"))
    #expect(screen.texts[1].hasPrefix("“two” from a KindTwoRow"))
    let shown = screen.texts.dropFirst(2).prefix(4).map {
      $0.split(separator: " ").filter { $0 != "❯" }.joined(separator: " ")
    }
    #expect(shown == ["id 2", "rows 6", "section \"list\"", "text a longer story"])
  }

  @Test func closesTheDetail_ByItsCommand() throws {
    try screen.press("enter c")
    #expect(screen.texts[0].hasPrefix(" Two kinds  "))
    #expect(screen.focusedLine?.contains("Ada") == true)
  }

  @Test func goesUpLevelByLevel_AndEndsAtTheScreen() {
    let table = screen.table
    var hops: [String] = []
    table.trace = { if case .event = $0 { hops.append("\($0)") } }
    table.deliver(Tap(), from: 1)
    #expect(
      hops == [
        "Tap from row 1: row passed", "Tap from row 1: section passed",
        "\"one\" from row 1: row passed", "\"one\" from row 1: section passed",
        "\"one\" from row 1: table passed", "\"one\" from row 1: screen handled",
        "Tap from row 1: table handled",
      ])
    #expect(screen.navigator.top.title == "KindOneRow")
    #expect(table.diagnostics.recent == [])
  }

  @Test func event_ofAnUnknownName_isReported() throws {
    let source = try #require(
      TableHost(screen.table).source(at: RowPath(section: 0, row: 0)))
    #expect(source.send("unheard of") == .unhandled)
    #expect(screen.table.diagnostics.recent.count == 1)
    #expect(screen.navigator.screens.count == 1)
  }
}
