import Synchronization
import Tableware
import TablewareLoading
import TablewareTerminal
import Testing

/// The focus of a user who loads pages of a list.
@Suite(.timeLimit(.minutes(15))) struct PagedListFocusTests {
  private struct Book: Identifiable, Sendable {
    let id: Int
  }

  private struct Failure: Error {}

  private final class Server: Sendable {
    private let isFailing = Mutex(false)
    func set(failing: Bool) { isFailing.withLock { $0 = failing } }

    func books(after neighbor: Int?) throws -> Page<Book> {
      if isFailing.withLock({ $0 }) { throw Failure() }
      let first = (neighbor ?? 0) + 1
      return Page((first..<first + 3).map(Book.init), isLast: first > 30)
    }
  }

  private final class BooksScreen: Screen {
    let context = ScreenContext()
    let title = "Books"
    private let books: PagedList<Book>

    init(_ server: Server) {
      books = PagedList("books", context) { _, request in
        try server.books(after: request.neighbor)
      }
    }

    var sections: [Section] {
      Section("above") { TextRow("Sort") }
      Section("books") { books.rows { TextRow("Book \($0.id)") } }
    }
  }

  private let server = Server()
  private let host: TerminalHost

  init() { host = TerminalHost(BooksScreen(server), columns: 30, rows: 9) }

  private var focused: String? {
    host.frame().plainText.frameLines.first { $0.hasPrefix("❯") }
  }

  @Test func retry_ofTheFirstPage_leadsToItsFirstRow() async throws {
    server.set(failing: true)
    try host.drive("")
    await host.settle()
    try host.drive("down")
    #expect(focused?.contains("Try again") == true || focused?.contains("❯ ") == true)
    server.set(failing: false)
    try host.drive("enter")
    await host.settle()
    #expect(focused == "❯ Book 1")
  }

  @Test func retry_ofAFurtherPage_leadsToItsFirstRow() async throws {
    try host.drive("")
    await host.settle()
    _ = host.frame()
    await host.settle()
    server.set(failing: true)
    try host.drive("end")
    await host.settle()
    try host.drive("end")
    let count = host.navigator.screens.count
    #expect(count == 1)
    let before = host.frame().plainText.frameLines.last { $0.contains("Book ") }
    let last = try #require(before?.split(separator: " ").compactMap { Int($0) }.last)
    server.set(failing: false)
    try host.drive("enter")
    await host.settle()
    #expect(focused?.hasPrefix("❯ Book \(last + 1) ") == true)
  }
}
