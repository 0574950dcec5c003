import Tableware
import Testing

@testable import TablewareWeb

/// The list of commands and screens in a browser.
@Suite struct PaletteSessionTests {
  private final class Page: Screen {
    let context = ScreenContext()
    let title: String
    var runs: [String] = []

    init(_ title: String) { self.title = title }

    var commands: [Command] {
      [
        Command("s", "Sort by name") { self.runs.append("sort") },
        Command("n", "New order") { row in
          self.runs.append("new \(row?.row.value(as: String.self) ?? "-")")
        },
      ]
    }
    var sections: [Section] { Section("rows") { TextRow("One") } }
  }

  private let home = Page("Home")
  private let driver: WebDriver

  init() throws {
    let home = home
    let router = Router([
      Route("/", title: "Home") { _ in home },
      Route("/names", title: "Names") { _ in Page("Names") },
    ])
    driver = WebDriver(try #require(Navigator("/", in: router)))
  }

  private var chrome: String { driver.session.chrome.string }

  @Test func palette_isASearchWithTheKeyboard() throws {
    #expect(chrome.contains("value=\"P\""))
    #expect(!chrome.contains("autofocus"))
    #expect(driver.send("\"P\"") == .accepted)
    #expect(driver.session.navigator.top.title == "Commands")
    #expect(chrome.contains("placeholder=\"Command or screen\""))
    #expect(chrome.contains(" autofocus"))
    #expect(!chrome.contains("value=\"P\""))
    #expect(driver.titles == ["Sort by name", "New order", "Keys", "Names"])
  }

  @Test func enter_runsTheBestMatch_ofWhatWasTyped() throws {
    let id = try #require(driver.id("One"))
    driver.send("\"f\",\(id)")
    driver.send("\"P\"")
    #expect(driver.send("\"q\",\"new\"") == .accepted)
    #expect(driver.send("\"s\",0") == .accepted)
    #expect(home.runs == ["new One"])
    #expect(driver.session.navigator.top === home)
  }

  @Test func click_opensAScreen_withItsAddress() throws {
    driver.send("\"P\"")
    let id = try #require(driver.id("Names"))
    driver.send("\"t\",\(id)")
    #expect(driver.session.navigator.screens.map(\.title) == ["Home", "Names"])
    #expect(driver.session.navigator.address == "/names")
  }

  @Test func palette_withoutAScript_isAForm() {
    #expect(driver.session.handle(form: [("e", "P")], at: .zero) == [])
    #expect(driver.session.navigator.top.title == "Commands")
  }

  @Test func pageOfKeys_namesTheKey() {
    driver.send("\"l\"")
    #expect(driver.titles.contains("Commands"))
  }

  @Test func enter_inAnotherSearch_isRejected() {
    #expect(driver.send("\"s\",0") == .rejected("Enter has no effect in this search."))
  }

  @Test func paletteOfAScreenWithoutCommands_leadsToTheKeys() throws {
    let driver = WebDriver(TableScreen(Table()))
    driver.send("\"P\"")
    #expect(driver.titles == ["Keys"])
    let id = try #require(driver.id("Keys"))
    driver.send("\"t\",\(id)")
    #expect(driver.session.navigator.screens.map(\.title) == ["", "Keys"])
  }

  @Test func palette_isNotOfferedOverItself() {
    driver.send("\"P\"")
    #expect(
      driver.send("\"P\"") == .rejected("This screen has no list of commands and screens."))
    #expect(driver.session.navigator.screens.count == 2)
  }
}
