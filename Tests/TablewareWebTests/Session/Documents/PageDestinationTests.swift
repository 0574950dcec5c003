import Tableware
import Testing

@testable import TablewareWeb

/// The links to the screens of the app beside a page.
@Suite struct PageDestinationTests {
  private final class Page: Screen {
    let context = ScreenContext()
    let title: String

    init(_ title: String) { self.title = title }

    var sections: [Section] { Section("rows") { TextRow("One") } }
  }

  private static func router(isOpen: Bool = true) -> Router {
    Router([
      Route("/", title: "Home") { _ in Page("Home") },
      Route("/orders", title: "Orders & more") { _ in Page("Orders") },
      Route("/orders/:number") { _ in Page("Order") },
      Route("/old", title: "Old") { _ in isOpen ? Page("Old") : nil },
      Route("/about") { _ in Page("About") },
    ])
  }

  private func driver(_ address: ScreenAddress = "/", isOpen: Bool = true) throws -> WebDriver {
    WebDriver(try #require(Navigator(address, in: Self.router(isOpen: isOpen))))
  }

  private func links(_ driver: WebDriver) throws -> String {
    let match = try #require(
      driver.session.chrome.string.firstMatch(
        of: #/<nav class="q to" aria-label="Screens">(.*?)<\/nav>/#))
    return String(match.1)
  }

  @Test func links_leadToTitledScreens_andMarkTheShownOne() throws {
    #expect(
      try links(driver()) == """
        <a draggable="false" href="/" data-act="O 0" aria-current="page">Home</a>\
        <a draggable="false" href="/orders" data-act="O 1">Orders &amp; more</a>\
        <a draggable="false" href="/old" data-act="O 2">Old</a>
        """)
  }

  @Test(
    arguments: [
      ("/orders", "data-act=\"O 1\" aria-current=\"page\""),
      ("/orders/7", "data-act=\"O 1\" aria-current=\"true\""),
      ("/about", "data-act=\"O 0\" aria-current=\"true\""),
    ] as [(ScreenAddress, String)])
  func link_ofTheNearestScreenAbove_isMarked(address: ScreenAddress, mark: String) throws {
    let links = try links(driver(address))
    #expect(links.contains(mark))
    #expect(links.components(separatedBy: "aria-current").count == 2)
  }

  @Test func link_opensItsScreen_inPlaceOfTheShownOne() throws {
    let driver = try driver("/orders/7")
    #expect(driver.send("\"O\",2") == .accepted)
    #expect(driver.session.navigator.screens.map(\.title) == ["Home", "Old"])
    #expect(try links(driver).contains("data-act=\"O 2\" aria-current=\"page\""))
    #expect(driver.send("\"O\",0") == .accepted)
    #expect(driver.session.navigator.screens.map(\.title) == ["Home"])
  }

  @Test(arguments: [-1, 3, 1_000]) func link_thatDoesNotExist_isRejected(index: Int) throws {
    let driver = try driver()
    #expect(driver.send("\"O\",\(index)") == .rejected("There is no such screen of the app."))
    #expect(driver.session.navigator.screens.count == 1)
  }

  @Test func link_toAScreenThatIsGone_isLate() throws {
    let driver = try driver(isOpen: false)
    #expect(
      driver.send("\"O\",2") == .late("The screen of the app does not exist any more."))
    #expect(driver.session.navigator.screens.map(\.title) == ["Home"])
  }

  @Test func oneScreen_andNoRouter_haveNoLinks() throws {
    let one = Router([Route("/", title: "Home") { _ in Page("Home") }])
    #expect(try links(WebDriver(try #require(Navigator("/", in: one)))) == "")
    let alone = WebDriver(Navigator(root: Page("Home")))
    #expect(try links(alone) == "")
    #expect(alone.send("\"O\",0") == .rejected("There is no such screen of the app."))
  }

  @Test func links_ofTheSameScreens_areOneObject_andOthersAreNot() throws {
    let first = DestinationLinks.shared(Self.router().destinations, .root)
    #expect(first === DestinationLinks.shared(Self.router().destinations, .root))
    let admin = try #require(BasePath("/admin"))
    let other = DestinationLinks.shared(Self.router().destinations, admin)
    #expect(first !== other)
    #expect(first.html(nil).string.contains("href=\"/orders\""))
    #expect(other.html(nil).string.contains("href=\"/admin/orders\""))
  }
}
