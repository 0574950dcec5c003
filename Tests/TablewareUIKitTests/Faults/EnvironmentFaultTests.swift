import Foundation
import Synchronization
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Groups 2, 7 and 8 of the fault catalog, on a table view: counts, drops, the focus of a keyboard,
/// input of servers, languages, memory and time.
@Suite(.serialized, .freesEverything) @MainActor struct EnvironmentFaultTests {
  private let stage = Stage()

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Three numbers that claim another count.
  private struct Miscounted: RandomAccessCollection {
    let count: Int
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    subscript(position: Int) -> Int { position }
  }

  @Test(arguments: [-1, 0, 7, Int.max, Int.min])
  func f27_count_thatIsWrong_isNotBelieved(count: Int) throws {
    stage.show("A[a]")
    stage.table.show {
      Section("A") { ForEach(Miscounted(count: count), id: \.self) { TextRow("\($0)") } }
    }
    stage.turn()
    #expect(stage.texts == "0 1 2")
    #expect(stage.tableView.numberOfRows(inSection: 0) == 3)
    #expect(stage.breaches == [])
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func f27_sectionThatDoesNotExist_hasNoRows(section: Int) throws {
    stage.show("A[a b]")
    let dataSource = try #require(stage.tableView.dataSource)
    #expect(dataSource.tableView(stage.tableView, numberOfRowsInSection: section) == 0)
    let cell = dataSource.tableView(stage.tableView, cellForRowAt: path(0, section))
    #expect(cell.boundRow == nil)
    #expect(stage.breaches == [])
  }

  /// The rest of a load, which a test calls.
  private final class Load: @unchecked Sendable {
    var finish: (@Sendable (Data?, (any Error)?) -> Void)?
  }

  @Test func f122_update_beforeTheDataOfADropArrives_needsNoPlaceholder() throws {
    final class Notes {
      var titles = ["a", "b"]
    }
    let notes = Notes()
    func show() {
      stage.table.show {
        Section("notes") { for title in notes.titles { TextRow(RowText(title)) } }
          .dropDestination(ofTypes: ["public.png"]) { items, position in
            position.insert(items.map { _ in "dropped" }, into: &notes.titles, id: \.self)
          }
      }
      stage.turn()
    }
    show()
    let load = Load()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      load.finish = $0
      return nil
    }
    let drag = SimulatedDrag(ofOtherApp: [provider])
    drag.move(over: stage.tableView, at: path(1))
    #expect(drag.end())
    stage.turn()
    #expect(stage.texts == "a b")
    notes.titles = ["z", "a", "b", "c"]
    let update = stage.told { show() }
    #expect(update == "batch [iR (0,0), iR (0,3)]")
    load.finish?(Data([1]), nil)
    stage.turn()
    show()
    #expect(stage.texts == "z a dropped b c")
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f125_focusedRow_thatIsRemoved_losesTheFocusWithoutAPath() {
    func show(_ titles: [String]) {
      stage.show { for title in titles { TextRow(RowText(title)).onTap {} } }
    }
    show(["a", "b", "c"])
    #expect(stage.tableView.simulateFocus(at: path(1)))
    show(["x", "a", "b", "c"])
    #expect(stage.tableView.focusedIndexPath == path(2))
    show(["x", "a", "c"])
    let focused = stage.tableView.focusedIndexPath
    #expect(focused == nil || focused == path(2))
    #expect(stage.tableView.simulateFocus(at: path(0)))
    #expect(stage.tableView.focusedIndexPath == path(0))
    show([])
    #expect(stage.tableView.focusedIndexPath == nil)
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f127_malformedItem_hasANoticeInItsPlace_andTheOthersAreShown() throws {
    struct Item: Decodable { let id: String }
    struct Lenient: Decodable {
      let item: Result<Item, any Error>
      init(from decoder: any Decoder) throws { item = Result { try Item(from: decoder) } }
    }
    let json = #"[{"id":"a"},{"id":null},7,{},{"id":1},{"id":"b"}]"#
    let items = try JSONDecoder().decode([Lenient].self, from: Data(json.utf8))
    stage.show {
      for (position, entry) in items.enumerated() {
        switch entry.item {
        case .success(let item): TextRow(RowText(item.id))
        case .failure: TextRow("Item \(position) cannot be read").id(position)
        }
      }
    }
    #expect(stage.tableView.numberOfRows(inSection: 0) == 6)
    #expect(stage.identities == ["a", 1, 2, 3, 4, "b"].map { $0 as Identity? })
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f128_numbersBeyondTheirRange_areIdentitiesAndHeights() {
    struct Measured: SizedRow {
      let id: Double
      let height: RowHeight
      var body: RowContent { RowContent(title: "row") }
    }
    // An identity that is not equal to itself seems to change whenever it is read.
    stage.tableView.inspector.probe = nil
    let numbers = [Double.nan, .infinity, -.infinity, 1e308, .greatestFiniteMagnitude, -0.0, 0]
    stage.show {
      for number in numbers { Measured(id: number, height: .fixed(number)) }
      TextRow("\(Int.max)").id(Int.max)
      TextRow("\(Int.min)").id(Int.min)
    }
    #expect(stage.tableView.numberOfRows(inSection: 0) == numbers.count + 2)
    #expect(stage.tableView.contentSize.height.isFinite)
    #expect(stage.breaches == [])
    stage.show("A[a]")
    #expect(stage.texts == "a")
    #expect(stage.breaches == [])
  }

  @Test func f132_identities_doNotFoldCase_inAnyLanguage() {
    let titles = ["i", "I", "ı", "İ", "ß", "SS", "ss", "ẞ"]
    stage.show { for title in titles { TextRow(RowText(title)) } }
    #expect(stage.texts == titles.joined(separator: " "))
    #expect(stage.messages == [])
    stage.show { for title in titles.reversed() { TextRow(RowText(title)) } }
    #expect(stage.texts == titles.reversed().joined(separator: " "))
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  /// An identity that counts how many there are.
  private final class Key: Hashable, Sendable {
    static let living = Mutex(0)
    let number: Int

    init(_ number: Int) {
      self.number = number
      Self.living.withLock { $0 += 1 }
    }

    deinit { Self.living.withLock { $0 -= 1 } }

    static func == (one: Key, two: Key) -> Bool { one.number == two.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func f134_statesBefore_areFreedAfterTheirUpdate() {
    func show(_ numbers: [Int]) {
      let keys = numbers.map { Key($0) }
      stage.show { ForEach(keys, id: \.self) { TextRow("\($0.number)") } }
    }
    for round in 0..<20 {
      show((0..<100).map { ($0 * 7 + round * 3) % 151 })
      // Cells of rows that stay keep the identities with which they were bound.
      #expect((100...200).contains(Key.living.withLock { $0 }), "round \(round)")
    }
    stage.show("A[a]")
    #expect(Key.living.withLock { $0 } == 0)
    #expect(stage.breaches == [])
  }

  @Test func f136_update_completesByTheInjectedTurn_withoutARunLoop() {
    var completed = 0
    stage.table.show(completion: { completed += 1 }) { Stage.sections("A[a]") }
    RunLoop.main.run(until: Date())
    #expect(completed == 0)
    #expect(VirtualTime.shared.isBusy)
    VirtualTime.shared.endTurn()
    #expect(completed == 1)
    stage.turn()
    #expect(stage.texts == "a")
    #expect(!VirtualTime.shared.isBusy)
    #expect(stage.breaches == [])
  }
}
