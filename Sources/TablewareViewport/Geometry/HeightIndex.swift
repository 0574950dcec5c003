/// The heights of many items in a row, with fast answers to "where does item n begin?" and "which
/// item is at this offset?".
///
/// ```
///  segments   │ uniform: 900,000 × 1 │ 1 3 1 2 … (≤ 256) │ uniform: 99,872 × 1 │
/// ```
///
/// Items that still have the estimated height are one uniform segment, however many; where heights
/// were measured, a segment lists them. Heights are whole units, so sums are exact and do not depend
/// on the order of changes.
///
/// - Complexity: every operation on one item or one run of equal heights is O(segments + 256); lists of
///   heights cost that for each item. Untouched items need no memory.
package struct HeightIndex {
  private static let listLimit = 256
  private static let blockSize = 128

  private struct Segment {
    var count: Int
    var sum: Int
    /// One height for each item, or empty if all have the height `each`.
    var list: [Int32]
    var each: Int

    init(count: Int, each: Int) {
      self.count = count
      self.each = each
      list = []
      sum = count * each
    }

    init(_ list: some Sequence<Int32>) {
      self.list = Array(list)
      count = self.list.count
      each = 0
      sum = self.list.reduce(0) { $0 + Int($1) }
    }

    var isUniform: Bool { list.isEmpty }

    subscript(index: Int) -> Int { isUniform ? each : Int(list[index]) }

    func sum(of length: Int) -> Int {
      isUniform ? length * each : list.prefix(length).reduce(0) { $0 + Int($1) }
    }

    func slice(_ range: Range<Int>) -> Segment {
      isUniform ? Segment(count: range.count, each: each) : Segment(list[range])
    }
  }

  private var segments: [Segment] = []
  /// How many items there are.
  package private(set) var count = 0
  /// All heights together.
  package private(set) var total = 0
  /// How many segments there are: what an operation costs.
  package var segmentCount: Int { segments.count }

  /// The heights of no items.
  package init() {}

  /// The height of an item that exists; setting clamps to what 32 bits hold.
  package subscript(index: Int) -> Int {
    get {
      let (segment, offset) = locate(index)
      return segments[segment][offset]
    }
    set {
      let height = Self.clamp(newValue)
      var (segment, offset) = locate(index)
      guard segments[segment][offset] != height else { return }
      if segments[segment].isUniform {
        (segment, offset) = openBlock(in: segment, around: offset)
      }
      let difference = height - segments[segment][offset]
      segments[segment].list[offset] = Int32(height)
      segments[segment].sum += difference
      total += difference
    }
  }

  /// Where an item begins; `count` gives the total.
  package func offset(of index: Int) -> Int {
    var rest = index
    var offset = 0
    for segment in segments {
      if rest < segment.count { return offset + segment.sum(of: rest) }
      rest -= segment.count
      offset += segment.sum
    }
    return offset
  }

  /// The item that covers an offset: the first for anything before, the last for anything behind,
  /// `nil` only if there are no items. Items without height cover nothing.
  package func index(at offset: Int) -> Int? {
    guard count > 0 else { return nil }
    var rest = max(offset, 0)
    var base = 0
    for segment in segments {
      if rest < segment.sum {
        if segment.isUniform { return base + rest / segment.each }
        for (index, height) in segment.list.enumerated() {
          if rest < Int(height) { return base + index }
          rest -= Int(height)
        }
      }
      rest -= segment.sum
      base += segment.count
    }
    return count - 1
  }

  /// Inserts items of one height before `index`, which may be `count`.
  package mutating func insert(count added: Int, each height: Int, at index: Int) {
    guard added > 0 else { return }
    insert([Segment(count: added, each: Self.clamp(height))], at: index)
  }

  /// Inserts items with the given heights before `index`, which may be `count`.
  package mutating func insert(_ heights: [Int], at index: Int) {
    guard !heights.isEmpty else { return }
    let list = heights.map { Int32(Self.clamp($0)) }
    let blocks = stride(from: 0, to: list.count, by: Self.blockSize).map {
      Segment(list[$0..<min($0 + Self.blockSize, list.count)])
    }
    insert(blocks, at: index)
  }

  /// Removes a range of items that exist.
  package mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    // Splitting at the start first keeps the end's place right.
    let start = split(at: range.lowerBound)
    let stop = split(at: range.upperBound)
    for segment in segments[start..<stop] {
      count -= segment.count
      total -= segment.sum
    }
    segments.removeSubrange(start..<stop)
    mergeNeighbours(at: start)
  }

  /// The heights of a range of items.
  package func heights(in range: Range<Int>) -> [Int] {
    range.map { self[$0] }
  }

  /// Makes a segment begin at `index` and returns its place.
  private mutating func split(at index: Int) -> Int {
    if index == count { return segments.count }
    let (place, offset) = locate(index)
    guard offset > 0 else { return place }
    let whole = segments[place]
    segments.replaceSubrange(
      place...place, with: [whole.slice(0..<offset), whole.slice(offset..<whole.count)])
    return place + 1
  }

  private mutating func insert(_ added: [Segment], at index: Int) {
    let place = split(at: index)
    segments.insert(contentsOf: added, at: place)
    for segment in added {
      count += segment.count
      total += segment.sum
    }
    mergeNeighbours(at: place + added.count)
    mergeNeighbours(at: place)
  }

  /// Joins the segments on both sides of a border where that keeps them simple and short.
  private mutating func mergeNeighbours(at border: Int) {
    guard border > 0, border < segments.count else { return }
    let left = segments[border - 1]
    let right = segments[border]
    if left.isUniform, right.isUniform, left.each == right.each {
      segments[border - 1] = Segment(count: left.count + right.count, each: left.each)
    } else if !left.isUniform || left.count < Self.blockSize,
      !right.isUniform || right.count < Self.blockSize,
      left.count + right.count <= Self.listLimit
    {
      let items = (0..<left.count).map { Int32(left[$0]) }
      segments[border - 1] = Segment(items + (0..<right.count).map { Int32(right[$0]) })
    } else {
      return
    }
    segments.remove(at: border)
  }

  /// Turns the part of a uniform segment around `offset` into a list that can be written to.
  private mutating func openBlock(in place: Int, around offset: Int) -> (segment: Int, offset: Int)
  {
    let whole = segments[place]
    let start = offset / Self.blockSize * Self.blockSize
    let end = min(start + Self.blockSize, whole.count)
    let block = Segment(repeatElement(Int32(whole.each), count: end - start))
    let parts = [whole.slice(0..<start), block, whole.slice(end..<whole.count)]
    segments.replaceSubrange(place...place, with: parts.filter { $0.count > 0 })
    return (start > 0 ? place + 1 : place, offset - start)
  }

  private func locate(_ index: Int) -> (segment: Int, offset: Int) {
    var rest = index
    for (place, segment) in segments.enumerated() {
      if rest < segment.count { return (place, rest) }
      rest -= segment.count
    }
    preconditionFailure("Item \(index) of \(count): geometry and snapshot disagree.")
  }

  private static func clamp(_ height: Int) -> Int {
    min(max(height, 0), Int(Int32.max))
  }
}
