import Tableware
import TablewareHosting
import Testing

@testable import TablewareWeb

/// Rows that are links, and the paths of a server below a base path.
struct LinkTests {
  private final class Shelf: Screen {
    let context = ScreenContext()
    let title = "Shelf"
    var sections: [Section] {
      Section("s", header: "Books") {
        TextRow("Known").disclosing(at: ScreenAddress("books", "a b")) { Shelf() }
        TextRow("Unknown").disclosing(at: ScreenAddress("films")) { Shelf() }
        TextRow("No address").disclosing { Shelf() }
        TextRow("Disabled").disclosing(at: ScreenAddress("books", "1")) { Shelf() }.disabled()
        TextRow("Tapped").onTap {}
      }
    }
  }

  private let router = Router([
    Route("/") { _ in Shelf() }, Route("/books/:name") { _ in Shelf() },
  ])

  /// The tags that begin the bodies of the rows, by their titles.
  private func bodies(_ page: String) -> [String: String] {
    let rows = page.matches(of: #/<(?<tag>(?:a|button|div) class="b[^>]*)>(?<rest>.*?)<\/span>/#)
    return Dictionary(
      rows.map { row in
        (String(row.rest.split(separator: ">").last ?? ""), String(row.tag))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func row_whoseAddressTheRouterKnows_isALink() throws {
    let driver = WebDriver(try #require(Navigator("/", in: router)))
    let bodies = bodies(driver.firstPage)
    #expect(bodies["Known"] == #"a class="b p" draggable="false" href="/books/a%20b""#)
    for title in ["Unknown", "No address", "Tapped"] {
      #expect(bodies[title]?.hasPrefix(#"button class="b p" name="e""#) == true, "\(title)")
    }
    #expect(bodies["Disabled"] == #"div class="b""#)
    let page = driver.firstPage
    #expect(page.ranges(of: "<a ").count == page.ranges(of: "</a>").count)
  }

  @Test func row_withoutARouter_isNoLink() {
    #expect(!WebDriver(Shelf()).firstPage.contains("<a "))
  }

  @Test func tapOnALink_pushesItsScreen() throws {
    let driver = WebDriver(try #require(Navigator("/", in: router)))
    let row = try #require(driver.session.topPage.entries.first { $0.isRow })
    driver.send("\"t\",\(row.id)")
    #expect(driver.session.navigator.address == ScreenAddress("books", "a b"))
  }

  @Test(arguments: [
    ("", ""), ("/", ""), ("/admin", "/admin"), ("/admin/", "/admin"),
    ("/a/b-1_2.3~", "/a/b-1_2.3~"),
  ])
  func basePath_thatIsValid_hasNoSlashAtItsEnd(path: String, text: String) {
    #expect(BasePath(path)?.text == text)
  }

  @Test(arguments: ["admin", "//", "/a//b", "/a b", "/..", "/a/./b", "/ü", "/%41", "/a?b", "/a\"b"])
  func basePath_thatIsNoPath_isRefused(path: String) {
    #expect(BasePath(path) == nil)
  }

  @Test func path_belowABasePath_isFoundByWholeComponents() throws {
    let base = try #require(BasePath("/admin"))
    #expect(base.below("/admin/") == "/")
    #expect(base.below("/admin/books/1") == "/books/1")
    for path in ["/admin", "/administrator", "/", "/books", ""] {
      #expect(base.below(path) == nil, "\(path)")
    }
    #expect(BasePath.root.below("/books") == "/books")
  }
}
