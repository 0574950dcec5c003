import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct UpdatesTests {
  @Test func repeatedTitles_ownIdentities_areNotReported() {
    let driver = ScreenDriver(AddressScreen())
    #expect(driver.titles == [["Name"], ["Name"]])
    #expect(driver.content(of: "delivery name")?.values.map(\.text.string) == ["Alan"])
    driver.expectNoFindings()
  }

  @Test func observableModel_change_bindsItsRowOnly() {
    let downloads = [Download("a.zip"), Download("b.zip")]
    let driver = ScreenDriver(DownloadsScreen(downloads))
    driver.backend.clearCalls()
    downloads[1].percent = 40
    driver.endTurn()
    #expect(driver.content(of: "b.zip")?.values.map(\.text.string) == ["40 %"])
    #expect(driver.table.batches == [])
    driver.expectNoFindings()
  }

  @Test func changeFromOutside_announced_isShown() {
    let player = Player()
    let driver = ScreenDriver(PositionScreen(player))
    player.advance()
    driver.endTurn()
    #expect(driver.content(of: "Position")?.values.map(\.text.string) == ["1"])
    driver.expectNoFindings()
  }

  @Test func millionRows_end_isShown() async throws {
    #expect(try await frame(of: NumbersScreen(), keys: "end").contains("Number 999999"))
  }

  @Test func sortInTheBackground_result_reordersTheRows() async {
    let driver = ScreenDriver(WordsScreen())
    driver.run("s")
    #expect(driver.titles == [["pine", "ash", "elm"]])
    await driver.settle()
    #expect(driver.titles == [["ash", "elm", "pine"]])
    driver.expectNoFindings()
  }

  @Test func storedList_reportedMove_movesOneRow() {
    let driver = ScreenDriver(StoredSongsScreen(SongStore()))
    driver.tap(2)
    #expect(driver.titles == [["Clair de lune", "Willow Song", "茉莉花"]])
    #expect(driver.table.batches.map(\.description) == ["mR (0, 1)→(0, 0)"])
    driver.tap(3)
    #expect(driver.titles == [["茉莉花", "Clair de lune", "Willow Song"]])
    driver.expectNoFindings()
  }
  @Test func chosenAnimations_areThoseOfTableSectionAndCommit() {
    let screen = RotationScreen()
    let driver = ScreenDriver(screen)
    #expect(screen.context.table?.animations == RowAnimations(insertion: .bottom, removal: .fade))
    driver.run("n")
    #expect(driver.titles.last == ["So What", "Willow Song", "Clair de lune (again)"])
    driver.run("r")
    #expect(screen.songs == ["Clair de lune (again)", "So What", "Willow Song"])
    // For one commit only.
    #expect(screen.context.table?.nextAnimations == nil)
    driver.expectNoFindings()
  }
}
