import Testing

@testable import TablewareViewport

/// The number of runs and groups of a ``HeightIndex``, which decide its memory and its speed.
struct HeightCompactnessTests {
  /// An index of different heights, in runs of 128.
  private func measured(_ count: Int) -> HeightIndex {
    var index = HeightIndex()
    index.insert((0..<count).map { $0 % 7 }, at: 0)
    return index
  }

  @Test(arguments: [0, 5, 300])
  func insert_ofNoItems_changesNothing(at position: Int) {
    for index in [measured(300), HeightIndex(uniform: 300)] {
      var changed = index
      changed.insert(count: 0, each: 9, at: position)
      changed.insert([], at: position)
      changed.remove(position..<position)
      #expect(changed.runCount == index.runCount)
      #expect(changed.count == 300)
      #expect(changed.checkInvariants() == nil)
    }
  }

  @Test(arguments: [0, 255])
  func remove_oneByOne_joinsAShortRunWithTheNextOrTheLast(position: Int) {
    var index = measured(256)
    for removed in 0..<64 {
      index.remove(min(position, 255 - removed)..<min(position, 255 - removed) + 1)
    }
    #expect(index.runCount == 2)
    let removed = position == 0 ? 0 : index.count - 1
    index.remove(removed..<removed + 1)
    #expect(index.runCount == 1)
    #expect(index.checkInvariants() == nil)
  }

  @Test func remove_allOverTheIndex_leavesFewRuns() {
    var index = measured(12_800)
    for item in (0..<12_800).reversed() where item % 100 != 0 { index.remove(item..<item + 1) }
    #expect(index.heights(in: 0..<128) == (0..<128).map { $0 * 100 % 7 })
    #expect(index.runCount <= 3)
    #expect(index.checkInvariants() == nil)
  }

  @Test(arguments: [(20, 1), (200, 2)])
  func insert_besideAUniformRun_isListedWithAShortOne(count: Int, runs: Int) {
    for height in [0, 3] {
      var index = HeightIndex()
      index.insert(count: count, each: height, at: 0)
      index.insert([1, 2, 1], at: count)
      #expect(index.runCount == runs)
      #expect(
        index.heights(in: 0..<index.count) == Array(repeating: height, count: count) + [1, 2, 1])
      #expect(index.checkInvariants() == nil)
    }
  }

  @Test func change_ofManyItemsInAUniformRun_keepsGroupsShort() {
    var index = HeightIndex()
    index.insert(count: 1_000_000, each: 1, at: 0)
    for item in stride(from: 0, to: 1_000_000, by: 4_000) { index[item] = 3 }
    #expect(index.runCount == 250 * 2)
    #expect(index.total == 1_000_500)
    #expect(index.checkInvariants() == nil)
  }

  @Test func builder_ofManySmallParts_hasLongRuns() {
    var builder = HeightIndex.Builder()
    var expected: [Int] = []
    for part in 0..<1_000 {
      let (count, height) = (part % 3, part % 7)
      builder.append(count, each: height)
      expected += repeatElement(height, count: count)
    }
    builder.append(500, each: 4)
    builder.append(2, each: -1)
    expected += Array(repeating: 4, count: 500) + [0, 0]
    let index = builder.index
    #expect(index.heights(in: 0..<index.count) == expected)
    #expect(index.runCount <= 999 / 128 + 3)
    #expect(index.checkInvariants() == nil)
  }

  @Test func remove_thatLeavesMoreThan64Runs_joinsNoGroups() {
    var index = measured(128 * 128)
    index.remove(0..<128 * 40)
    #expect(index.groups.map(\.runs.count) == [24, 64])
  }

  /// A group is created with up to 64 runs, and two of 64 runs in all are one.
  @Test(arguments: [0..<128 * 65, 128 * 63..<128 * 127, 128 * 31..<128 * 97])
  func remove_ofManyRuns_joinsSmallGroups(range: Range<Int>) {
    var index = measured(128 * 128)
    #expect(index.groups.count == 2)
    index.remove(range)
    #expect(index.groups.count == 1)
    #expect(index.checkInvariants() == nil)
  }

  @Test func remove_inTheLastGroup_joinsItWithTheOneBefore() {
    var index = measured(128 * 192)
    index.remove(128 * 80..<128 * 120)
    #expect(index.groups.map(\.runs.count) == [64, 23, 64])
    index.remove(128 * 90..<128 * 130)
    #expect(index.groups.map(\.runs.count) == [64, 45])
    #expect(index.checkInvariants() == nil)
  }

  @Test(arguments: [0, 64, 128 * 64, 128 * 128])
  func insert_ofManyHeights_keepsGroupsShort(position: Int) {
    var index = measured(128 * 128)
    let added = (0..<128 * 200).map { $0 % 5 }
    var expected = (0..<128 * 128).map { $0 % 7 }
    index.insert(added, at: position)
    expected.insert(contentsOf: added, at: position)
    #expect(index.heights(in: 0..<index.count) == expected)
    #expect(index.checkInvariants() == nil)
  }

  @Test func remove_inTheMiddleOfThreeGroups_joinsItsNeighbors() {
    var index = measured(128 * 192)
    index.remove(128 * 2..<128 * 190)
    #expect(index.groups.count == 1)
    #expect(index.runCount == 3)
    #expect(index.heights(in: 254..<258) == [254 % 7, 255 % 7, 128 * 190 % 7, (128 * 190 + 1) % 7])
  }
}

extension HeightIndex {
  /// An index of items with one height.
  fileprivate init(uniform count: Int) {
    self.init()
    insert(count: count, each: 3, at: 0)
  }
}
