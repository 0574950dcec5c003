import TablewareTesting
import Testing

@testable import TablewareDiff

/// Scans of lists whose ends are known to be the same, as an app's collections tell.
@Suite struct IdentityScanTests {
  /// Identities that count how often each one is read.
  private final class CountedIdentities: IdentityReading {
    let ids: [Int]
    private(set) var reads: [Int]

    init(_ ids: [Int]) {
      self.ids = ids
      reads = ids.map { _ in 0 }
    }

    var count: Int { ids.count }

    func id(at index: Int) -> Int {
      reads[index] += 1
      return ids[index]
    }
  }

  /// The numbers of equal rows at both ends, at most as many as one list has.
  private func sharedEnds(_ old: [Int], _ new: [Int]) -> (first: Int, last: Int) {
    let first = zip(old, new).prefix { $0 == $1 }.count
    let last = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (first, last)
  }

  /// The runs are in both lists, in order, and the residues are all other rows.
  private func check(
    _ scan: Scan, _ old: [Int], _ new: [Int], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var (oldRows, newRows) = (Set<Int>(), Set<Int>())
    var ends = (old: 0, new: 0)
    for run in scan.runs {
      let (first, second, count) = (Int(run.old), Int(run.new), Int(run.count))
      #expect(
        count > 0 && first >= ends.old && second >= ends.new, comment,
        sourceLocation: sourceLocation)
      ends = (first + count, second + count)
      guard ends.old <= old.count, ends.new <= new.count else {
        Issue.record("a run is outside of the lists: \(comment)", sourceLocation: sourceLocation)
        return
      }
      #expect(
        old[first..<ends.old] == new[second..<ends.new], comment, sourceLocation: sourceLocation)
      oldRows.formUnion(first..<ends.old)
      newRows.formUnion(second..<ends.new)
    }
    #expect(
      scan.oldResidue.map(Int.init) == old.indices.filter { !oldRows.contains($0) }, comment,
      sourceLocation: sourceLocation)
    #expect(
      scan.newResidue.map(Int.init) == new.indices.filter { !newRows.contains($0) }, comment,
      sourceLocation: sourceLocation)
  }

  @Test func knownEnds_ofRandomLists_areKeptAndNotRead() {
    for seed in 0..<UInt64(2_000) {
      var random = SeededGenerator(seed: seed)
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0..<20, using: &random)
      }
      var new = old
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0...new.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where index < new.count: new.remove(at: index)
        case 1 where index < new.count: new[index] = Int.random(in: 0..<20, using: &random)
        default: new.insert(Int.random(in: 0..<20, using: &random), at: index)
        }
      }
      let shared = sharedEnds(old, new)
      // What is known may be less than what is the same, and the ends may overlap.
      let ends = (
        first: Int.random(in: 0...shared.first, using: &random),
        last: Int.random(in: 0...shared.last, using: &random)
      )
      let (oldRows, newRows) = (CountedIdentities(old), CountedIdentities(new))
      var scan = Scan()
      scan.run(oldRows, newRows, between: ends)
      let comment: Comment = "seed \(seed): \(old) to \(new), \(ends)"
      check(scan, old, new, comment)
      let last = min(ends.last, old.count - ends.first, new.count - ends.first)
      #expect(oldRows.reads.prefix(ends.first).allSatisfy { $0 == 0 }, comment)
      #expect(newRows.reads.prefix(ends.first).allSatisfy { $0 == 0 }, comment)
      #expect(oldRows.reads.suffix(last).allSatisfy { $0 == 0 }, comment)
      #expect(newRows.reads.suffix(last).allSatisfy { $0 == 0 }, comment)
    }
  }

  @Test func ends_thatAreImpossible_areShortened() {
    for ends in [(first: -3, last: -1), (9, 9), (2, .max), (.max, 0)] {
      var scan = Scan()
      scan.run(CountedIdentities([1, 2, 3]), CountedIdentities([1, 2, 3]), between: ends)
      check(scan, [1, 2, 3], [1, 2, 3], "\(ends)")
      #expect(scan.runs.reduce(0) { $0 + $1.count } == 3)
    }
  }

  @Test func part_countsFromItsFirstRows() {
    let (old, new) = ([0, 1, 2, 3, 4, 5], [0, 8, 9, 1, 7, 3, 4, 6])
    var scan = Scan()
    scan.keep(1)
    scan.keep(0)
    // 8 and 9 are new, before a part whose rows count from 0.
    scan.part(old: 1, new: 1) { $0.leaveOver(oldCount: 0, newCount: 2) }
    scan.part(old: 1, new: 3) {
      $0.run(
        CountedIdentities(Array(old[1...])), CountedIdentities(Array(new[3...])), between: (0, 0))
    }
    check(scan, old, new, "a part")
    #expect(scan.runs.map(\.old) == [0, 1, 3])
    #expect(scan.runs.map(\.new) == [0, 3, 5])
    #expect(scan.newResidue == [1, 2, 4, 7])
    #expect(scan.oldResidue == [2, 5])
  }

  @Test func part_ofChangedRows_countsFromItsFirstRows() {
    struct Changed: RowPairing {
      var oldCount: Int { 3 }
      var newCount: Int { 3 }
      func isSame(_ i: Int, _ j: Int) -> Bool { i == j }
      func hasSameContent(_ i: Int, _ j: Int) -> Bool { i != 1 }
    }
    for (old, new) in [(0, 0), (0, 4), (5, 0), (5, 4)] {
      var scan = Scan()
      scan.part(old: old, new: new) { $0.run(Changed()) }
      #expect(scan.changed == [Int32(new + 1)])
      #expect(scan.runs.map(\.old) == [Int32(old)])
      #expect(scan.runs.map(\.new) == [Int32(new)])
    }
  }

  @Test func leftovers_withoutAPartner_areRemovedOrInserted() {
    var leftovers = Leftovers<Int>()
    leftovers.old = [7, 1, 2, 3]
    leftovers.new = [3, 9, 7, 8]
    var partners: [Int32] = []
    leftovers.match(into: &partners, repeats: .inOrder)
    #expect(partners == [2, -1, -1, 0])
    #expect(leftovers.removed(partners) == [1, 2])
    #expect(leftovers.inserted(partners) == [1, 3])
  }

  @Test func storedIdentities_areThoseOfTheBuffer() {
    [3, 5, 8].withUnsafeBufferPointer { buffer in
      let stored = StoredIdentities(buffer)
      #expect((0..<stored.count).map(stored.id) == [3, 5, 8])
    }
  }
}
