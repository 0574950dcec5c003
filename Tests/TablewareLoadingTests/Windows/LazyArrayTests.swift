import Tableware
import TablewareTesting
import Testing

@testable import TablewareLoading

/// Sources whose rows are in memory: a list of them has no requests and no empty frames.
@Suite(.timeLimit(.minutes(15))) struct LazyArrayTests {
  private final class WordsScreen: Screen {
    let context = ScreenContext()
    let title = "Words"
    private(set) lazy var words = LazySections(groups(Self.all), context: context, windowSize: 10)
    static let all = (0..<300).map { Item($0) }

    /// Items in groups of 100.
    func groups(_ items: [Item]) -> LazyArrayGroups<Int, Item> {
      let groups = Dictionary(grouping: items) { $0.id / 100 }
      return LazyArrayGroups(groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value[...]) })
    }

    func find(_ isIncluded: (Int) -> Bool) {
      words.replace(groups(Self.all.filter { isIncluded($0.id) }))
    }

    var sections: [Section] {
      ForEach(words.groups) { group in
        Section(group.id, header: "\(group.id) (\(group.count))") {
          ForEach(words.rows(of: group.id)) { TextRow($0.title).id($0.id) }
        }
      }
    }
  }

  /// The headers with the titles of the first rows; placeholders are dots.
  private func shown(_ screen: any Screen, _ range: Range<Int> = 0..<3) -> [String] {
    guard let snapshot = screen.context.table?.snapshot else { return [] }
    return (0..<snapshot.sectionCount).map { section in
      let header = snapshot[.header(of: section)]?.content.title.string ?? ""
      let rows = range.clamped(to: 0..<snapshot.rowCount(in: section)).compactMap { row in
        snapshot[RowPath(section: section, row: row)]?.content
      }
      return header + rows.map { $0.isPlaceholder ? " …" : " \($0.title.string)" }.joined()
    }
  }

  @Test func array_satisfiesTheRequirementsOfASource() async {
    for count in [0, 1, 29, 250] {
      let part = (0..<count + 5).map(Item.init)[3..<count + 3]
      let source = LazyArray(part)
      let failures = await LazySourceConformance.failures(
        of: source, rows: part.map(\.id), seed: 7)
      #expect(failures == [])
    }
  }

  @Test func position_afterTheEndOfAShorterArray_returnsItsLastRows() {
    let source = LazyArray((0..<30).map(Item.init))
    let window = source.load(
      LazyRequest(position: 75, count: 10, anchor: .init(id: 99, distance: 5)))
    #expect(window.rows.map(\.id) == Array(20..<30))
    #expect(window.position == 20)
    #expect(window.total == 30)
  }

  @Test func list_hasItsFirstRowsFromTheBeginning() {
    let context = ScreenContext()
    let list = LazyList(LazyArray((0..<100).map(Item.init)), context: context, windowSize: 10)
    #expect(list.count == 100)
    #expect(list[9]?.title == "Item 9")
    #expect(list[10] == nil)
  }

  @Test func placeholder_thatAppears_isReplacedInTheSameTurn() {
    let screen = WordsScreen()
    let driver = ScreenDriver(screen)
    #expect(shown(screen, 0..<2).first == "0 (100) Item 0 Item 1")
    #expect(screen.words.isLoaded)
    let list = screen.words.rows(of: 1)
    #expect(list[150] == nil)
    list.demand(list.contents.token(at: 50) ?? -1)
    driver.endTurn()
    #expect(shown(screen, 50..<52)[1] == "1 (100) Item 150 Item 151")
    #expect(driver.findings == [])
  }

  @Test func replace_showsOtherGroups_inOneTurn() {
    let screen = WordsScreen()
    let driver = ScreenDriver(screen)
    screen.find { $0 > 250 || $0.isMultiple(of: 50) && $0 < 100 }
    screen.context.setNeedsUpdate()
    driver.endTurn()
    #expect(shown(screen) == ["0 (2) Item 0 Item 50", "2 (49) Item 251 Item 252 Item 253"])
    screen.find { _ in false }
    driver.endTurn()
    #expect(shown(screen) == [])
    screen.find { _ in true }
    driver.endTurn()
    #expect(shown(screen)[1] == "1 (100) Item 100 Item 101 Item 102")
    #expect(driver.findings == [])
  }

  @Test func replace_keepsTheFirstRowOnScreenInMemory() {
    let screen = WordsScreen()
    let driver = ScreenDriver(screen)
    let list = screen.words.rows(of: 2)
    list.demand(list.contents.token(at: 60) ?? -1)
    driver.endTurn()
    list.note(Identity(262), isVisible: true)
    screen.find { $0.isMultiple(of: 2) }
    driver.endTurn()
    #expect(screen.words.rows(of: 2) === list)
    #expect(shown(screen, 31..<32)[2] == "2 (50) Item 262")
    #expect(driver.findings == [])
  }

  @Test func groups_withOneValueOrWithoutRows_areShownOnce() {
    let items = (0..<4).map(Item.init)
    let groups = LazyArrayGroups([("a", items[0..<1]), ("b", items[1..<1]), ("a", items[2..<4])])
    let sections = LazySections(groups, context: ScreenContext())
    #expect(sections.groups == [LazyGroup("a", count: 1)])
    #expect(sections.rows(of: "a").count == 1)
    #expect(sections.rows(of: "z").count == 0)
  }
}
