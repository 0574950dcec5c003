import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct RestorationTests {
  @Test func restoreTheState_nextLaunch_hasSelectionAndExpandedNodes() throws {
    let store = StateStore()
    do {
      let driver = ScreenDriver(ReaderScreen(store))
      driver.toggleExpansion("Animals")
      driver.tap("Birds")
      driver.navigator.push(SongsScreen())
      driver.expectNoFindings()
    }
    #expect(store.data != nil)
    let driver = ScreenDriver(ReaderScreen(store))
    #expect(driver.titles == [["Animals", "Birds", "Wren", "Plants"]])
    #expect(driver.content(of: "Birds")?.isSelected == true)
    driver.expectNoFindings()
  }
}
