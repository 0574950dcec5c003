import Tableware
import TablewareLoading
import TablewareTerminal
import Testing

/// Pages that are there at once, or never.
private final class PagesScreen: Screen {
  struct Number: Identifiable { let id: Int }

  let context = ScreenContext()
  let title = "Pages"
  var pages = Pages<Number>()
  var requests: [PageRequest<Int>] = []
  var answersAtOnce = true
  let pageSize: Int

  init(pageSize: Int) { self.pageSize = pageSize }

  func load(isRetry: Bool) {
    guard let request = pages.begin(.end, isRetry: isRetry) else { return }
    requests.append(request)
    if answersAtOnce { answer(request) }
  }

  func answer(_ request: PageRequest<Int>) {
    let start = request.count
    pages.finish(
      request, with: .success(Page((start..<start + pageSize).map(Number.init), isLast: start > 90))
    )
    context.setNeedsUpdate()
  }

  // Only rows on screen load a page.
  func configure(_ table: Table) { table.prefetchDistance = 0 }

  var sections: [Section] {
    Section("numbers") {
      ForEach(pages.elements) { TextRow("\($0.id)") }
      LoadMore("numbers", pages, .end) { self.load(isRetry: $0) }
    }
  }
}

struct HostAppearingTests {
  @Test func loadsAsManyPagesAsFillTheScreen_AndNoMore() throws {
    let screen = PagesScreen(pageSize: 3)
    let host = TerminalHost(screen, columns: 20, rows: 10)
    _ = try host.drive("")
    #expect(screen.requests.count == 3)
    #expect(try host.drive("").contains("\n  7 "))
    // A frame in which nothing came asks for nothing.
    _ = try host.drive("down up resize:20x9 resize:20x10")
    #expect(screen.requests.count == 3)
    _ = try host.drive("end")
    #expect(screen.requests.count == 4 || screen.requests.count == 5)
  }

  @Test func asksOnce_HoweverOftenTheRowComesAndGoes() throws {
    let screen = PagesScreen(pageSize: 20)
    screen.answersAtOnce = false
    let host = TerminalHost(screen, columns: 20, rows: 8)
    _ = try host.drive("down up")
    #expect(screen.requests.count == 1)
    screen.answer(screen.requests[0])
    _ = try host.drive("end")
    #expect(screen.requests.count == 2)
    _ = try host.drive("home end home end")
    #expect(screen.requests.count == 2)
    screen.answer(screen.requests[1])
    // The user continues where the new page begins.
    #expect(try host.drive("").contains("❯ 20 "))
    #expect(screen.context.table?.diagnostics.recent == [])
  }

  @Test func doesNotHang_WherePagesNeverEnd() throws {
    let screen = PagesScreen(pageSize: 0)
    let host = TerminalHost(screen, columns: 20, rows: 8)
    #expect(try host.drive("").contains("More"))
    #expect(screen.requests.count == 3)
    _ = try host.drive("enter")
    #expect(screen.requests.count > 3)
    #expect(screen.pages.phase(.end) == .stalled)
  }

  @Test func paintsBars_WhereRowsAreOnTheirWay() {
    let table = Table()
    table.show { Section("all") { StateRows("all", .loading, skeletons: 2, lines: 2) } }
    #expect(
      Terminal.frame(of: table, columns: 60, rows: 6) == """
        ❯ ░░░░░░░░░░░░░░░░░░
          ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
          ░░░░░░░░░░░░░░░░░░░░░░░░
          ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
        """)
  }
}
