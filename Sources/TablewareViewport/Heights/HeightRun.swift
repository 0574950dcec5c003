/// The heights of adjacent items: one for all of them, or a list.
struct HeightRun {
  /// The most entries of a list.
  static let listLimit = 256
  /// The length of new lists, which leaves room for inserted items.
  static let blockSize = 128

  private(set) var count: Int
  private(set) var sum: Int
  /// One height for each item; empty if all have the height `each`.
  private(set) var list: [Int32]
  let each: Int

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

  /// Returns consecutive lists of a suitable length.
  static func blocks(_ list: [Int32]) -> [HeightRun] {
    stride(from: 0, to: list.count, by: blockSize).map {
      HeightRun(list[$0..<min($0 + blockSize, list.count)])
    }
  }

  var isUniform: Bool { list.isEmpty }

  /// The height of an item; before setting it in a uniform run, call ``opened(around:)``.
  subscript(index: Int) -> Int {
    get { isUniform ? each : Int(list[index]) }
    set {
      sum += newValue - Int(list[index])
      list[index] = Int32(truncatingIfNeeded: newValue)
    }
  }

  /// Returns the sum of the first heights.
  func sum(of length: Int) -> Int {
    guard !isUniform else { return length * each }
    return fitsInt32 ? listSum(of: length, as: Int32.self) : listSum(of: length, as: Int.self)
  }

  /// Returns the item that covers an offset within `sum`.
  func index(at offset: Int) -> Int {
    guard !isUniform else { return offset / each }
    return fitsInt32 ? listIndex(at: Int32(offset)) : listIndex(at: offset)
  }

  /// Whether all sums within the list fit into 32 bits, which the processor adds twice as fast.
  private var fitsInt32: Bool { sum <= Int(Int32.max) }

  @inline(__always)
  private func listSum<Sum: FixedWidthInteger>(of length: Int, as _: Sum.Type) -> Int {
    list.withUnsafeBufferPointer { heights in
      var sum: Sum = 0
      for index in 0..<length { sum &+= Sum(truncatingIfNeeded: heights[index]) }
      return Int(sum)
    }
  }

  @inline(__always)
  private func listIndex<Sum: FixedWidthInteger>(at offset: Sum) -> Int {
    list.withUnsafeBufferPointer { heights in
      var rest = offset
      var index = 0
      // Sixteen at a time, as long as the offset is after all of them.
      while index &+ 16 < heights.count {
        var block: Sum = 0
        for next in index..<index &+ 16 { block &+= Sum(truncatingIfNeeded: heights[next]) }
        if rest < block { break }
        rest &-= block
        index &+= 16
      }
      // Then up to sixteen without a branch: the items that end at the offset or before are
      // counted.
      var passed = 0
      for next in index..<min(index &+ 16, heights.count &- 1) {
        rest &-= Sum(truncatingIfNeeded: heights[next])
        // 1, or 0 if the rest is negative; the compiler makes a branch of a condition.
        passed &+= 1 &+ Int(truncatingIfNeeded: rest >> (Sum.bitWidth &- 1))
      }
      return index &+ passed
    }
  }

  func slice(_ range: Range<Int>) -> HeightRun {
    isUniform ? HeightRun(count: range.count, each: each) : HeightRun(list[range])
  }

  /// Returns three parts of a uniform run, of which the middle one is a list that can be changed;
  /// empty parts are left out.
  func opened(around index: Int) -> [HeightRun] {
    let start = index / Self.blockSize * Self.blockSize
    let end = min(start + Self.blockSize, count)
    let block = HeightRun(repeatElement(Int32(truncatingIfNeeded: each), count: end - start))
    return [slice(0..<start), block, slice(end..<count)].filter { $0.count > 0 }
  }

  /// Inserts heights if the run keeps its form and does not become too long.
  ///
  /// - Returns: whether they were inserted.
  mutating func absorb(_ other: HeightRun, at index: Int) -> Bool {
    if isUniform {
      guard other.isUniform, other.each == each else { return false }
      count += other.count
    } else {
      guard count + other.count <= Self.listLimit else { return false }
      if other.isUniform, other.count == 1 {
        list.insert(Int32(truncatingIfNeeded: other.each), at: index)
      } else if other.isUniform {
        let height = Int32(truncatingIfNeeded: other.each)
        list.insert(contentsOf: repeatElement(height, count: other.count), at: index)
      } else {
        list.insert(contentsOf: other.list, at: index)
      }
      count = list.count
    }
    sum += other.sum
    return true
  }

  /// Removes items, but not all of them.
  mutating func remove(_ range: Range<Int>) {
    if isUniform {
      sum -= range.count * each
      count -= range.count
    } else {
      for index in range { sum -= Int(list[index]) }
      if range.count == 1 {
        list.remove(at: range.lowerBound)
      } else {
        list.removeSubrange(range)
      }
      count = list.count
    }
  }

  /// Returns both runs as one if the result is simple and short.
  func joined(with other: HeightRun) -> HeightRun? {
    if isUniform, other.isUniform, each == other.each {
      return HeightRun(count: count + other.count, each: each)
    }
    let areShort = [self, other].allSatisfy { !$0.isUniform || $0.count < Self.blockSize }
    guard areShort, count + other.count <= Self.listLimit else { return nil }
    return HeightRun(
      ((0..<count).map { self[$0] } + (0..<other.count).map { other[$0] })
        .map { Int32(truncatingIfNeeded: $0) })
  }
}
