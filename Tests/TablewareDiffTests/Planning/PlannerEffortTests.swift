import TablewareDiff
import Testing

/// What the planner asks of identities, counted.
@Suite struct PlannerEffortTests {
  final class Counts {
    var hashes = 0
    var comparisons = 0
    var rowsAsked = 0
  }

  struct Counting: Hashable {
    var value: Int
    let counts: Counts
    static func == (left: Counting, right: Counting) -> Bool {
      left.counts.comparisons += 1
      return left.value == right.value
    }
    func hash(into hasher: inout Hasher) {
      counts.hashes += 1
      hasher.combine(value)
    }
  }

  struct CountingTable: Outline {
    var numbers: [[Int]]
    var shared = false
    let counts: Counts
    var sectionCount: Int { numbers.count }
    func sectionID(at section: Int) -> Int { section }
    func rows(in section: Int) -> [Int] { numbers[section] }
    func id(of row: Int) -> Counting {
      counts.rowsAsked += 1
      return Counting(value: row, counts: counts)
    }
    func hasSameContent(_ old: Int, _ new: Int) -> Bool { true }
    func hasSameHeader(_ section: Int, as old: CountingTable, _ oldSection: Int) -> Bool { true }
    func sharesRows(of section: Int, with other: CountingTable, at otherSection: Int) -> Bool {
      shared && other.shared && section == otherSection
    }
  }

  @Test func comparesOnceAndHashesNothing_WhenNothingChanges() {
    let counts = Counts()
    let old = CountingTable(numbers: [Array(0..<1000), Array(1000..<2000)], counts: counts)
    let new = CountingTable(numbers: old.numbers.map { $0.map { $0 } }, counts: counts)
    #expect(Plan(from: old, to: new).isEmpty)
    #expect(counts.hashes == 0)
    #expect(counts.comparisons == 2000)
  }

  @Test func asksForNoRow_WhenStorageIsTheSame() {
    let counts = Counts()
    let table = CountingTable(numbers: [Array(0..<1000)], counts: counts)
    #expect(Plan(from: table, to: table).isEmpty)
    #expect(counts.rowsAsked == 0)
  }

  @Test func asksForNoRow_WhenRowsAreShared() {
    let counts = Counts()
    let table = CountingTable(numbers: [Array(0..<1000)], shared: true, counts: counts)
    #expect(Plan(from: table, to: table).isEmpty)
    #expect(counts.rowsAsked == 0)
  }

  @Test func f10_AsksAFewTimesForEachRow_WhenEverythingMoves() {
    let counts = Counts()
    let old = CountingTable(numbers: [Array(0..<4000)], counts: counts)
    let new = CountingTable(numbers: [Array((0..<4000).reversed())], counts: counts)
    #expect(Plan(from: old, to: new).steps.count == 1)
    #expect(counts.rowsAsked < 8000 * 3)
    #expect(counts.hashes < 8000 * 4)
    #expect(counts.comparisons < 8000 * 6)
  }

  @Test func f22_PlansAMillionRowsAtOnce_WhenTheyAreShared() {
    let counts = Counts()
    let million = Array(0..<1_000_000)
    let old = CountingTable(numbers: [million, [1]], shared: true, counts: counts)
    let new = CountingTable(numbers: [million, [1], [2]], shared: true, counts: counts)
    #expect(Plan(from: old, to: new).steps.map(\.batch.description) == ["iS 2"])
    #expect(counts.rowsAsked == 0)
  }
}
