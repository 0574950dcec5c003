import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct SelectingTests {
  @Test func selectSeveral_delete_removesTheSelectedRows() {
    let screen = BulkScreen()
    let driver = ScreenDriver(screen)
    driver.tap(1)
    driver.tap(3)
    #expect(screen.status == "2 selected")
    driver.run("d")
    #expect(driver.titles == [["Your table is ready"]])
    #expect(screen.status == "0 selected")
    driver.run("a")
    #expect(screen.status == "1 selected")
    driver.expectNoFindings()
  }

  @Test func selectOne_tap_replacesTheSelection() {
    let screen = VoiceScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.content(of: "Alto")?.isSelected == true)
    driver.tap("Tenor")
    #expect(screen.voice == "Tenor")
    #expect(driver.content(of: "Alto")?.isSelected == false)
    driver.tap("Tenor")
    #expect(driver.content(of: "Tenor")?.isSelected == true)
    driver.expectNoFindings()
  }

  @Test func pickAndReturn_tap_returnsTheContact() {
    let screen = MeetingScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Host")
    #expect(driver.screen is PersonPicker)
    driver.tap("Grace")
    #expect(driver.screen === screen)
    #expect(screen.host?.name == "Grace")
    #expect(driver.content(of: "Host")?.values.map(\.text.string) == ["Grace"])
    driver.expectNoFindings()
  }
}
