import Tableware
import TablewareTesting
import Testing

@testable import TablewareLoading

/// Lists that open at one of their rows, and failures that are shown where rows are missing.
@Suite(.timeLimit(.minutes(15))) struct LazyOpeningTests {
  private final class ChatScreen: Screen {
    let context = ScreenContext()
    let title = "Chat"
    let source: SampleSource
    private(set) lazy var items = LazyList(source, context: context, windowSize: 20)
    private(set) var results: [Bool] = []

    init(_ source: SampleSource) { self.source = source }

    var sections: [Section] {
      Section("items") {
        ForEach(items, failure: { "\($0)" }) { TextRow($0.title).id($0.id) }
      }
    }

    func open(_ id: Int, position: Int = 0) {
      items.load(near: id, position: position) {
        if case .success = $0 { self.results.append(true) } else { self.results.append(false) }
      }
    }

    /// The titles at some positions; placeholders are dots.
    func titles(_ range: Range<Int>) -> [String] {
      range.compactMap {
        guard let row = context.table?.snapshot[RowPath(section: 0, row: $0)]?.content else {
          return nil
        }
        return row.isPlaceholder ? "…" : row.title.string
      }
    }
  }

  private static let message = "The source cannot be reached."

  @Test func loadNear_loadsTheRowsAroundARow() async {
    let screen = ChatScreen(SampleSource(0..<1_000))
    let driver = ScreenDriver(screen)
    screen.open(500, position: 7)
    await driver.settle()
    #expect(screen.items.count == 1_000)
    #expect(
      screen.titles(494..<516) == ["…"] + (495..<515).map { "Item \($0)" } + ["…"])
    #expect(screen.results == [true])
    #expect(screen.source.requests.count == 1)
    screen.open(3)
    await driver.settle()
    #expect(screen.results == [true])
    #expect(driver.findings == [])
  }

  @Test func reloads_beforeTheFirstFrame_keepTheRow() async {
    let screen = ChatScreen(SampleSource(0..<1_000))
    let driver = ScreenDriver(screen)
    screen.open(500)
    for number in 0..<10 {
      await driver.settle()
      #expect(screen.titles(500..<501) == ["Item 500"], "\(number)")
      screen.items.reload()
    }
    screen.source.items.removeAll { $0.id == 495 }
    for _ in 0..<10 {
      screen.items.reload()
      await driver.settle()
    }
    #expect(screen.titles(499..<500) == ["Item 500"])
    #expect(driver.findings == [])
  }

  @Test func loadNear_ofAMissingRow_usesThePosition() async {
    let screen = ChatScreen(SampleSource(0..<100))
    let driver = ScreenDriver(screen)
    screen.open(5_000, position: 50)
    await driver.settle()
    #expect(screen.titles(45..<47) == ["Item 45", "Item 46"])
    #expect(driver.findings == [])
  }

  @Test func loadNear_thatFails_isRepeatedAtTheSamePlace() async {
    let screen = ChatScreen(SampleSource(0..<1_000))
    let driver = ScreenDriver(screen)
    screen.source.state.withLock { $0.isFailing = true }
    screen.open(500)
    await driver.settle()
    #expect(screen.items.failure is SourceError)
    #expect(screen.results == [false])
    screen.source.state.withLock { $0.isFailing = false }
    screen.items.retry()
    #expect(screen.items.failure == nil)
    await driver.settle()
    #expect(screen.titles(500..<501) == ["Item 500"])
    #expect(driver.findings == [])
  }

  @Test func failedRequest_isShownNextToTheLoadedRows_andATapRepeatsIt() async throws {
    let screen = ChatScreen(SampleSource(0..<1_000))
    let driver = ScreenDriver(screen)
    screen.open(500)
    await driver.settle()
    let list = screen.items
    for (position, place) in [(490, 494), (518, 515)] {
      screen.source.state.withLock { $0.isFailing = true }
      list.demand(list.contents.token(at: position) ?? -1)
      await driver.settle()
      #expect(screen.titles(place - 1..<place + 2).contains(Self.message), "\(position)")
      #expect(screen.titles(place..<place + 1) == [Self.message])
      screen.source.state.withLock { $0.isFailing = false }
      let row = try #require(
        screen.context.table?.snapshot[RowPath(section: 0, row: place)]?.identity)
      screen.context.table?.deliver(Tap(), from: row)
      driver.endTurn()
      // While the request runs, the row is a placeholder.
      #expect(screen.titles(place..<place + 1) == ["…"])
      await driver.settle()
      #expect(screen.titles(place..<place + 1) == ["Item \(place)"])
    }
    #expect(driver.findings == [])
  }

  @Test func scrolling_afterAFailure_requestsAgain() async {
    let screen = ChatScreen(SampleSource(0..<1_000))
    let driver = ScreenDriver(screen)
    screen.open(500)
    await driver.settle()
    let list = screen.items
    screen.source.state.withLock { $0.isFailing = true }
    list.demand(list.contents.token(at: 518) ?? -1)
    await driver.settle()
    screen.source.state.withLock { $0.isFailing = false }
    list.demand(list.contents.token(at: 700) ?? -1)
    await driver.settle()
    #expect(screen.titles(700..<701) == ["Item 700"])
    #expect(!screen.titles(510..<520).contains(Self.message))
    #expect(driver.findings == [])
  }
}
