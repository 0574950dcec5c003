import SampleRows
import TablewareDiff
import TablewareTesting
import Testing

@testable import Tableware

private struct Tune: Identifiable, Hashable {
  var id: Int
  var title: String
}

/// What is known about two collections without reading their rows one by one.
struct SharedEndsTests {
  private func known(_ songs: [Tune]) -> Section {
    Section("songs") { ForEach(songs) { TextRow($0.title) } }
  }

  /// The same rows, with identities from an unknown source.
  private func unknown(_ songs: [Tune]) -> Section {
    Section("songs") { ForEach(songs, id: { (song: Tune) in song.id }) { TextRow($0.title) } }
  }

  private func rows(_ songs: [Tune]) -> SectionRows { known(songs).rows }

  private func ends(of new: SectionRows, _ old: SectionRows) throws -> (first: Int, last: Int) {
    try #require(new.onlyList).sharedEnds(with: #require(old.onlyList))
  }

  private func numbers(_ range: Range<Int>) -> SectionRows {
    Section("n") { ForEach(range, id: \.self) { TextRow("\($0)") } }.rows
  }

  private func songs(_ ids: some Sequence<Int>) -> [Tune] {
    ids.map { Tune(id: $0, title: "a title that does not fit into the value \($0)") }
  }

  @Test func knowsWhatAnAppendedArrayShares() throws {
    let old = songs(0..<1_000)
    #expect(try ends(of: rows(old + songs(1_000..<1_010)), rows(old)) == (1_000, 0))
    #expect(try ends(of: rows(songs(-3..<0) + old), rows(old)) == (0, 1_000))
    var changed = old
    changed.remove(at: 400)
    #expect(try ends(of: rows(changed), rows(old)) == (400, 599))
  }

  /// The identities of objects are read once, so they cannot change behind the table's back.
  @Test func knowsWhatTheIdentitiesOfObjectsShare() throws {
    final class Track: Identifiable {
      let id: Int
      init(id: Int) { self.id = id }
    }
    let tracks = (0..<10).map(Track.init)
    let section = { (tracks: [Track]) in
      Section("songs") { ForEach(tracks) { TextRow("\($0.id)") } }.rows
    }
    #expect(try ends(of: section(tracks), section(Array(tracks.dropLast()))) == (9, 0))
  }

  @Test func knowsNothing_WhenIdentitiesComeFromElsewhere() throws {
    let old = songs(0..<10)
    let byTitle = Section("songs") { ForEach(old, id: \.title) { TextRow($0.title) } }.rows
    #expect(try ends(of: byTitle, rows(old)) == (0, 0))
    #expect(try ends(of: unknown(old).rows, rows(old)) == (0, 0))
  }

  @Test func comparesRangesByTheirBounds() throws {
    #expect(try ends(of: numbers(0..<1_000_000_000), numbers(0..<900_000_000)) == (900_000_000, 0))
    #expect(try ends(of: numbers(5..<100), numbers(0..<100)) == (0, 95))
    #expect(try ends(of: numbers(5..<100), numbers(0..<90)) == (0, 0))
    #expect(numbers(0..<9).sharesIdentities(with: numbers(0..<9)))
    #expect(!numbers(0..<9).sharesIdentities(with: numbers(1..<10)))
  }

  @Test func survivesElementsWithoutSize() throws {
    struct Nothing: Identifiable { var id: Int { 7 } }
    let rows = { (count: Int) in
      let section = Section("n") {
        ForEach(Array(repeating: Nothing(), count: count)) { _ in TextRow("") }
      }
      return section.rows
    }
    #expect(try ends(of: rows(5), rows(9)) == (0, 0))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func findsTheSamePlan_AsWithoutKnowing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ids = Array(0..<Int.random(in: 0...200, using: &random))
    let old = songs(ids)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let position = Int.random(in: 0...ids.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: ids.insert(Int.random(in: 1_000...9_999, using: &random), at: position)
      case 1: if position < ids.count { ids.remove(at: position) }
      case 2: if position < ids.count { ids.append(ids.remove(at: position)) }
      default: if let first = ids.first { ids.insert(first, at: position) }
      }
    }
    let new =
      old.isEmpty ? songs(ids) : ids.map { old.indices.contains($0) ? old[$0] : songs([$0])[0] }
    let plan = Plan(
      from: Snapshot(SectionList([known(old)])), to: Snapshot(SectionList([known(new)])))
    for section in [known, unknown] {
      let found = SnapshotComparison(
        from: Snapshot(SectionList([section(old)])), to: Snapshot(SectionList([section(new)])),
        repeats: .paired
      ).plan
      #expect(found.steps.map(\.batch) == plan.steps.map(\.batch), "seed \(seed)")
    }
  }
}
