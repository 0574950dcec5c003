import TablewareDiff
import Testing

/// How the planner's questions grow with the tables: typical changes, and the worst that can be
/// made up.
@Suite struct EffortBoundTests {
  @Test(arguments: [1_000, 2_000, 4_000])
  func asksForEachRowOnce_WhenFewChange(count: Int) {
    var rows = Array(0..<count)
    rows.remove(at: count / 2)
    rows.insert(-1, at: count / 4)
    rows.swapAt(count / 3, count / 3 + 1)
    let counts = effort(from: Array(0..<count), to: rows, repeats: .unchecked)
    #expect(counts.comparisons <= count + 50)
    #expect(counts.hashes <= 10)
  }

  @Test(arguments: [1_000, 2_000, 4_000])
  func hashesOnlyLeftovers(count: Int) {
    let counts = effort(from: Array(0..<count), to: Array(1..<count + 1), repeats: .inOrder)
    #expect(counts.comparisons <= count + 50)
    #expect(counts.hashes <= 10)
  }

  @Test(arguments: [1_000, 2_000, 4_000])
  func hashesEachRowOnceMore_WhenCopiesArePaired(count: Int) {
    let counts = effort(from: Array(0..<count), to: Array(1..<count + 1), repeats: .paired)
    #expect(counts.comparisons <= count + 50)
    #expect(counts.hashes <= 2 * count + 10)
  }

  @Test(arguments: [1_000, 2_000, 4_000])
  func comparesFewTimes_WhenEverythingIsNew(count: Int) {
    let counts = effort(
      from: Array(0..<count), to: Array(count..<2 * count), repeats: .paired)
    // What the scan looks ahead before it gives up does not depend on how much there is.
    #expect(counts.comparisons <= 4_000)
    #expect(counts.hashes <= 4 * count)
  }

  /// One row in 20 is where the scan looks for it at the very end of its patience.
  @Test(arguments: [1_000, 2_000, 4_000])
  func comparesInProportion_WhenTheScanIsLedOnAllTheTime(count: Int) {
    let old = Array(0..<count)
    let new = old.map { $0 % 20 == 0 ? $0 : $0 + count }
    let counts = effort(from: old, to: new, repeats: .paired)
    #expect(counts.comparisons <= 160 * count)
    #expect(counts.hashes <= 4 * count)
  }

  /// The table of identities gives up after 64 probes for each look-up, twice in search of repeats
  /// and once in search of partners.
  @Test(arguments: [500, 1_000, 2_000])
  func f09_ComparesInProportion_WhenAllHashesAreEqual(count: Int) {
    let old = (0..<count).map { $0 }
    let counts = effort(from: old, to: old.reversed(), repeats: .paired, areHashesEqual: true)
    #expect(counts.comparisons <= 64 * 2 * (2 * count + 128) + 10_000)
    #expect(counts.hashes <= 4 * count)
  }

  @Test(arguments: [500, 1_000])
  func f09_ComparesInProportion_WhenAllSectionsHashAlike(count: Int) {
    let counts = Counts()
    func table(_ ids: [Int]) -> Lists<Counted, Int> {
      Lists(ids.map { (Counted(value: $0, areHashesEqual: true, counts: counts), []) })
    }
    let plan = Plan(from: table(Array(0..<count)), to: table(Array((0..<count).reversed())))
    #expect(counts.comparisons <= 64 * (2 * count + 64) + 10)
    #expect(counts.hashes <= 2 * count)
    #expect(plan.steps.count <= 2)
  }

  final class Counts {
    var comparisons = 0
    var hashes = 0
  }

  struct Counted: Hashable {
    var value: Int
    var areHashesEqual = false
    let counts: Counts

    static func == (left: Counted, right: Counted) -> Bool {
      left.counts.comparisons += 1
      return left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      counts.hashes += 1
      if !areHashesEqual { hasher.combine(value) }
    }
  }

  private func effort(
    from old: [Int], to new: [Int], repeats: RepeatPolicy, areHashesEqual: Bool = false
  ) -> Counts {
    let counts = Counts()
    func table(_ rows: [Int]) -> Lists<Int, Counted> {
      Lists(
        rows: rows.map { Counted(value: $0, areHashesEqual: areHashesEqual, counts: counts) })
    }
    _ = Plan(from: table(old), to: table(new), repeats: repeats)
    return counts
  }
}
