import Tableware
import TablewareDiff
import TablewareTerminal
import TablewareTesting
import Testing

@testable import TablewareLoading

/// Lists of which only windows are in memory, against the whole list.
@Suite(.timeLimit(.minutes(15))) struct LazyListTests {
  private func titles(_ screen: ItemsScreen, _ range: Range<Int>) -> [String] {
    let table = screen.context.table
    return range.compactMap {
      guard let row = table?.snapshot[RowPath(section: 0, row: $0)]?.content else { return nil }
      return row.isPlaceholder ? "…" : row.title.string
    }
  }

  private func token(_ list: LazyList<Item>, _ position: Int) -> Int {
    list.contents.token(at: position) ?? -1
  }

  @Test func firstRows_areLoaded_andTheOthersArePlaceholders() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    #expect(titles(screen, 0..<12) == Array(repeating: "…", count: 12))
    #expect(screen.items.count == nil)
    await driver.settle()
    #expect(titles(screen, 8..<12) == ["Item 8", "Item 9", "…", "…"])
    #expect(screen.items.count == 1_000)
    #expect(source.requests == [LazyRequest(position: 0, count: 10)])
    #expect(driver.findings == [])
  }

  @Test func placeholder_thatAppears_isLoaded_afterItsNeighbor() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    screen.items.demand(token(screen.items, 11))
    await driver.settle()
    #expect(
      source.requests.last
        == LazyRequest(position: 10, count: 10, anchor: .init(id: 9, distance: 1)))
    #expect(titles(screen, 10..<21) == (10..<20).map { "Item \($0)" } + ["…"])
    #expect(driver.findings == [])
  }

  @Test func firstOfRowsWithOneIdentity_isShown() async {
    let source = SampleSource(0..<8)
    var again = Item(3)
    again.title = "Again"
    source.items.append(again)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    #expect(titles(screen, 0..<9).filter { $0 != "…" } == (0..<8).map { "Item \($0)" })
    #expect(screen.items[3]?.title == "Item 3")
    #expect(driver.findings == [])
  }

  @Test func jump_duringARequest_cancelsIt() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    source.hold()
    let list = screen.items
    list.demand(token(list, 300))
    list.withdraw(token(list, 300))
    list.demand(token(list, 700))
    source.release()
    await driver.settle()
    #expect(titles(screen, 300..<301) == ["…"])
    #expect(titles(screen, 700..<701) == ["Item 700"])
    #expect(driver.findings == [])
  }

  @Test func failure_keepsTheRows_andIsRepeatedOnRequest() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    source.state.withLock { $0.isFailing = true }
    list.demand(token(list, 50))
    await driver.settle()
    #expect(list.failure is SourceError)
    #expect(titles(screen, 9..<11) == ["Item 9", "…"])
    source.state.withLock { $0.isFailing = false }
    list.retry()
    await driver.settle()
    #expect(list.failure == nil && titles(screen, 50..<51) == ["Item 50"])
    #expect(driver.findings == [])
  }

  @Test func reload_afterRowsAboveChanged_keepsTheVisibleRows() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    list.demand(token(list, 500))
    await driver.settle()
    list.note(500, isVisible: true)
    source.items.insert(contentsOf: (2_000..<2_050).map(Item.init), at: 0)
    source.items.removeAll { $0.id == 501 }
    list.reload()
    await driver.settle()
    #expect(list.count == 1_049)
    #expect(list.contents.position(of: 500) == 550)
    #expect(titles(screen, 550..<552) == ["Item 500", "Item 502"])
    #expect(driver.findings == [])
  }

  @Test func reload_beforeRowsAreOnScreen_loadsThoseInsertedBeforeThem() async {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    source.items.insert(Item(5_000), at: 0)
    screen.items.reload()
    await driver.settle()
    #expect(titles(screen, 0..<3) == ["Item 5000", "Item 0", "Item 1"])
    // Far from the beginning as well.
    screen.items.demand(token(screen.items, 500))
    await driver.settle()
    let loaded = titles(screen, 0..<1_001).firstIndex(of: "Item 499")
    #expect(loaded == 500)
    source.items[500].title = "Changed"
    screen.items.reload()
    await driver.settle()
    #expect(titles(screen, 500..<501) == ["Changed"])
    #expect(driver.findings == [])
  }

  @Test func source_thatIsReplaced_showsItsFirstRows() async {
    let source = SampleSource(0..<100)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    screen.items.replace(SampleSource([7, 3, 99]))
    #expect(titles(screen, 0..<2) == ["Item 0", "Item 1"])
    await driver.settle()
    #expect(titles(screen, 0..<3) == ["Item 7", "Item 3", "Item 99"])
    #expect(screen.items.count == 3)
    #expect(driver.findings == [])
  }

  @Test func knownChanges_areShown_withoutARequest() async {
    let source = SampleSource(0..<100)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    var item = Item(1)
    item.title = "One"
    list.update([item])
    list.remove([0])
    list.insert(Item(200), after: 2)
    list.insert(Item(5), after: nil)
    driver.endTurn()
    #expect(titles(screen, 0..<5) == ["Item 5", "One", "Item 2", "Item 200", "Item 3"])
    #expect(list.count == 100 && source.requests.count == 1)
    #expect(driver.findings == [])
  }

  @Test func changeOfTheSource_reloadsTheRowsOnScreen() async {
    let source = SampleSource(0..<100)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    #expect(source.state.withLock { $0.followers.count } == 1)
    screen.items.note(4, isVisible: true)
    source.items.insert(Item(500), at: 0)
    source.state.withLock { $0.followers[0] }.yield()
    while screen.items.count != 101 { await driver.settle(); await Task.yield() }
    #expect(titles(screen, 4..<7) == ["Item 3", "Item 4", "Item 5"])
    // Another source is followed instead of the first one.
    let other = SampleSource(0..<3)
    screen.items.replace(other)
    await driver.settle()
    while other.state.withLock({ $0.followers.isEmpty }) { await Task.yield() }
    other.items = [Item(1)]
    other.state.withLock { $0.followers[0] }.yield()
    while screen.items.count != 1 { await driver.settle(); await Task.yield() }
    #expect(driver.findings == [])
  }

  @Test func savedChange_isShownAtOnce_andTakenBackIfItFails() async {
    let source = SampleSource(0..<100)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    var (new, results) = (Item(1), [String]())
    new.title = "New"
    let edited = new
    list.update([edited]) {
      []
    } then: { _ in
      results.append("saved")
    }
    driver.endTurn()
    #expect(titles(screen, 1..<2) == ["New"] && results == [])
    await driver.settle()
    #expect(titles(screen, 1..<2) == ["New"] && results == ["saved"])
    new.title = "Other"
    let refused = new
    list.update([refused]) {
      throw SourceError()
    } then: { result in
      if case .failure(let error) = result { results.append("\(error)") }
    }
    driver.endTurn()
    #expect(titles(screen, 1..<2) == ["Other"])
    await driver.settle()
    // The source, which never had the change, is loaded again.
    #expect(titles(screen, 1..<2) == ["Item 1"])
    #expect(results == ["saved", "The source cannot be reached."])
    list.remove([2]) { throw SourceError() }
    driver.endTurn()
    #expect(titles(screen, 0..<3) == ["Item 0", "Item 1", "Item 3"])
    await driver.settle()
    #expect(titles(screen, 0..<3) == ["Item 0", "Item 1", "Item 2"] && list.count == 100)
    list.remove([2]) {}
    await driver.settle()
    #expect(titles(screen, 0..<3) == ["Item 0", "Item 1", "Item 3"] && list.count == 99)
    #expect(driver.findings == [])
  }

  @Test func selection_ofARowThatIsReleased_isKept() async {
    let source = SampleSource(0..<600)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let (list, table) = (screen.items, screen.context.table)
    table?.selection = Selection(.multiple)
    driver.endTurn()
    driver.select(3)
    for position in stride(from: 10, to: 600, by: 10) {
      let loaded = list.elements.count
      list.demand(token(list, position))
      await driver.settle()
      // No answer releases more rows than it brings.
      #expect(list.elements.count >= loaded)
    }
    #expect(list[3] == nil && table?.selection.rows.contains(3) == true)
    #expect(list.elements.count <= 210)
    list.remove([3])
    #expect(table?.selection.rows.isEmpty == true)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func rows_afterRandomChanges_areThoseOfTheSource(_ seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var next = 10_000
    let source = SampleSource(0..<200)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let count = source.items.count
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          source.items.insert(Item(next), at: Int.random(in: 0...count, using: &random))
          next += 1
        case 1 where count > 0:
          source.items.remove(at: Int.random(in: 0..<count, using: &random))
        case 2 where count > 0:
          let item = source.items.remove(at: Int.random(in: 0..<count, using: &random))
          source.items.insert(item, at: Int.random(in: 0..<count, using: &random))
        default: break
        }
      }
      source.state.withLock { $0.isFailing = Int.random(in: 0..<8, using: &random) == 0 }
      let contents = list.contents
      for _ in 0..<3 where contents.count > 0 {
        let position = Int.random(in: 0..<contents.count, using: &random)
        if let token = contents.token(at: position) {
          list.demand(token)
        } else {
          list.note(contents.identity(at: position), isVisible: Bool.random(using: &random))
        }
      }
      if Bool.random(using: &random) { list.reload() }
      await driver.settle()
      source.state.withLock { $0.isFailing = false }
      list.reload()
      await driver.settle()
      let items = source.items
      #expect(list.count == items.count, "seed \(seed), step \(step)")
      let shown = titles(screen, 0..<items.count)
      for (position, title) in shown.enumerated() where title != "…" {
        #expect(title == items[position].title, "seed \(seed), step \(step), row \(position)")
      }
      #expect(shown.contains { $0 != "…" } || items.isEmpty, "seed \(seed), step \(step)")
      #expect(Set(list.elements.keys).count == list.contents.knownCount, "seed \(seed)")
    }
    #expect(driver.findings == [])
  }

  @Test func terminal_reloads_withoutMovingTheRowsOnScreen() async throws {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source, windowSize: 40)
    let keys = "settle pagedown*40 settle"
    let before = try await Terminal.frame(of: screen, keys: keys, columns: 30, rows: 8)
    let again = ItemsScreen(SampleSource(0..<1_000), windowSize: 40) { list, source in
      source.items.insert(contentsOf: (5_000..<5_100).map(Item.init), at: 0)
      list.reload()
    }
    let after = try await Terminal.frame(of: again, keys: keys + " r settle", columns: 30, rows: 8)
    #expect(before.contains("Item 2") && !before.contains("░"))
    #expect(rows(after) == rows(before))
    #expect(again.items.count == 1_100)
  }

  @Test(arguments: ["pagedown", "pageup"], [10, 40])
  func terminal_reload_isOneRequest_forWhatAppearsNextAsWell(key: String, size: Int) async throws {
    let source = SampleSource(0..<1_000)
    var before = 0
    let screen = ItemsScreen(source, windowSize: size) { list, source in
      before = source.requests.count
      list.reload()
    }
    let keys = "settle end settle pageup*10 settle \(key)*3 settle r settle"
    let frame = try await Terminal.frame(of: screen, keys: keys, columns: 30, rows: 14)
    #expect(!frame.contains("░"))
    #expect(before > 0 && source.requests.count == before + 1)
  }

  /// The titles of a frame, without the scroll bar.
  private func rows(_ frame: String) -> [String] {
    frame.split(separator: "\n").filter { $0.contains("Item") }
      .map { $0.filter { $0.isLetter || $0.isNumber || $0 == " " } }
  }

  /// The rows on screen and those ahead are more than ten windows: neither releases the other.
  @Test(arguments: [10, 20], ["pagedown", "pagedown*3 pageup"])
  func terminal_withManyRowsOnScreen_endsItsRequests(size: Int, keys: String) async throws {
    func requests(settling times: Int) async throws -> Int {
      let source = SampleSource(0..<2_000)
      let screen = ItemsScreen(source, windowSize: size)
      let frame = try await Terminal.frame(
        of: screen, keys: "settle*20 \(keys) settle*\(times)", columns: 40, rows: 12 * size)
      #expect(!frame.contains("░"))
      return source.requests.count
    }
    #expect(try await requests(settling: 40) == requests(settling: 20))
  }

  @Test func terminal_scrollingDown_loadsRowsBeforeTheyAppear() async throws {
    let source = SampleSource(0..<1_000)
    let screen = ItemsScreen(source, windowSize: 40)
    let frame = try await Terminal.frame(
      of: screen, keys: "settle down*36 settle", columns: 30, rows: 8)
    #expect(frame.contains("Item 36") && !frame.contains("Item 37"))
    #expect(source.requests.map(\.position) == [0, 40])
  }

  @Test func terminal_withTenMillionRows_loadsWhatItShows() async throws {
    let source = NumberSource(count: 10_000_000)
    let top = try await Terminal.frame(
      of: NumbersScreen(source), keys: "settle", columns: 30, rows: 8)
    #expect(top.contains("Number 0") && !top.contains("░"))
    let end = try await Terminal.frame(
      of: NumbersScreen(source), keys: "settle end settle", columns: 30, rows: 8)
    #expect(end.contains("Number 9999999") && !end.contains("░"), "\(end)")
    let middle = try await Terminal.frame(
      of: NumbersScreen(source), keys: "settle end settle pageup*30 settle", columns: 30, rows: 8)
    #expect(!middle.contains("Number 9999999") && !middle.contains("░"), "\(middle)")
  }
}

/// Numbers that exist only when they are requested.
private struct NumberSource: LazySource {
  let count: Int

  func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Item> {
    let start = min(max(0, request.anchor.map { $0.id + $0.distance } ?? request.position), count)
    let end = min(count, start + request.count)
    return LazyWindow((start..<end).map(Item.init), position: start, total: count)
  }
}

private final class NumbersScreen: Screen {
  let context = ScreenContext()
  let title = "Numbers"
  private lazy var numbers = LazyList(source, context: context)
  private let source: NumberSource

  init(_ source: NumberSource) { self.source = source }

  var sections: [Section] {
    Section("numbers") { ForEach(numbers) { TextRow("Number \($0.id)").id($0.id) } }
  }

  func appear() { numbers.load() }
}
