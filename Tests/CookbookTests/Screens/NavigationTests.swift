import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct NavigationTests {
  @Test func pushAScreen_toggle_isShownOnTheScreenBelow() {
    let driver = ScreenDriver(TodosScreen())
    driver.tap(2)
    #expect(driver.screen is TodoScreen)
    #expect(driver.screen.title == "Bread")
    driver.set("Done", to: .bool(true))
    #expect(driver.content(of: "Done")?.control == .toggle(true))
    driver.goBack()
    #expect(driver.table.headers == ["2 open"])
    #expect(driver.content(of: 2)?.symbol?.string == "✓")
    driver.expectNoFindings()
  }

  @Test func commands_onTheFocusedRow_countIt() async throws {
    let driver = ScreenDriver(CounterScreen())
    driver.run("+", on: "Tea")
    driver.run("+", on: "Tea")
    #expect(driver.content(of: "Tea")?.values.map(\.text.string) == ["2"])
    driver.run("0")
    #expect(driver.content(of: "Tea")?.values.map(\.text.string) == ["0"])
    driver.expectNoFindings()
    #expect(try await frame(of: CounterScreen(), keys: "down +*3").contains("❯ Tea"))
  }

  @Test func status_search_countsTheFoundSongs() async throws {
    let driver = ScreenDriver(CatalogScreen())
    driver.search("Song")
    #expect(driver.screen.status == "1 of 3")
    driver.expectNoFindings()
    #expect(try await frame(of: CatalogScreen()).contains("3 of 3"))
  }

  @Test func theme_screen_isThatOfItsHost() {
    let driver = ScreenDriver(BrandScreen())
    #expect(driver.screen.theme?.density == .comfortable)
    #expect(driver.screen.theme?.roles[.accent]?.light == 0x6D28D9)
    driver.expectNoFindings()
  }

  @Test func eventForTheApplication_signOut_reachesTheNavigator() {
    var count = 0
    let driver = ScreenDriver(ProfileScreen())
    handleApplicationEvents(of: driver.navigator) { count += 1 }
    #expect(driver.raise(SignedOut(), from: "Sign out") == .handled(by: .application))
    driver.tap("Sign out")
    #expect(count == 2)
    driver.expectNoFindings()
  }

  @Test func tableAsAScreen_frame_hasTitleAndRows() async throws {
    let text = try await frame(of: agenda())
    #expect(text.contains("Agenda") && text.contains("Lunch"))
  }

  @Test func searchScopes_tab_selectsTheUnreadMails() async throws {
    let screen = InboxSearchScreen()
    let all = ScreenDriver(InboxSearchScreen()).titles[0].count
    #expect(try await frame(of: screen, keys: "/ tab").contains(" All  Unread"))
    let unread = ScreenDriver(screen).titles[0].count
    #expect(unread > 0 && unread < all)
  }
  @Test func searchTokens_tab_addsTheSuggestedOne() async throws {
    #expect(
      try await frame(of: FilteredInboxScreen(), keys: "/ text:in tab").contains("/ Invoices"))
    let driver = ScreenDriver(FilteredInboxScreen())
    driver.toggleToken("Invoices")
    #expect(driver.titles == [["Invoice 1207"]])
    driver.toggleToken("Unread")
    #expect(driver.titles == [["Invoice 1207"]])
    #expect(driver.findings == [])
  }
}
