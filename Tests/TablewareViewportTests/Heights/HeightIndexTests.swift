import TablewareTesting
import TablewareViewport
import Testing

/// What ``HeightIndex`` promises, in the simplest way that could work.
private struct NaiveHeights {
  var heights: [Int] = []

  var total: Int { heights.reduce(0, +) }

  func offset(of index: Int) -> Int { heights.prefix(index).reduce(0, +) }

  func index(at offset: Int) -> Int? {
    var end = 0
    for (index, height) in heights.enumerated() {
      end += height
      if max(offset, 0) < end { return index }
    }
    return heights.isEmpty ? nil : heights.count - 1
  }

  /// What the index answers wrongly: its sums, and a few questions at random.
  func differences(from index: HeightIndex, using random: inout SeededGenerator) -> [String] {
    var result = index.checkInvariants().map { [$0] } ?? []
    if index.count != heights.count { result.append("\(index.count) items, not \(heights.count)") }
    if index.total != total { result.append("total \(index.total), not \(total)") }
    for _ in 0..<3 {
      let item = Int.random(in: 0...heights.count, using: &random)
      if index.offset(of: item) != offset(of: item) { result.append("offset of \(item)") }
      let offset = Int.random(in: -2...index.total + 2, using: &random)
      if index.index(at: offset) != self.index(at: offset) { result.append("item at \(offset)") }
      if item < heights.count, index[item] != heights[item] { result.append("height of \(item)") }
    }
    return result
  }
}

private func clamped(_ height: Int) -> Int { min(max(height, 0), Int(Int32.max)) }

struct HeightIndexTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func agreesWithAnArray_ThroughRandomChanges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var index = HeightIndex()
    var naive = NaiveHeights()
    for step in 0..<300 {
      let count = naive.heights.count
      let position = Int.random(in: 0...count, using: &random)
      var done = ""
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where count < 1_000:
        let added = Int.random(in: 0...700, using: &random)
        let height = Int.random(in: -1...4, using: &random)
        index.insert(count: added, each: height, at: position)
        naive.heights.insert(contentsOf: repeatElement(clamped(height), count: added), at: position)
        done = "insert \(added) × \(height) at \(position)"
      case 1 where count < 1_000:
        let list = (0..<Int.random(in: 0...400, using: &random)).map { _ in
          Int.random(in: 0...9, using: &random)
        }
        index.insert(list, at: position)
        naive.heights.insert(contentsOf: list, at: position)
        done = "insert \(list) at \(position)"
      case 2:
        let end = min(count, position + Int.random(in: 0...500, using: &random))
        index.remove(position..<end)
        naive.heights.removeSubrange(position..<end)
        done = "remove \(position..<end)"
      default:
        guard position < count else { continue }
        let height = Int.random(in: 0...12, using: &random)
        index[position] = height
        naive.heights[position] = height
        done = "[\(position)] = \(height)"
      }
      try #require(
        naive.differences(from: index, using: &random) == [], "seed \(seed), step \(step): \(done)")
    }
    #expect(index.heights(in: 0..<index.count) == naive.heights, "seed \(seed)")
  }

  @Test func findsEveryItemAtEachOfItsUnits() {
    var index = HeightIndex()
    index.insert([2, 0, 3, 0, 1], at: 0)
    #expect((-1...7).map { index.index(at: $0) } == [0, 0, 0, 2, 2, 2, 4, 4, 4])
    #expect((0...5).map { index.offset(of: $0) } == [0, 2, 2, 5, 5, 6])
  }

  @Test func hasNoItemAnywhere_WhenEmpty() {
    let index = HeightIndex()
    #expect(index.count == 0 && index.total == 0)
    #expect(index.index(at: 0) == nil)
    #expect(index.offset(of: 0) == 0)
    #expect(index.heights(in: 0..<0) == [])
  }

  @Test func findsTheLastItem_WhenNoItemHasAHeight() {
    var index = HeightIndex()
    index.insert(count: 3, each: 0, at: 0)
    #expect(index.index(at: 0) == 2)
    #expect(index.total == 0)
  }

  @Test func staysOneRun_UntilAnItemOfAMillionIsMeasured() {
    var index = HeightIndex()
    index.insert(count: 600_000, each: 3, at: 0)
    index.insert(count: 400_000, each: 3, at: 200_000)
    index[777_777] = 3
    #expect(index.runCount == 1)
    #expect(index.total == 3_000_000)
    #expect(index.offset(of: 999_999) == 2_999_997)
    #expect(index.index(at: 2_999_996) == 999_998)

    index[777_777] = 5
    #expect(index.runCount == 3)
    index.remove(777_600..<777_900)
    #expect(index.runCount == 1)
    #expect(index.total == 3 * 999_700)
  }

  @Test func needsFewRuns_WhenManyNeighboursAreMeasured() {
    var index = HeightIndex()
    index.insert(count: 100_000, each: 1, at: 0)
    for item in 0..<10_000 { index[item] = 2 }
    #expect(index.runCount <= 10_000 / 128 + 2)
    #expect(index.total == 110_000)
  }

  @Test func f95_staysExact_WhenHeightsAreAsLargeAsTheyGet() {
    var index = HeightIndex()
    index.insert(count: 1_000_000, each: .max, at: 0)
    index[5] = .min
    index[6] = .max
    let largest = Int(Int32.max)
    #expect(index[5] == 0)
    #expect(index[6] == largest)
    #expect(index.total == largest * 999_999)
    #expect(index.index(at: .max) == 999_999)
    #expect(index.index(at: .min) == 0)
  }

  @Test func f97_sumsAMillionHeightsWithoutDrift() {
    var index = HeightIndex()
    index.insert((0..<1_000_000).map { $0 % 7 }, at: 0)
    let expected = (0..<1_000_000).reduce(0) { $0 + $1 % 7 }
    #expect(index.total == expected)
    #expect(index.offset(of: 999_999) == expected - 999_999 % 7)
    index.remove(1..<999_999)
    #expect(index.heights(in: 0..<2) == [0, 999_999 % 7])
    #expect(index.total == 999_999 % 7)
  }
}
