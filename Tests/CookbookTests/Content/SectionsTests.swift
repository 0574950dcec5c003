import Tableware
import TablewareMapping
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct SectionsTests {
  @Test func groupBy_teams_areSections() {
    let driver = ScreenDriver(TeamsScreen())
    #expect(driver.table.headers == ["Networks", "Operations", "Research"])
    #expect(driver.titles == [["Radia"], ["Alan"], ["Ada", "Grace"]])
    #expect(driver.backend.shownFooters.last??.title.string == "2 people")
    driver.expectNoFindings()
  }

  @Test func headerWithButton_menu_changesTheBadge() async throws {
    let before = try await frame(of: InboxScreen())
    #expect(before.contains("2 new"))
    let after = try await frame(of: InboxScreen(), keys: "up . enter")
    #expect(after.contains("Inbox") && !after.contains("new"))
  }

  @Test func collapsible_header_expandsTheSection() async throws {
    let before = try await frame(of: ListsScreen())
    #expect(before.contains("Milk") && !before.contains("Stamps"))
    let after = try await frame(of: ListsScreen(), keys: "end enter")
    #expect(after.contains("Milk") && after.contains("Stamps"))
  }

  @Test func emptyText_noRows_isShown() {
    let driver = ScreenDriver(DraftsScreen())
    #expect(driver.titles == [["No drafts."]])
    driver.expectNoFindings()
  }

  @Test func letterIndex_contacts_haveALetterForEachSection() {
    let driver = ScreenDriver(AddressBook())
    #expect(driver.table.headers == ["A", "G", "R"])
    #expect(driver.titles == [["Ada", "Alan"], ["Grace"], ["Radia"]])
    let snapshot = driver.backend.snapshot
    #expect((0..<3).map { snapshot.indexTitle(of: $0) } == ["A", "G", "R"])
    #expect(snapshot.indexEntries.count == 27)
    #expect(snapshot.indexEntries.filter { $0.section == 0 }.map(\.title).joined() == "ABCDEF")
    driver.expectNoFindings()
  }

  @Test func tableHeader_shown_isAboveAllSections() {
    let driver = ScreenDriver(AlbumScreen())
    #expect(driver.table.headers == ["Suite bergamasque", nil, nil])
    #expect(driver.backend.shownFooters.map { $0?.title.string } == [nil, nil, "℗ 1890"])
    driver.expectNoFindings()
  }

  @Test func hideASection_toggle_hidesIt() {
    let driver = ScreenDriver(OffersScreen())
    #expect(driver.table.headers == [nil, "Offers"])
    driver.set("Show offers", to: .bool(false))
    #expect(driver.table.headers == [nil])
    driver.set("Show offers", to: .bool(true))
    #expect(driver.table.headers == [nil, "Offers"])
    driver.expectNoFindings()
  }

  @Test func arrangeSections_menu_movesAndHides() {
    let driver = ScreenDriver(HomePage())
    #expect(driver.table.headers == ["Charts", "New", "Arrange"])
    driver.perform("Move down", on: ArrangementRow.ID(section: "charts"))
    #expect(driver.table.headers == ["New", "Charts", "Arrange"])
    driver.tap(ArrangementRow.ID(section: "new"))
    #expect(driver.table.headers == ["Charts", "Arrange"])
    driver.expectNoFindings()
  }

  @Test func lettersOfALanguage_swedish_haveEntriesOfTheirOwn() {
    let screen = PhoneBook()
    #expect(screen.sections.map(\.indexTitle) == ["A", "Ö", "Å", "Ä", "E"])
    ScreenDriver(screen).expectNoFindings()
  }
}
