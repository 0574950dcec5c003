import Tableware
import TablewareTesting
import Testing

@testable import TablewareLoading

/// Changes while a request runs, answers that contradict the loaded rows, and failures of a source
/// that replaces another one.
@Suite(.timeLimit(.minutes(15))) struct LazyRaceTests {
  /// The titles at some positions; placeholders are dots.
  private func titles(_ screen: ItemsScreen, _ range: Range<Int>) -> [String] {
    range.compactMap {
      guard let row = screen.context.table?.snapshot[RowPath(section: 0, row: $0)]?.content else {
        return nil
      }
      return row.isPlaceholder ? "…" : row.title.string
    }
  }

  /// A list whose first 10 rows are loaded.
  private func opened(_ count: Int) async -> (ItemsScreen, SampleSource, ScreenDriver) {
    let source = SampleSource(0..<count)
    source.state.withLock { $0.readsFirst = true }
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    // Some answers arrive while others are held.
    driver.navigator.timeline.deliversLoads = true
    return (screen, source, driver)
  }

  /// Waits until the source has read an answer, which it then holds.
  private func untilRequested(_ source: SampleSource, _ count: Int) async {
    for _ in 0..<100_000 where source.requests.count < count { await Task.yield() }
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func answer_olderThanAChangeByPosition_keepsThePositions() async {
    let (screen, source, driver) = await opened(100)
    let list = screen.items
    source.hold()
    list.demand(list.contents.token(at: 50) ?? -1)
    await untilRequested(source, 2)
    source.items.insert(Item(500), at: 0)
    #expect(list.apply([.insert(Item(500), at: path(0))]) == [])
    source.release()
    await driver.settle()
    #expect(list.count == 101)
    let loaded = (0..<101).filter { list.contents.token(at: $0) == nil }
    #expect(!loaded.isEmpty)
    for position in loaded {
      #expect(titles(screen, position..<position + 1) == [source.items[position].title])
    }
    #expect(driver.findings == [])
  }

  @Test func reload_olderThanARemoval_doesNotShowTheRowAgain() async {
    let (screen, source, driver) = await opened(100)
    let list = screen.items
    for row in 0..<5 { list.note(Identity(row), isVisible: true) }
    source.hold()
    list.reload()
    await untilRequested(source, 2)
    source.items.removeAll { $0.id == 3 }
    list.remove([3])
    var shown: [[String]] = []
    source.release()
    for _ in 0..<100 {
      await Task.yield()
      driver.advance(by: .zero)
      shown.append(titles(screen, 2..<4))
    }
    await driver.settle()
    shown.append(titles(screen, 2..<4))
    #expect(Set(shown) == [["Item 2", "Item 4"]])
    #expect(list.count == 99)
    #expect(driver.findings == [])
  }

  @Test func changesDuringEachReload_doNotKeepAnswersAway() async {
    let (screen, source, driver) = await opened(100)
    let list = screen.items
    for row in 0..<5 { list.note(Identity(row), isVisible: true) }
    source.items[1].title = "Changed"
    source.hold()
    list.reload()
    for number in 0..<4 {
      await untilRequested(source, 2 + number)
      list.insert(Item(500 + number), after: nil)
      source.items.insert(Item(500 + number), at: 0)
      source.release()
      // The next request is held as well.
      source.hold()
      for _ in 0..<100_000 where source.requests.count < 3 + number {
        await Task.yield()
        driver.advance(by: .zero)
      }
    }
    #expect(list[1]?.title == "Changed")
    source.release()
    await driver.settle()
    let loaded = (0..<104).filter { list.contents.token(at: $0) == nil }
    #expect(loaded.count >= 5)
    for position in loaded {
      #expect(titles(screen, position..<position + 1) == [source.items[position].title])
    }
    #expect(list.count == 104)
    #expect(driver.findings == [])
  }

  @Test func reload_duringTheFirstRequest_followsIt() async {
    let source = SampleSource(0..<100)
    source.state.withLock { $0.readsFirst = true }
    source.hold()
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await untilRequested(source, 1)
    source.items.insert(Item(500), at: 0)
    screen.items.reload()
    screen.items.reload()
    source.release()
    await driver.settle()
    #expect(titles(screen, 0..<2) == ["Item 500", "Item 0"])
    #expect(screen.items.count == 101 && source.requests.count == 2)
    #expect(driver.findings == [])
  }

  @Test func reload_duringARequestThatFails_isRepeatedOnce() async {
    let (screen, source, driver) = await opened(100)
    let list = screen.items
    for isFirst in [true, false] {
      source.state.withLock { $0.isFailing = true }
      source.hold()
      let count = source.requests.count
      list.reload()
      await untilRequested(source, count + 1)
      source.items[0].title = "Changed"
      source.state.withLock { $0.isFailing = !isFirst }
      list.reload()
      source.release()
      await driver.settle()
      #expect(source.requests.count == count + 2)
      #expect((list.failure == nil) == isFirst)
      #expect(titles(screen, 0..<1) == ["Changed"])
    }
    #expect(driver.findings == [])
  }

  @Test(arguments: ["retry", "reload", "scroll"])
  func replacedSource_thatFails_isRequestedAgain(_ way: String) async {
    let (screen, _, driver) = await opened(1_000)
    let list = screen.items
    let other = SampleSource(2_000..<2_050)
    other.state.withLock { $0.isFailing = true }
    list.replace(other)
    await driver.settle()
    #expect(list.failure is SourceError)
    #expect(titles(screen, 0..<1) == ["Item 0"])
    other.state.withLock { $0.isFailing = false }
    switch way {
    case "retry": list.retry()
    case "reload": list.reload()
    default: list.demand(list.contents.token(at: 500) ?? -1)
    }
    await driver.settle()
    #expect(titles(screen, 0..<2) == ["Item 2000", "Item 2001"])
    #expect(list.count == 50 && list.failure == nil)
    #expect(driver.findings == [])
  }

  @Test func answer_whosePositionContradictsTheRows_reloadsThem() async {
    let source = SampleSource(0..<30)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    source.items.removeFirst(5)
    for position in [10, 20] {
      list.demand(list.contents.token(at: position) ?? -1)
      await driver.settle()
    }
    #expect(list.count == 25)
    for position in 0..<25 where list.contents.token(at: position) == nil {
      #expect(titles(screen, position..<position + 1) == ["Item \(position + 5)"])
    }
    #expect(driver.findings == [])
  }

  /// The list has more rows in memory than it keeps around the position of the answer.
  @Test func answer_farBeforeTheKnownRows_reloadsThem() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    for position in stride(from: 10, to: 110, by: 10) {
      list.demand(list.contents.token(at: position) ?? -1)
      await driver.settle()
    }
    source.items.removeFirst(105)
    let requests = source.requests.count
    list.demand(list.contents.token(at: 110) ?? -1)
    await driver.settle()
    #expect(source.requests.count - requests <= 4)
    #expect(list.count == 895)
    #expect(driver.findings == [])
  }

  @Test func removalOfARowThatIsNotInMemory_isLoadedAfterItIsSaved() async {
    let (screen, source, driver) = await opened(1_000)
    let list = screen.items
    list.remove([3, 700]) {
      source.items.removeAll { [3, 700].contains($0.id) }
    }
    driver.endTurn()
    #expect(titles(screen, 2..<4) == ["Item 2", "Item 4"])
    await driver.settle()
    #expect(titles(screen, 2..<4) == ["Item 2", "Item 4"])
    #expect(list.count == 998)
    #expect(driver.findings == [])
  }

  @Test func listThatOpensAtARow_afterPlaceholdersWereShown_keepsTheRow() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source, opensAt: 500)
    source.hold()
    let driver = ScreenDriver(screen)
    // The placeholders before the first answer are on screen.
    for position in 0..<12 { screen.items.demand(screen.items.contents.token(at: position) ?? -1) }
    screen.items.apply([.insert(Item(5_000), at: path(0))])
    source.items.insert(Item(5_000), at: 0)
    source.release()
    await driver.settle()
    #expect(screen.items[500] != nil && screen.items[0] == nil)
    #expect(titles(screen, 501..<502) == ["Item 500"])
    #expect(screen.items.count == 1_001)
    #expect(driver.findings == [])
  }

  /// Two groups of 50 items.
  private final class Groups: LazyGroups {
    let sources = [SampleSource(0..<50), SampleSource(50..<100)]
    func groups() async throws -> [LazyGroup<Int>] {
      sources.enumerated().map { LazyGroup($0, count: $1.items.count) }
    }
    func rows(of group: Int) -> SampleSource { sources[group] }
    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
  }

  private final class GroupsScreen: Screen {
    let context = ScreenContext()
    let title = "Groups"
    let source = Groups()
    private(set) lazy var groups = LazySections(source, context: context, windowSize: 10)
    var sections: [Section] {
      ForEach(groups.groups) { group in
        Section(group.id) { ForEach(groups.rows(of: group.id)) { TextRow($0.title).id($0.id) } }
      }
    }
    func appear() { groups.load() }
  }

  @Test func reloadOfGroups_reloadsRows_alsoOfGroupsWithTheSameNumber() async {
    let screen = GroupsScreen()
    let driver = ScreenDriver(screen)
    await driver.settle()
    for group in 0..<2 {
      let list = screen.groups.rows(of: group)
      list.demand(list.contents.token(at: 0) ?? -1)
      await driver.settle()
      #expect(list[50 * group] != nil)
      screen.source.sources[group].items[0].title = "Changed"
    }
    // The rows of the first group are on screen, those of the second one are not.
    screen.groups.rows(of: 0).note(Identity(0), isVisible: true)
    for token in 0..<200 { screen.groups.rows(of: 1).withdraw(token) }
    screen.groups.reload()
    await driver.settle()
    let snapshot = screen.context.table?.snapshot
    #expect(snapshot?[RowPath(section: 0, row: 0)]?.content.title == "Changed")
    #expect(snapshot?[RowPath(section: 1, row: 0)]?.content.isPlaceholder == true)
    let list = screen.groups.rows(of: 1)
    list.demand(list.contents.token(at: 0) ?? -1)
    await driver.settle()
    #expect(list[50]?.title == "Changed")
    #expect(driver.findings == [])
  }
}
