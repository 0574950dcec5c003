import Tableware
import Testing

@testable import TablewareWeb

/// Keys of one character, which the user turns off (WCAG 2.1.4).
@Suite struct CharacterKeyTests {
  private final class ListScreen: Screen {
    let context = ScreenContext()
    let title = "Files"

    var commands: [Command] { [Command("n", "New") {}] }
    var sections: [Section] {
      Section("files") {
        TextRow("a").menu([RowAction("Star", key: .character("s")) {}]).deletable {}
      }
    }
  }

  private func driver(usesCharacterKeys: Bool = true) -> WebDriver {
    WebDriver(Navigator(root: ListScreen()), usesCharacterKeys: usesCharacterKeys)
  }

  /// Turns the keys on or off on the page of keys.
  private func set(_ isOn: Bool, _ driver: WebDriver) throws {
    driver.send("\"l\"")
    let id = try #require(driver.id("Character keys"))
    #expect(driver.send("\"c\",\(id),\(isOn)") == .accepted)
  }

  private func lastFrame(_ driver: WebDriver) throws -> String {
    String(decoding: try #require(driver.frames.last), as: UTF8.self)
  }

  @Test func keys_areOn_atFirst() {
    let page = driver().firstPage
    #expect(page.contains(" value=\"g n\" aria-keyshortcuts=\"n\" title=\"Keys: n\""))
    #expect(page.contains(" value=\"l\" aria-keyshortcuts=\"?\""))
    #expect(page.contains(" aria-keyshortcuts=\"s Delete\""))
  }

  @Test func keys_thatTheCookieTurnsOff_areNotOnThePage() {
    let page = driver(usesCharacterKeys: false).firstPage
    #expect(page.contains(" value=\"g n\">New<"))
    #expect(!page.contains(" value=\"l\""))
    #expect(page.contains(" aria-keyshortcuts=\"Delete\""))
    #expect(page.contains(" value=\"P\""))
  }

  @Test func switchOff_removesKeys_andSetsTheCookie() throws {
    let driver = driver()
    try set(false, driver)
    #expect(
      try lastFrame(driver).contains(
        "\"k\":\"tableware-keys=off; path=/; max-age=31536000; samesite=lax\""))
    #expect(!driver.session.chrome.string.contains("value=\"l\""))
    #expect(!driver.titles.contains("Star"))
    #expect(!driver.titles.contains("New"))
    #expect(driver.titles.contains("Closes or goes back"))
    driver.send("\"b\"")
    let row = try #require(driver.replay.items.last)
    #expect(row.html.contains(" aria-keyshortcuts=\"Delete\""))
    #expect(!driver.session.chrome.string.contains("aria-keyshortcuts"))
    #expect(!(try lastFrame(driver).contains("\"k\":")))
  }

  @Test func switchOn_bringsThemBack() throws {
    let driver = driver(usesCharacterKeys: false)
    driver.send("\"P\"")
    driver.send("\"t\",\(try #require(driver.id("Keys")))")
    #expect(driver.session.navigator.top.title == "Keys")
    #expect(driver.send("\"c\",\(try #require(driver.id("Character keys"))),true") == .accepted)
    #expect(
      try lastFrame(driver).contains(
        "\"k\":\"tableware-keys=on; path=/; max-age=31536000; samesite=lax\""))
    #expect(driver.titles.contains("New"))
    driver.send("\"b\"")
    let row = try #require(driver.replay.items.last)
    #expect(row.html.contains(" aria-keyshortcuts=\"s Delete\""))
    #expect(driver.session.chrome.string.contains(" value=\"l\" aria-keyshortcuts=\"?\""))
  }
}
