import Tableware
import TablewareHosting
import Testing

@testable import TablewareWeb

/// The history of the browser: one entry for each screen, with its address.
struct HistoryTests {
  private final class Shelf: Screen {
    let context = ScreenContext()
    let title: String
    var query = ""
    var isGone = false
    private let hasAddress: Bool

    init(_ title: String, hasAddress: Bool = false) {
      self.title = title
      self.hasAddress = hasAddress
    }

    var address: ScreenAddress? {
      hasAddress ? ScreenAddress("list", query: query.isEmpty ? [:] : ["q": query]) : nil
    }
    var search: Search? { Search(prompt: "Name", query: query) { self.query = $0 } }
    var sections: [Section] {
      Section("s") {
        TextRow("Book").disclosing(at: ScreenAddress("list", "book")) { Shelf("book") }
        TextRow("Plain").disclosing { Shelf("plain") }
        TextRow("Menu").menu([RowAction("One") {}, RowAction("Two") {}])
      }
    }
  }

  private func router() -> Router {
    Router([
      Route("/") { _ in Shelf("home") },
      Route("/list") { match in
        let shelf = Shelf("list", hasAddress: true)
        shelf.query = match.query["q"] ?? ""
        return shelf
      },
      Route("/list/:name") { Shelf($0["name"]) },
    ])
  }

  private func driver(_ address: ScreenAddress = "/list") throws -> WebDriver {
    WebDriver(try #require(Navigator(address, in: router())))
  }

  private func row(_ title: String, _ driver: WebDriver) throws -> Int {
    let entries = driver.session.topPage.entries
    return try #require(
      entries.first(where: { $0.bound.content.title.string == title })?.id)
  }

  /// The entry in the newest frame that has one, as the client reads it.
  private func entry(_ driver: WebDriver) -> String? {
    driver.frames.lazy.reversed().compactMap { frame in
      String(decoding: frame, as: UTF8.self).firstMatch(of: /"u":(\[[^\]]*\])/)
        .map { String($0.1) }
    }.first
  }

  private func stack(_ driver: WebDriver) -> [String] {
    driver.session.navigator.screens.map(\.title)
  }

  @Test func page_hasTheEntryOfItsScreen() throws {
    #expect(try driver().firstPage.contains(#"data-u="[1,&quot;/list&quot;]""#))
    #expect(WebDriver(Shelf("root")).firstPage.contains(#"data-u="[0]""#))
  }

  @Test func pushedScreens_haveEntries_withTheirAddress() throws {
    let driver = try driver()
    driver.send("\"t\",\(try row("Book", driver))")
    #expect(entry(driver) == #"[2,"/list/book"]"#)
    driver.send("\"t\",\(try row("Plain", driver))")
    #expect(entry(driver) == #"[3,"/list/book"]"#)
    driver.send("\"b\"")
    #expect(entry(driver) == #"[2,"/list/book"]"#)
  }

  @Test func search_thatIsInTheAddress_changesItsEntry() throws {
    let driver = try driver()
    driver.send(#""q","tea""#)
    #expect(entry(driver) == #"[1,"/list?q=tea"]"#)
    let linked = WebDriver(try #require(Navigator("/list?q=tea", in: router())))
    #expect((linked.session.navigator.top as? Shelf)?.query == "tea")
  }

  @Test func backAndForward_showTheScreensOfTheirEntries() throws {
    let driver = try driver()
    driver.send("\"t\",\(try row("Book", driver))")
    driver.send(#""n",1,"/list""#)
    #expect(stack(driver) == ["home", "list"])
    #expect(entry(driver) == #"[1,"/list"]"#)
    driver.send(#""n",2,"/list/book""#)
    #expect(stack(driver) == ["home", "list", "book"])
    driver.send(#""n",0,"/""#)
    #expect(stack(driver) == ["home"])
    #expect(driver.lastOutcome == .accepted)
  }

  @Test func back_closesAMenu_andForwardOpensItNotAgain() throws {
    let driver = try driver()
    driver.send("\"o\",\(try row("Menu", driver))")
    #expect(entry(driver)?.hasPrefix("[2,") == true)
    driver.send(#""n",1,"/list""#)
    #expect(driver.session.topPage === driver.session.page)
    driver.send(#""n",2,"/list""#)
    // The history returns to the entry of the screen.
    #expect(entry(driver) == #"[1,"/list"]"#)
  }

  @Test func entry_withoutAScreen_movesTheHistoryBack() throws {
    let driver = try driver()
    let count = driver.frames.count
    driver.send(#""n",5,"/nothing""#)
    guard case .late = driver.lastOutcome else {
      return #expect(driver.lastOutcome == .late("The history has no screen there any more."))
    }
    #expect(driver.frames.count == count + 1)
    #expect(entry(driver) == #"[1,"/list"]"#)
    #expect(stack(driver) == ["home", "list"])
  }

  @Test func appWithoutAddresses_hasEntriesAsWell() throws {
    let driver = WebDriver(Shelf("root"))
    driver.send("\"t\",\(try row("Plain", driver))")
    #expect(entry(driver) == "[1]")
    driver.send(#""n",0,"/""#)
    #expect(stack(driver) == ["root"])
    driver.send(#""n",1,"/""#)
    #expect(entry(driver) == "[0]")
  }

  @Test(arguments: [
    #""n",1"#, #""n","1","/""#, #""n",1,2"#, #""n",1,"/",3"#, #""n",1.5,"/""#,
  ])
  func message_thatIsNone_endsTheSession(fields: String) throws {
    let driver = try driver()
    guard case .ended = driver.send(fields) else {
      return #expect(driver.lastOutcome == .ended("…"))
    }
  }

  @Test(arguments: ["/../x", "/%", "//", "http://other.example/", "/list/%00", ""])
  func hostileAddress_isOneOfTheApp_orNone(address: String) throws {
    let driver = try driver()
    driver.send("\"n\",7,\"\(address)\"")
    #expect([["home", "list"], ["home"], ["home", "list", "\u{0}"]].contains(stack(driver)))
    #expect(entry(driver)?.contains(#","/"#) == true)
    #expect(entry(driver)?.contains("//") == false)
  }
}
