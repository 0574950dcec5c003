/// The heights of many items in a row, with fast answers to "where does item n begin?" and "which
/// item is at this offset?".
///
/// ```
///  groups     │ 8,192 items, sum 9,001        │ 990,128 items, sum … │        (≤ 128 runs in each)
///  runs       │ uniform: 7,936 × 1 │ 1 3 1 2 … (≤ 256) │ uniform: 990,000 × 1 │ …
/// ```
///
/// Items that still have the estimated height are one uniform run, however many; where heights were
/// measured, a run lists them. Runs stand in groups, and each group knows how many items it holds
/// and how high they are together. Heights are whole units, so sums are exact and do not depend on
/// the order of changes.
///
/// - Complexity: every operation on one item or one run of equal heights is O(groups + 128 + 256),
///   and a group holds thousands of items: tens of nanoseconds at a million. Lists of heights cost
///   what they are long. Untouched items need no memory, others four bytes and a little.
package struct HeightIndex {
  /// Where an item is kept.
  struct Position {
    var group: Int
    var run: Int
    var offset: Int
  }

  var groups: [HeightGroup] = []
  /// How many items there are.
  package internal(set) var count = 0
  /// All heights together.
  package internal(set) var total = 0

  /// The heights of no items.
  package init() {}

  /// The height of an item that exists; setting clamps to what 32 bits hold.
  package subscript(index: Int) -> Int {
    get {
      let position = locate(index)
      return groups[position.group].runs[position.run][position.offset]
    }
    set {
      let height = Self.clamp(newValue)
      var position = locate(index)
      let old = groups[position.group].runs[position.run][position.offset]
      guard old != height else { return }
      if groups[position.group].runs[position.run].isUniform {
        let parts = groups[position.group].runs[position.run].opened(around: position.offset)
        replaceRun(at: position, with: parts)
        position = locate(index)
      }
      groups[position.group].runs[position.run][position.offset] = height
      groups[position.group].sum += height - old
      total += height - old
    }
  }

  /// Where an item begins; `count` gives the total.
  package func offset(of index: Int) -> Int {
    guard index < count else { return total }
    var offset = 0
    var rest = index
    return groups.withUnsafeBufferPointer { groups in
      var group = 0
      while rest >= groups[group].count {
        rest &-= groups[group].count
        offset &+= groups[group].sum
        group += 1
      }
      return groups[group].runs.withUnsafeBufferPointer { runs in
        var run = 0
        while rest >= runs[run].count {
          rest &-= runs[run].count
          offset &+= runs[run].sum
          run += 1
        }
        return offset &+ runs[run].sum(of: rest)
      }
    }
  }

  /// The item that covers an offset: the first for anything before, the last for anything behind,
  /// `nil` only if there are no items. Items without height cover nothing.
  package func index(at offset: Int) -> Int? {
    guard count > 0 else { return nil }
    var rest = max(offset, 0)
    guard rest < total else { return count - 1 }
    var base = 0
    return groups.withUnsafeBufferPointer { groups in
      var group = 0
      while rest >= groups[group].sum {
        rest &-= groups[group].sum
        base &+= groups[group].count
        group += 1
      }
      return groups[group].runs.withUnsafeBufferPointer { runs in
        var run = 0
        while rest >= runs[run].sum {
          rest &-= runs[run].sum
          base &+= runs[run].count
          run += 1
        }
        return base &+ runs[run].index(at: rest)
      }
    }
  }

  /// The heights of a range of items.
  package func heights(in range: Range<Int>) -> [Int] {
    range.map { self[$0] }
  }

  /// Where an item that exists is kept.
  func locate(_ index: Int) -> Position {
    precondition(
      (0..<count).contains(index), "Item \(index) of \(count): geometry and snapshot disagree.")
    var rest = index
    return groups.withUnsafeBufferPointer { groups in
      var group = 0
      while rest >= groups[group].count {
        rest &-= groups[group].count
        group += 1
      }
      return groups[group].runs.withUnsafeBufferPointer { runs in
        var run = 0
        while rest >= runs[run].count {
          rest &-= runs[run].count
          run += 1
        }
        return Position(group: group, run: run, offset: rest)
      }
    }
  }

  static func clamp(_ height: Int) -> Int {
    min(max(height, 0), Int(Int32.max))
  }
}

/// Runs that stand one behind another, with their sums.
struct HeightGroup {
  /// No group holds more runs.
  static let limit = 128

  var runs: [HeightRun]
  var count: Int
  var sum: Int

  init(_ runs: [HeightRun]) {
    self.runs = runs
    count = runs.reduce(0) { $0 + $1.count }
    sum = runs.reduce(0) { $0 + $1.sum }
  }
}
