/// The heights of many items in a row, with fast answers to "what is the offset of item n?" and
/// "which item is at this offset?".
///
/// ```
///  groups     │ 8,192 items, sum 9,001        │ 990,128 items, sum … │        (≤ 128 runs in each)
///  runs       │ uniform: 7,936 × 1 │ 1 3 1 2 … (≤ 256) │ uniform: 990,000 × 1 │ …
/// ```
///
/// Items with the estimated height are one uniform run of any length; measured heights are in runs
/// with a list. Runs are in groups, and the totals of runs and groups are ``RunningTotals``.
/// Heights are whole units, so sums are exact and do not depend on the order of changes.
///
/// - Complexity: every operation on one item or one run of equal heights is O(groups + 128 + 256),
///   and a group contains thousands of items: tens of nanoseconds at a million. Lists of heights
///   cost O(their length). Untouched items need no memory, others slightly more than four bytes.
package struct HeightIndex {
  /// The position of an item in groups and runs.
  struct Position {
    var group: Int
    var run: Int
    var offset: Int
  }

  private(set) var groups: [HeightGroup] = []
  /// The number of items up to the end of each group.
  private(set) var counts = RunningTotals()
  /// The total height of the items up to the end of each group.
  private(set) var sums = RunningTotals()

  /// Creates an index without items.
  package init() {}

  /// The number of items.
  package var count: Int { counts.total }
  /// The sum of all heights.
  package var total: Int { sums.total }

  /// The height of an existing item; a new value is clamped to 32 bits.
  package subscript(index: Int) -> Int {
    get {
      let position = locate(index)
      return groups[position.group].runs[position.run][position.offset]
    }
    set {
      let height = Self.clamp(newValue)
      var position = locate(index)
      let run = groups[position.group].runs[position.run]
      guard run[position.offset] != height else { return }
      if run.isUniform {
        replaceRun(at: position, with: run.opened(around: position.offset))
        position = locate(index)
      }
      changeRun(at: position) { $0[position.offset] = height }
    }
  }

  /// Returns the offset of an item; that of `count` is the total.
  package func offset(of index: Int) -> Int {
    guard index < count else { return total }
    let group = counts.part(at: index)
    return groups.withUnsafeBufferPointer { groups in
      let run = groups[group.index].counts.part(at: index &- group.start)
      return sums.start(of: group.index) &+ groups[group.index].sums.start(of: run.index)
        &+ groups[group.index].runs[run.index].sum(of: index &- group.start &- run.start)
    }
  }

  /// Returns the item that covers an offset: the first for any offset before, the last for any
  /// offset after, `nil` only without items. Items without height cover nothing.
  package func index(at offset: Int) -> Int? {
    guard count > 0 else { return nil }
    let offset = max(offset, 0)
    guard offset < total else { return count - 1 }
    let group = sums.part(at: offset)
    return groups.withUnsafeBufferPointer { groups in
      let run = groups[group.index].sums.part(at: offset &- group.start)
      return counts.start(of: group.index) &+ groups[group.index].counts.start(of: run.index)
        &+ groups[group.index].runs[run.index].index(at: offset &- group.start &- run.start)
    }
  }

  /// Returns the heights of a range of items.
  package func heights(in range: Range<Int>) -> [Int] {
    range.map { self[$0] }
  }

  /// Returns the position of an existing item.
  func locate(_ index: Int) -> Position {
    precondition(
      (0..<count).contains(index), "Item \(index) of \(count): geometry and snapshot disagree.")
    let group = counts.part(at: index)
    return groups.withUnsafeBufferPointer { groups in
      let run = groups[group.index].counts.part(at: index &- group.start)
      return Position(
        group: group.index, run: run.index, offset: index &- group.start &- run.start)
    }
  }

  static func clamp(_ height: Int) -> Int {
    min(max(height, 0), Int(Int32.max))
  }
}

extension HeightIndex {
  /// Changes one run, and all totals.
  @inline(__always)
  mutating func changeRun<Result>(
    at position: Position, _ body: (inout HeightRun) -> Result
  ) -> Result {
    changeGroup(position.group) { $0.change(position.run, body) }
  }

  /// Changes one group, and the totals.
  @inline(__always)
  mutating func changeGroup<Result>(
    _ group: Int, _ body: (inout HeightGroup) -> Result
  ) -> Result {
    let (count, sum) = (groups[group].count, groups[group].sum)
    let result = body(&groups[group])
    counts.add(groups[group].count - count, to: group)
    sums.add(groups[group].sum - sum, to: group)
    return result
  }

  /// Replaces some groups.
  mutating func replaceGroups(_ range: Range<Int>, with added: [HeightGroup]) {
    groups.replaceSubrange(range, with: added)
    counts.replace(range, with: added.lazy.map(\.count))
    sums.replace(range, with: added.lazy.map(\.sum))
  }

  /// Replaces one run by several runs with the same items.
  mutating func replaceRun(at position: Position, with parts: [HeightRun]) {
    changeGroup(position.group) { $0.replace(position.run..<position.run + 1, with: parts) }
    splitGroup(position.group)
  }

  /// Splits a group with too many runs.
  mutating func splitGroup(_ group: Int) {
    guard groups[group].runs.count > HeightGroup.limit else { return }
    replaceGroups(group..<group + 1, with: HeightGroup.groups(of: groups[group].runs))
  }
}
