import Tableware
import TablewareForms
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

private typealias PreferencesScreen = SettingsForm.Step2.PreferencesScreen
private typealias AlbumsScreen = FirstTable.AlbumsScreen

@Suite struct TutorialEntries {
  // entry: testing-first
  @Test func preferences_withoutAName_showAMessage() {
    let driver = ScreenDriver(PreferencesScreen())
    driver.tap("Save")
    #expect(driver.message(of: "name") == "Enter a name.")
    #expect(driver.findings == [])
  }
  // end

  // entry: testing-typing
  @Test func preferences_thatArePublic_haveAPage() {
    let screen = PreferencesScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.titles == [["Name", "Public"], ["Save"]])
    driver.tap("public")  // turns the switch
    #expect(driver.titles == [["Name", "Public", "Page"], ["Save"]])
    driver.type("Ada", into: "name")
    driver.tap("Save")
    #expect(screen.saved?.text("name") == "Ada")
    #expect(driver.findings == [])
  }
  // end

  // entry: testing-navigation
  @Test func albums_afterARating_showStars() {
    let driver = ScreenDriver(AlbumsScreen())
    driver.tap(1)  // the album with this id; pushes its screen
    driver.set("Rating", to: .number(4))
    driver.goBack()
    #expect(driver.content(of: 1)?.values.first?.text.string == "★★★★")
    #expect(driver.findings == [])
  }
  // end

  // entry: testing-frame
  @Test func albums_look() async throws {
    let frame = try await Terminal.frame(
      of: AlbumsScreen(), keys: "down enter", columns: 30, rows: 6)
    #expect(
      frame == """
         Albums › Abbey Road
        ❯ Year                  1969
          Rating               ☆☆☆☆☆


         ↑↓ move  esc back  q quit
        """)
  }
  // end
}
