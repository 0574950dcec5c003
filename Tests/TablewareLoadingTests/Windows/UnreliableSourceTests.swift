import Tableware
import TablewareTesting
import Testing

@testable import TablewareLoading

/// Lists whose source answers late, in another order, or not at all.
@Suite(.timeLimit(.minutes(15))) struct UnreliableSourceTests {
  private final class OrdersScreen: Screen {
    let context = ScreenContext()
    let title = "Orders"
    private(set) lazy var list = LazyList(source, context: context, windowSize: 10)
    private let source: UnreliableSource<SampleSource>

    init(_ source: UnreliableSource<SampleSource>) { self.source = source }

    var sections: [Section] {
      Section("items") { ForEach(list) { TextRow($0.title).id($0.id) } }
    }

    func appear() { list.load() }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func list_endsWithTheRowsOfTheSource_whateverItsAnswersDid(_ seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let base = SampleSource(0..<300)
    let source = UnreliableSource(base, seed: seed)
    let screen = OrdersScreen(source)
    let driver = ScreenDriver(screen)
    let list = screen.list
    var next = 10_000
    for step in 0..<25 {
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let count = base.items.count
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          base.items.insert(Item(next), at: Int.random(in: 0...count, using: &random))
          next += 1
        case 1 where count > 0: base.items.remove(at: Int.random(in: 0..<count, using: &random))
        case 2:
          // Demands what is at a position now: a placeholder is requested, a row is on screen.
          let contents = list.contents
          guard contents.count > 0 else { break }
          let position = Int.random(in: 0..<contents.count, using: &random)
          if let token = contents.token(at: position) {
            list.demand(token)
          } else {
            list.note(contents.identity(at: position), isVisible: Bool.random(using: &random))
          }
        case 3: list.reload()
        case 4: list.replace(source)
        default: source.answerOne()
        }
        driver.endTurn()
      }
      source.isReliable = true
      await driver.settle()
      list.retry()
      list.reload()
      await driver.settle()
      #expect(list.failure == nil, "seed \(seed), step \(step)")
      #expect(list.count == base.items.count, "seed \(seed), step \(step)")
      let shown = titles(screen, base.items.count)
      for (position, title) in shown.enumerated() where title != "…" {
        #expect(title == base.items[position].title, "seed \(seed), step \(step), row \(position)")
      }
      #expect(shown.contains { $0 != "…" } || base.items.isEmpty, "seed \(seed), step \(step)")
      source.isReliable = false
    }
    source.isReliable = true
    await driver.settle()
    #expect(driver.findings == [])
  }

  private func titles(_ screen: OrdersScreen, _ count: Int) -> [String] {
    (0..<count).compactMap { screen.context.table?.snapshot[RowPath(section: 0, row: $0)] }
      .map { $0.content.isPlaceholder ? "…" : $0.content.title.string }
  }

  @Test func failure_isShown_andTheNextAnswerRemovesIt() async {
    let source = UnreliableSource(SampleSource(0..<20), seed: 1, failureShare: 1)
    let screen = OrdersScreen(source)
    let driver = ScreenDriver(screen)
    await source.requested()
    #expect(source.answerOne())
    #expect(!source.answerOne())
    await driver.settle()
    #expect(screen.list.failure is UnreliableSource<SampleSource>.Failure)
    source.isReliable = true
    screen.list.retry()
    await driver.settle()
    #expect(screen.list.failure == nil)
    #expect(screen.list.count == 20)
    #expect(driver.findings == [])
  }
}

/// Sources that satisfy their requirements, and some that do not.
@Suite(.timeLimit(.minutes(15))) struct LazySourceConformanceTests {
  @Test(arguments: [0, 1, 29, 30, 31, 500])
  func rightSource_hasNoFailures(count: Int) async {
    let failures = await LazySourceConformance.failures(
      of: SampleSource(0..<count), rows: Array(0..<count), seed: 3)
    #expect(failures == [])
  }

  /// A source that makes one mistake.
  private struct WrongSource: LazySource {
    enum Mistake: CaseIterable {
      case ignoresTheAnchor, isShort, isReversed, leavesOutARow, hasAWrongTotal, hasAWrongPosition
      case isEmpty, fails
    }

    let base: SampleSource
    let mistake: Mistake

    func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Item> {
      var request = request
      if mistake == .ignoresTheAnchor { request.anchor = nil }
      let window = try await base.load(request)
      var (rows, position, total) = (window.rows, window.position, window.total)
      switch mistake {
      case .isShort: rows = Array(rows.dropLast())
      case .isReversed: rows.reverse()
      case .leavesOutARow: if rows.count > 2 { rows.remove(at: 1) }
      case .hasAWrongTotal: total += 1
      case .hasAWrongPosition: position += 1
      case .isEmpty: rows = []
      case .fails: throw SourceError()
      case .ignoresTheAnchor: break
      }
      return LazyWindow(rows, position: position, total: total)
    }
  }

  @Test func eachMistake_isFound() async {
    for mistake in WrongSource.Mistake.allCases {
      let failures = await LazySourceConformance.failures(
        of: WrongSource(base: SampleSource(0..<100), mistake: mistake), rows: Array(0..<100),
        seed: 3)
      #expect(!failures.isEmpty, "\(mistake)")
    }
  }

  @Test func estimates_areAllowedWhereTheyAre_andNowhereElse() async {
    let source = WrongSource(base: SampleSource(0..<100), mistake: .hasAWrongPosition)
    let failures = await LazySourceConformance.failures(
      of: source, rows: Array(0..<100), isExact: false, seed: 3)
    #expect(failures == [])
    let short = WrongSource(base: SampleSource(0..<100), mistake: .isShort)
    let others = await LazySourceConformance.failures(
      of: short, rows: Array(0..<100), isExact: false, seed: 3)
    #expect(!others.isEmpty)
  }
}
