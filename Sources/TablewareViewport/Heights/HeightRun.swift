/// Heights of items that stand side by side: one for all of them, or a list.
struct HeightRun {
  /// No list is longer.
  static let listLimit = 256
  /// How long lists are made, so that there is room for what comes.
  static let blockSize = 128

  private(set) var count: Int
  private(set) var sum: Int
  /// One height for each item, or empty if all have the height `each`.
  private var list: [Int32]
  private let each: Int

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

  /// Lists of a convenient length, one behind another.
  static func blocks(_ list: [Int32]) -> [HeightRun] {
    stride(from: 0, to: list.count, by: blockSize).map {
      HeightRun(list[$0..<min($0 + blockSize, list.count)])
    }
  }

  var isUniform: Bool { list.isEmpty }

  /// The height of an item; setting it in a uniform run is for ``opened(around:)`` to prepare.
  subscript(index: Int) -> Int {
    get { isUniform ? each : Int(list[index]) }
    set {
      sum += newValue - Int(list[index])
      list[index] = Int32(truncatingIfNeeded: newValue)
    }
  }

  /// The heights of the first items together.
  func sum(of length: Int) -> Int {
    guard !isUniform else { return length * each }
    return list.withUnsafeBufferPointer { heights in
      var sum = 0
      for index in 0..<length { sum &+= Int(heights[index]) }
      return sum
    }
  }

  /// The item that covers an offset within `sum`.
  func index(at offset: Int) -> Int {
    guard !isUniform else { return offset / each }
    return list.withUnsafeBufferPointer { heights in
      var rest = offset
      var index = 0
      // Sixteen at once, as long as the offset is behind all of them.
      while index + 16 <= heights.count {
        var block = 0
        for next in index..<index + 16 { block &+= Int(heights[next]) }
        if rest < block { break }
        rest &-= block
        index += 16
      }
      while index + 1 < heights.count, rest >= Int(heights[index]) {
        rest &-= Int(heights[index])
        index += 1
      }
      return index
    }
  }

  func slice(_ range: Range<Int>) -> HeightRun {
    isUniform ? HeightRun(count: range.count, each: each) : HeightRun(list[range])
  }

  /// Three parts of a uniform run, of which the middle is a list that can be written to; parts that
  /// would be empty are left out.
  func opened(around index: Int) -> [HeightRun] {
    let start = index / Self.blockSize * Self.blockSize
    let end = min(start + Self.blockSize, count)
    let block = HeightRun(repeatElement(Int32(truncatingIfNeeded: each), count: end - start))
    return [slice(0..<start), block, slice(end..<count)].filter { $0.count > 0 }
  }

  /// Takes heights in, if the run stays what it is and does not grow too long.
  ///
  /// - Returns: whether it did.
  mutating func absorb(_ other: HeightRun, at index: Int) -> Bool {
    if isUniform {
      guard other.isUniform, other.each == each else { return false }
      count += other.count
    } else {
      guard count + other.count <= Self.listLimit else { return false }
      if other.isUniform {
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

  /// Takes items out, but not all of them.
  mutating func remove(_ range: Range<Int>) {
    if isUniform {
      sum -= range.count * each
      count -= range.count
    } else {
      for index in range { sum -= Int(list[index]) }
      list.removeSubrange(range)
      count = list.count
    }
  }

  /// Both runs as one, where that keeps them simple and short.
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
