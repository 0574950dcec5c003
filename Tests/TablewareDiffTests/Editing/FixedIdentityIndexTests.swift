import TablewareTesting
import Testing

@testable import TablewareDiff

/// The index of a list that never changes.
@Suite struct FixedIdentityIndexTests {
  /// An identity whose hash is what the test says.
  private struct Hashed: Hashable, Sendable {
    let number: Int
    let hash: Int

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private func index<ID: Hashable & Sendable>(_ ids: [ID]) -> FixedIdentityIndex<ID> {
    var index = FixedIdentityIndex<ID>(count: ids.count)
    for position in ids.indices.reversed() {
      _ = index.note(ids[position], at: position) { ids[$0] }
    }
    return index
  }

  @Test(arguments: [0, 1, 2, 7, 8, 1_000, 70_000])
  func position_everyNumber_isFound_andNoOther(count: Int) {
    let ids = (0..<count).map { $0 &* 2_654_435_761 &+ 17 }
    let index = index(ids)
    #expect(index.isComplete)
    #expect(index.checkInvariants { ids[$0] } == nil)
    let wrong = ids.indices.filter { index.position(of: ids[$0]) { ids[$0] } != $0 }
    #expect(wrong == [])
    let others = (count..<count + 1_000).map { $0 &* 2_654_435_761 &+ 17 }
    #expect(others.allSatisfy { index.position(of: $0) { ids[$0] } == nil })
  }

  @Test func note_repeatedIdentity_returnsTheLaterCopy() {
    let ids = ["a", "b", "a", "c", "a"]
    var index = FixedIdentityIndex<String>(count: ids.count)
    let later = ids.indices.reversed().map { position in
      index.note(ids[position], at: position) { ids[$0] }
    }
    #expect(later == [nil, nil, 4, nil, 2])
    #expect(index.position(of: "a") { ids[$0] } == 0)
  }

  @Test func position_someEqualHashes_isFound() {
    let ids = (0..<300).map { Hashed(number: $0, hash: $0 / 10) }
    let index = index(ids)
    #expect(index.isComplete)
    #expect(index.checkInvariants { ids[$0] } == nil)
    #expect(ids.indices.allSatisfy { index.position(of: ids[$0]) { ids[$0] } == $0 })
  }

  @Test func note_onlyEqualHashes_givesUp() {
    let ids = (0..<2_000).map { Hashed(number: $0, hash: 1) }
    #expect(!index(ids).isComplete)
  }
}
