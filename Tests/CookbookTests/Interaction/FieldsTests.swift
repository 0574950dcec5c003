import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct FieldsTests {
  @Test func addByReturn_severalItems_areAppended() async throws {
    let screen = GroceriesScreen()
    _ = try await frame(of: screen, keys: "end enter text:Tea enter text:Rice enter")
    #expect(screen.items == ["Milk", "Tea", "Rice"])
  }

  @Test func ownControl_tap_setsTheField() {
    let screen = VoteScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.content(of: "Soup")?.values.map(\.text.string) == ["–"])
    driver.tap("Soup")
    #expect(screen.vote == true)
    driver.tap("Soup")
    #expect(screen.vote == false)
    #expect(driver.content(of: "Soup")?.values.map(\.text.string) == ["👎"])
    driver.expectClean()
  }

  @Test func severalChangesOneHandler_sliders_areCounted() {
    let screen = ToneScreen()
    let driver = ScreenDriver(screen)
    driver.set("Bass", to: .number(0.7))
    driver.set("Treble", to: .number(0.2))
    #expect(screen.changes == 2)
    driver.expectClean()
  }
}
