import Tableware
import TablewareTesting
import Testing

@testable import TablewareLoading

/// Changes by position, as a fetched results controller reports them, of lists that are partly
/// loaded.
@Suite(.timeLimit(.minutes(15))) struct StoreChangeTests {
  private static func changed(_ id: Int) -> Item {
    var item = Item(id)
    item.title += " changed"
    return item
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  /// A list whose first 10 rows are loaded.
  private func opened(_ count: Int) async -> (ItemsScreen, SampleSource, ScreenDriver) {
    let source = SampleSource(0..<count)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    return (screen, source, driver)
  }

  /// The identities at some positions; placeholders are dots.
  private func shown(_ list: LazyList<Item>, _ range: Range<Int>) -> [String] {
    let contents = list.contents
    return range.clamped(to: 0..<contents.count).map {
      contents.token(at: $0) == nil ? "\(contents.identity(at: $0))" : "…"
    }
  }

  @Test func changes_areShownWithoutARequest() async {
    let (screen, source, driver) = await opened(100)
    let problems = screen.items.apply([
      .remove(at: path(1)), .remove(at: path(50)),
      .update(Self.changed(2), at: path(2)),
      .insert(Item(500), at: path(3)),
      .move(Self.changed(60), from: path(60), to: path(0)),
      .move(Item(4), from: path(4), to: path(98)),
    ])
    driver.endTurn()
    #expect(problems == [])
    #expect(
      shown(screen.items, 0..<11) == ["60", "0", "2", "500", "3", "5", "6", "7", "8", "9", "…"])
    #expect(shown(screen.items, 97..<99) == ["…", "4"])
    #expect(screen.items[60]?.title == "Item 60 changed")
    #expect(screen.items[2]?.title == "Item 2 changed")
    #expect(screen.items.count == 99)
    #expect(source.requests.count == 1)
    #expect(driver.findings == [])
  }

  @Test func updateOfARowThatIsNotInMemory_needsNothing() async {
    let (screen, source, driver) = await opened(100)
    #expect(screen.items.apply([.update(Self.changed(70), at: path(70))]) == [])
    await driver.settle()
    #expect(screen.items[70] == nil)
    #expect(source.requests.count == 1)
    #expect(driver.findings == [])
  }

  @Test func removedRow_isNoLongerSelected() async throws {
    let (screen, _, driver) = await opened(100)
    let table = try #require(screen.context.table)
    table.selectionMode = .multiple
    table.select(3)
    screen.items.apply([.remove(at: path(3))])
    driver.endTurn()
    #expect(table.selection.rows == [])
    #expect(driver.findings == [])
  }

  @Test func changesThatDoNotFit_areReturned_andTheRowsAreLoadedAgain() async {
    let (screen, source, driver) = await opened(100)
    source.items = (0..<90).map(Item.init)
    let problems = screen.items.apply([
      .remove(at: path(100)), .remove(at: RowPath(section: 1, row: 0)),
      .insertSection("B", at: 1), .removeSection(at: 0),
      .update(Item(80), at: path(3)), .move(Item(81), from: path(4), to: path(5)),
      .insert(Item(500), at: path(900)),
    ])
    #expect(
      problems == [
        .outOfRange(path(100)), .outOfRange(RowPath(section: 1, row: 0)),
        .outOfRange(RowPath(section: 1, row: 0)), .outOfRange(path(0)),
        .unknownElement(Identity(80), at: path(3)), .unknownElement(Identity(81), at: path(4)),
        .outOfRange(path(900)),
      ])
    await driver.settle()
    #expect(screen.items.count == 90)
    #expect(shown(screen.items, 0..<11) == (0..<10).map { "\($0)" } + ["…"])
    #expect(driver.findings == [])
  }

  @Test func changes_beforeTheFirstAnswer_loadTheRowsAgain() async {
    let source = SampleSource(0..<100)
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    source.items.insert(Item(500), at: 0)
    #expect(screen.items.apply([.insert(Item(500), at: path(0))]) == [])
    await driver.settle()
    #expect(shown(screen.items, 0..<2) == ["500", "0"])
    #expect(screen.items.count == 101)
    #expect(driver.findings == [])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func reports_ofAnyChange_leadToTheStore(_ seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let source = SampleSource(0..<Int.random(in: 0...60, using: &random))
    let screen = ItemsScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    let list = screen.items
    var next = 1_000
    for _ in 0..<12 {
      if let token = (0..<list.contents.count).randomElement(using: &random).flatMap(
        list.contents.token(at:)), Bool.random(using: &random)
      {
        list.demand(token)
        await driver.settle()
      }
      let old = source.items
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let index = Int.random(in: 0...new.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where index < new.count: new.remove(at: index)
        case 1 where index < new.count:
          let item = new.remove(at: index)
          new.insert(item, at: Int.random(in: 0...new.count, using: &random))
        case 2 where index < new.count: new[index].title += "!"
        default:
          new.insert(Item(next), at: index)
          next += 1
        }
      }
      let known = Set(list.elements.keys)
      source.items = new
      let problems = list.apply(Self.report(from: old, to: new).shuffled(using: &random))
      driver.endTurn()
      #expect(problems == [], "seed \(seed)")
      #expect(list.contents.count == new.count, "seed \(seed)")
      for (position, item) in new.enumerated() where position < list.contents.count {
        let identity = Identity(item.id)
        if list.contents.token(at: position) == nil {
          #expect(list.contents.identity(at: position) == identity, "seed \(seed)")
          #expect(list[item.id] == item, "seed \(seed)")
        } else {
          #expect(!known.contains(identity), "seed \(seed): \(item.id) was forgotten")
        }
      }
    }
    #expect(driver.findings == [], "seed \(seed)")
  }

  /// What a correct store reports between two states: the fewest moves.
  private static func report(from old: [Item], to new: [Item]) -> [StoreChange<Item>] {
    func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }
    let oldPlaces = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
    let newIDs = Set(new.map(\.id))
    let kept = Set(
      new.map(\.id).difference(from: old.map(\.id)).reduce(into: new.map(\.id)) { ids, change in
        if case .insert(_, let id, _) = change { ids.removeAll { $0 == id } }
      })
    var changes: [StoreChange<Item>] = []
    for (row, item) in old.enumerated() where !newIDs.contains(item.id) {
      changes.append(.remove(at: path(row)))
    }
    for (row, item) in new.enumerated() {
      guard let place = oldPlaces[item.id] else {
        changes.append(.insert(item, at: path(row)))
        continue
      }
      if !kept.contains(item.id) {
        changes.append(.move(item, from: path(place), to: path(row)))
      } else if item != old[place] {
        changes.append(.update(item, at: path(place)))
      }
    }
    return changes
  }
}
