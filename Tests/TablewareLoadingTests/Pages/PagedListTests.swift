import Synchronization
import Tableware
import TablewareLoading
import TablewareTesting
import Testing

/// A list from a server that answers when the test settles.
@Suite(.timeLimit(.minutes(15))) struct PagedListTests {
  private struct Book: Identifiable, Sendable {
    let id: Int
    var title: String { "Book \(id)" }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description = "The server does not answer."
  }

  /// Ten books; pages of three.
  private final class Server: Sendable {
    private let state = Mutex((requests: [String](), isFailing: false, count: 10))

    var requests: [String] { state.withLock(\.requests) }

    func set(failing isFailing: Bool) { state.withLock { $0.isFailing = isFailing } }

    func set(count: Int) { state.withLock { $0.count = count } }

    func books(
      matching query: String, _ request: PageRequest<Int>
    ) throws -> Page<Book> {
      try state.withLock { state in
        state.requests.append("\(query):\(request.edge) \(request.neighbor ?? 0)")
        if state.isFailing { throw Failure() }
        let all = (1...max(1, state.count)).prefix(state.count).map(Book.init)
          .filter { query.isEmpty || $0.title.contains(query) }
        if request.edge == .start {
          let first = (request.neighbor ?? 1) - 1
          return Page([Book(id: first)], isLast: first <= -1)
        }
        let rest = all.filter { $0.id > request.neighbor ?? 0 }
        return Page(Array(rest.prefix(3)), isLast: rest.count <= 3)
      }
    }
  }

  private final class BooksScreen: Screen {
    let context = ScreenContext()
    let title = "Books"
    let books: PagedList<Book>
    let skeletons: Int

    init(_ server: Server, at edges: Set<PageEdge> = [.end], skeletons: Int = 0) {
      self.skeletons = skeletons
      books = PagedList("books", context, at: edges) { query, request in
        try server.books(matching: query, request)
      }
    }

    var search: Search? { books.search("Title") }
    var sections: [Section] {
      Section("books") {
        books.rows(skeletons: skeletons) { TextRow($0.title).id($0.id) }
      }
    }
  }

  private func expectClean(
    _ driver: ScreenDriver, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(driver.problems == [], sourceLocation: location)
    #expect(driver.violations == [], sourceLocation: location)
    #expect(driver.diagnostics == [], sourceLocation: location)
  }

  private func loadMore(_ driver: ScreenDriver, at index: Int? = nil) async throws {
    let rows = driver.backend.shownIdentities[0]
    driver.raise(Appearance(), from: rows[index ?? rows.count - 1])
    await driver.settle()
  }

  @Test func pages_edgeAppears_areLoadedOnceUntilTheEnd() async throws {
    let server = Server()
    let driver = ScreenDriver(BooksScreen(server))
    #expect(driver.titles == [["Loading more…"]])
    for count in [3, 6, 9] {
      try await loadMore(driver)
      #expect(driver.titles[0].count == count + 1)
    }
    try await loadMore(driver)
    #expect(driver.titles == [(1...10).map { "Book \($0)" }])
    #expect(server.requests == [":end 0", ":end 3", ":end 6", ":end 9"])
    expectClean(driver)
  }

  @Test func pages_atTheStart_areInsertedBefore() async throws {
    let driver = ScreenDriver(BooksScreen(Server(), at: [.start, .end]))
    try await loadMore(driver)
    try await loadMore(driver, at: 0)
    #expect(driver.titles[0].dropFirst().first == "Book 0")
    try await loadMore(driver, at: 0)
    #expect(driver.titles[0].prefix(3) == ["Book -1", "Book 0", "Book 1"])
    expectClean(driver)
  }

  @Test func firstPage_skeletons_areShownWhileItLoads() async throws {
    let driver = ScreenDriver(BooksScreen(Server(), skeletons: 2))
    driver.raise(Appearance(), from: driver.backend.shownIdentities[0][0])
    #expect(driver.backend.shownContents[0].map(\.isPlaceholder) == [true, true])
    await driver.settle()
    #expect(driver.titles[0].prefix(3) == ["Book 1", "Book 2", "Book 3"])
    expectClean(driver)
  }

  @Test func search_severalKeys_areOneRequest_andTheRowsStayUntilTheAnswer() async throws {
    let server = Server()
    let driver = ScreenDriver(BooksScreen(server))
    try await loadMore(driver)
    driver.search("1")
    driver.advance(by: .milliseconds(100))
    driver.search("10")
    driver.advance(by: .milliseconds(249))
    await driver.settle()
    #expect(server.requests == [":end 0"])
    driver.advance(by: .milliseconds(1))
    #expect(driver.titles[0].prefix(3) == ["Book 1", "Book 2", "Book 3"])
    await driver.settle()
    #expect(driver.titles == [["Book 10"]])
    #expect(server.requests == [":end 0", "10:end 0"])
    expectClean(driver)
  }

  @Test func search_withoutAResult_namesTheText() async throws {
    let driver = ScreenDriver(BooksScreen(Server()))
    driver.search("none")
    driver.advance(by: .milliseconds(250))
    #expect(driver.titles == [["Loading…"]])
    await driver.settle()
    let row = try #require(driver.backend.shownContents[0].first)
    #expect(driver.titles == [["No items"]])
    #expect(row.subtitle?.string == "“none”")
    driver.search("")
    driver.advance(by: .milliseconds(250))
    await driver.settle()
    #expect(driver.titles[0].count == 4)
    expectClean(driver)
  }

  @Test func search_whileAPageLoads_dropsThePage() async throws {
    let server = Server()
    let driver = ScreenDriver(BooksScreen(server))
    try await loadMore(driver)
    driver.raise(Appearance(), from: driver.backend.shownIdentities[0][3])
    driver.search("Book 2")
    driver.advance(by: .milliseconds(250))
    await driver.settle()
    #expect(driver.titles == [["Book 2"]])
    expectClean(driver)
  }

  @Test func firstPage_failure_offersARetry() async throws {
    let server = Server()
    server.set(failing: true)
    let driver = ScreenDriver(BooksScreen(server))
    try await loadMore(driver)
    #expect(
      driver.backend.shownContents[0].map(\.subtitle?.string) == ["The server does not answer."])
    server.set(failing: false)
    driver.tap(driver.backend.shownIdentities[0][0])
    await driver.settle()
    #expect(driver.titles[0].count == 4)
    expectClean(driver)
  }

  @Test func refresh_replacesTheElements_andStartsAgainAtTheFirstPage() async throws {
    let server = Server()
    let screen = BooksScreen(server)
    let driver = ScreenDriver(screen)
    try await loadMore(driver)
    try await loadMore(driver)
    server.set(count: 4)
    screen.books.reload()
    #expect(screen.books.isReloading)
    #expect(driver.titles[0].count == 7)
    await driver.settle()
    #expect(!screen.books.isReloading)
    #expect(driver.titles[0].count == 4)
    try await loadMore(driver)
    #expect(driver.titles == [["Book 1", "Book 2", "Book 3", "Book 4"]])
    expectClean(driver)
  }

  @Test func refresh_failure_keepsTheElements_andOffersARetry() async throws {
    let server = Server()
    let screen = BooksScreen(server)
    let driver = ScreenDriver(screen)
    try await loadMore(driver)
    server.set(failing: true)
    screen.books.reload()
    await driver.settle()
    #expect(driver.titles[0].dropFirst().prefix(3) == ["Book 1", "Book 2", "Book 3"])
    #expect(driver.backend.shownContents[0][0].subtitle?.string == "The server does not answer.")
    server.set(failing: false)
    driver.tap(driver.backend.shownIdentities[0][0])
    await driver.settle()
    #expect(driver.titles[0].prefix(3) == ["Book 1", "Book 2", "Book 3"])
    expectClean(driver)
  }

  @Test func search_failure_showsNoElementsOfTheFormerText() async throws {
    let server = Server()
    let driver = ScreenDriver(BooksScreen(server))
    try await loadMore(driver)
    server.set(failing: true)
    driver.search("1")
    driver.advance(by: .milliseconds(250))
    await driver.settle()
    #expect(driver.titles[0].count == 1)
    #expect(driver.backend.shownContents[0][0].subtitle?.string == "The server does not answer.")
    expectClean(driver)
  }

  @Test func screen_removedWhileAPageLoads_isReleased() async throws {
    final class Root: Screen {
      let context = ScreenContext()
      let title = "Root"
      var sections: [Section] { [] }
    }
    let driver = ScreenDriver(Root())
    weak var shown: BooksScreen?
    do {
      let screen = BooksScreen(Server())
      shown = screen
      driver.navigator.push(screen)
    }
    driver.endTurn()
    driver.raise(Appearance(), from: driver.backend.shownIdentities[0][0])
    driver.goBack()
    await driver.settle()
    #expect(shown == nil)
    expectClean(driver)
  }
}
