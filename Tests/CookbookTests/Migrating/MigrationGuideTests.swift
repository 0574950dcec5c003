import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

/// The screens of the migration guides behave as the other systems' code beside them.
@Suite struct MigrationGuideTests {
  @Test func nimbus_contacts_areAddedDeletedAndOpened() async throws {
    let frame = try await Terminal.frame(
      of: NimbusGuide.ContactsScreen(), keys: "a", columns: 40, rows: 8)
    #expect(
      frame == """
         Contacts
        Contacts ─────────────────────────────
        ❯ Ada                                ›
          Ben                                ›
          Contact 3                          ›
          3 contacts

         ↑↓ move  ⏎ open  . menu  a Add  q quit
        """)
    let driver = ScreenDriver(NimbusGuide.ContactsScreen())
    driver.perform("Delete", on: 1)
    #expect(driver.titles == [["Ben"]])
    driver.tap(2)
    #expect(driver.screen.title == "Ben")
    driver.expectNoFindings()
  }

  @Test func cdz_rowsOfDifferentKinds_changeTheModel() {
    let driver = ScreenDriver(ManagerGuide.ProfileScreen())
    #expect(driver.titles == [["Ada", "Name", "Visible", "Reset"]])
    driver.tap("Name")
    driver.set("Visible", to: .bool(true))
    #expect(driver.titles == [["Ada L.", "Name", "Visible", "Reset"]])
    driver.tap("Reset")
    #expect(driver.titles == [["Ada", "Name", "Visible", "Reset"]])
    driver.expectNoFindings()
  }

  @Test func responder_events_reachTheTableWithTheNoteOfTheSection() throws {
    let screen = ResponderGuide.OffersScreen()
    let driver = ScreenDriver(screen)
    driver.perform("Buy", on: "Tea")
    driver.perform("Report", on: "Bread")
    #expect(screen.log == ["1 × \"Tea\" in Market", "report \"Bread\""])
    driver.expectNoFindings()
  }

  @Test func m80_newPost_isInsertedAbove_andLikesChangeOneRow() {
    let driver = ScreenDriver(ComponentGuide.FeedScreen())
    driver.run("n")
    #expect(driver.titles.map(\.first) == ["Cleo", "Ada", "Ben"])
    #expect(driver.table.batches.last?.insertedSections == [0])
    #expect(driver.table.batches.last?.movedSections == [])
    #expect(driver.titles[1] == ["Ada", "The rain has stopped.", "Like (0)"])
    driver.tap("like 1")
    #expect(driver.titles[1] == ["Ada", "The rain has stopped.", "Like (1)"])
    driver.expectNoFindings()
  }

  @Test func zh_modules_areArrangedAndHidden() {
    let driver = ScreenDriver(ModuleGuide.MusicHome())
    #expect(driver.titles.prefix(2) == [["Pines", "Rain"], ["Bread"]])
    driver.run("n")
    #expect(driver.titles.first == ["Pines", "Rain"])
    #expect(!driver.titles.contains(["Bread"]))
    driver.expectNoFindings()
  }
}
