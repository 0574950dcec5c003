import Gallery
import Tableware
import Testing

@Suite struct CatalogScreenTests {
  private enum Entry: Int {
    case basic, sectioned, indexed, mutable, actions, radio, drawn, late
  }

  private func open(_ entry: Entry) throws -> PageDriver {
    try PageDriver(CatalogScreen(Gallery.Sources()), open: entry.rawValue)
  }

  @Test func showsAnyValuesInOneList() throws {
    let page = try open(.basic)
    #expect(
      page.rows == [
        "a String", "a String", "a Bool yes", "a Bool no", "an Int 42", "A dictionary",
        "with two keys", "! No row for Double", "Map it: mapping.map(Double.self) { … }",
        "a literal among the rows",
      ])
    #expect(page.table.diagnostics.recent == [])
  }

  @Test func readsSectionsFromAFlatArray() throws {
    let page = try open(.sectioned)
    let snapshot = page.table.snapshot
    #expect((0..<snapshot.sectionCount).map { snapshot.rowCount(in: $0) } == [1, 3, 1, 2, 0])
    #expect(
      (0..<snapshot.sectionCount).map { snapshot.header(of: $0)?.content.title.string } == [
        nil, "First", nil, "Second", "Empty",
      ])
    #expect(page.screen.texts.contains { $0.contains("a footer closes the section") })
  }

  @Test func jumpsToALetter_AndSearches() throws {
    let page = try open(.indexed)
    page.screen.resize(columns: 60, rows: 10)
    try page.screen.press("S")
    #expect(page.screen.texts.contains { $0.contains("Sophie") })
    try page.screen.press("/ text:RA enter")
    #expect(page.rows == ["Barbara", "Frances", "Grace", "Radia"])
    try page.screen.press("/ text:zz enter")
    #expect(page.rows == ["∅ No name has “RAzz” in it"])
  }

  @Test func keepsALetterWithItsAccentWhole_AndNumbersLast() throws {
    let page = try open(.indexed)
    let snapshot = page.table.snapshot
    let letters = (0..<snapshot.sectionCount).compactMap { snapshot.indexTitle(of: $0) }
    #expect(letters.joined() == "ABCDEÉFGHJKLMNRST#")
  }

  @Test func addsSections_AndDeletesAfterAQuestion() throws {
    let page = try open(.mutable)
    #expect(page.rows.first == "∅ Nothing yet")
    try page.screen.press("a a a a a a")
    let snapshot = page.table.snapshot
    let letters = (0..<snapshot.sectionCount).map { snapshot.indexTitle(of: $0) ?? "?" }
    #expect(letters.count > 1)
    #expect(letters == letters.sorted())
    let count = snapshot.rowCount
    #expect(try page.question(of: "Delete", on: 1)?.hasPrefix("Delete “") == true)
    try page.perform("Delete", on: 1)
    #expect(page.table.snapshot.rowCount == count - 1)
    #expect(page.table.diagnostics.recent == [])
  }

  @Test func runsEveryKindOfAction() throws {
    let page = try open(.actions)
    func after(_ event: some Event, _ row: String) -> String {
      page.table.deliver(event, from: row)
      return page.status
    }
    #expect(after(Tap(), "No action") == "nothing yet")
    #expect(after(Tap(), "Tap") == "tap")
    #expect(after(DetailTap(), "Detail") == "detail")
    #expect(after(LongPress(), "Hold") == "hold")
    #expect(after(Tap(), "Named event") == "named: Named event")
    #expect(after(Tap(), "Disabled") == "named: Named event")
    #expect(after(Tap(), "Tap and detail") == "tap of both")
    #expect(after(DetailTap(), "Tap and detail") == "detail of both")
    #expect(after(DetailTap(), "Navigate and detail") == "detail beside navigation")
    try page.perform("Star", on: "Swipe")
    #expect(page.status == "star")
    try page.perform("Share", on: "Menu")
    #expect(page.status == "star")
    try page.perform("Delete", on: "Delete")
    #expect(page.status == "delete")
  }

  @Test func tapsBeforeItNavigates() throws {
    let page = try open(.actions)
    let actions = page.top
    page.table.deliver(Tap(), from: "All")
    #expect(page.top.title == "There")
    #expect(actions.status == "tap before navigation")
  }

  @Test func prefersTheRowsOwnAction_ToItsClasss() throws {
    let page = try open(.actions)
    page.table.deliver(Tap(), from: "Ada")
    #expect(page.status == "class tap: Ada")
    page.table.deliver(Tap(), from: "Edsger")
    #expect(page.status == "own tap: Edsger")
  }

  @Test func choosesOneOfSeveral_OrNone() throws {
    let page = try open(.radio)
    func chosen() -> [String] {
      page.table.snapshot.allRows.filter { $0.content.spoken.traits.contains(.selected) }
        .map(\.content.title.string)
    }
    #expect(chosen() == ["M"])
    try page.screen.press("home enter")
    #expect(chosen() == ["S"])
    page.table.deliver(Tap(), from: "L")
    _ = page.screen.lines
    #expect(chosen() == ["L"])
    for (row, expected) in [("Red", ["L", "Red"]), ("Blue", ["L", "Blue"]), ("Blue", ["L"])] {
      page.table.deliver(Tap(), from: row)
      _ = page.screen.lines
      #expect(chosen() == expected)
    }
  }

  @Test func choosesOnAPageOfItsOwn() throws {
    let page = try open(.radio)
    try page.screen.press("end up enter")
    #expect(page.top.title == "Drink")
    try page.screen.press("home down enter esc")
    #expect(page.rows.dropLast().last?.hasPrefix("Drink Coffee") == true)
  }

  @Test func choosesOnAPageThatIsPresented() throws {
    let page = try open(.radio)
    try page.screen.press("end enter")
    #expect(page.top.title == "Glass")
    try page.screen.press("home down enter esc")
    #expect(page.rows.last?.hasPrefix("Glass Mug") == true)
  }

  @Test func drawsOnlyWhatIsOnScreen() throws {
    let page = try open(.drawn)
    #expect(page.table.snapshot.rowCount == 1_000)
    let drawn = Int(page.status.split(separator: " ")[2]) ?? .max
    #expect(drawn < 200)
  }

  @Test func showsWhatArrivesLate_InItsRow() throws {
    let page = try open(.late)
    #expect(page.rows.allSatisfy { $0.hasSuffix("loading") })
    page.screen.wait(.milliseconds(200))
    #expect(page.rows.filter { $0.hasSuffix("loading") }.count == 11)
    page.screen.wait(.seconds(3))
    #expect(page.rows.allSatisfy { !$0.hasSuffix("loading") })
    #expect(page.rows.count == 12)
  }
}

extension Snapshot {
  /// Every row from top to bottom.
  fileprivate var allRows: [AnyRow] {
    (0..<sectionCount).flatMap { section in
      (0..<rowCount(in: section)).compactMap { self[RowPath(section: section, row: $0)] }
    }
  }
}
