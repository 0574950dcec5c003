import SampleRows
import Tableware
import Testing

/// Screens by their addresses, and the stack that belongs to one.
struct RouterTests {
  private final class Log { var lines: [String] = [] }

  private let log = Log()

  private func page(_ title: String) -> SampleScreen {
    let page = SampleScreen(title)
    page.note = { [log] in log.lines.append($0) }
    return page
  }

  private var router: Router {
    Router([
      Route("/") { _ in page("home") },
      Route("/issues") { page("issues by \($0.query["sort"] ?? "number")") },
      Route("/issues/new") { _ in page("new issue") },
      Route("/issues/:number") { match in Int(match["number"]).map { page("issue \($0)") } },
      Route("/issues/:number/:part/x") { page("\($0["part"]) of \($0["number"])") },
    ])
  }

  private func titles(_ navigator: Navigator?) -> [String]? { navigator?.screens.map(\.title) }

  @Test(arguments: [
    ("/", ["home"]), ("/issues", ["home", "issues by number"]),
    ("/issues?sort=title", ["home", "issues by title"]),
    ("/issues/12", ["home", "issues by number", "issue 12"]),
    ("/issues/new", ["home", "issues by number", "new issue"]),
    // There is no route for three components.
    ("/issues/12/files/x", ["home", "issues by number", "issue 12", "files of 12"]),
  ])
  func address_hasTheScreensOfItsPartsBelow(text: String, stack: [String]) throws {
    let address = try #require(ScreenAddress(text: text))
    #expect(titles(Navigator(address, in: router)) == stack)
  }

  @Test(arguments: ["/nothing", "/issues/no-number", "/issues/12/files", "/issues/12/a/b/c"])
  func address_withoutAScreen_hasNoStack(text: String) throws {
    let address = try #require(ScreenAddress(text: text))
    #expect(Navigator(address, in: router) == nil)
    let navigator = try #require(Navigator("/issues/3", in: router))
    #expect(!navigator.open(address))
    #expect(titles(navigator) == ["home", "issues by number", "issue 3"])
  }

  @Test func open_keepsTheScreensThatTheAddressesShare() throws {
    let navigator = try #require(Navigator("/issues/3", in: router))
    let (home, issues) = (navigator.screens[0], navigator.screens[1])
    log.lines = []
    #expect(navigator.open("/issues/4"))
    #expect(titles(navigator) == ["home", "issues by number", "issue 4"])
    #expect(navigator.screens[0] === home && navigator.screens[1] === issues)
    #expect(log.lines == ["issue 3 disappears", "issue 4 appears"])
    #expect(navigator.open("/issues?sort=title"))
    #expect(titles(navigator) == ["home", "issues by title"])
    #expect(navigator.screens[0] === home)
    #expect(navigator.open("/"))
    #expect(navigator.screens.map(ObjectIdentifier.init) == [ObjectIdentifier(home)])
  }

  @Test func open_whileAScreenDisappears_findsAStack() throws {
    let navigator = try #require(
      Navigator("/a", in: Router([Route("/:name") { page($0["name"]) }])))
    let old = try #require(navigator.top as? SampleScreen)
    var seen: [String] = []
    old.note = { [unowned navigator] _ in seen.append(navigator.top.title) }
    #expect(navigator.open("/b"))
    #expect(seen == ["b"])
    #expect(titles(navigator) == ["b"])
  }

  @Test func address_isThatOfTheTop_orOfTheNearestScreenBelow() throws {
    let navigator = try #require(Navigator("/issues/3", in: router))
    #expect(navigator.address == "/issues/3")
    navigator.push(page("without"))
    #expect(navigator.address == "/issues/3")
    navigator.push(page("with"), at: "/issues/3/with")
    #expect(navigator.address == "/issues/3/with")
    navigator.pop()
    #expect(navigator.address == "/issues/3")
    #expect(Navigator(root: page("root")).address == nil)
    #expect(!Navigator(root: page("root")).open("/"))
  }

  @Test func entryOfTheHistory_isTheScreenThere_orThatOfItsAddress() throws {
    let navigator = try #require(Navigator("/issues/3", in: router))
    let issues = navigator.screens[1]
    #expect(navigator.show(at: 1, "/issues"))
    #expect(navigator.top === issues)
    // Forward: the screen was removed, and is created again.
    #expect(navigator.show(at: 2, "/issues/3"))
    #expect(titles(navigator) == ["home", "issues by number", "issue 3"])
    #expect(navigator.screens[1] === issues)
    // Another screen is at the position now.
    #expect(navigator.show(at: 2, "/issues/4"))
    #expect(navigator.top.title == "issue 4")
    #expect(!navigator.show(at: 9, "/nothing"))
    #expect(!navigator.show(at: -1, nil))
    let plain = Navigator(root: page("root"))
    plain.push(page("a"))
    #expect(plain.show(at: 0, "/anything"))
    #expect(titles(plain) == ["root"])
    #expect(!plain.show(at: 1, "/anything"))
  }
}
