extension UnsafeRawBufferPointer {
  /// How many elements at the beginning and at the end have the same bits in both buffers. Together
  /// no more than the shorter one holds.
  ///
  /// - Parameter stride: how many bytes one element takes; not 0.
  @usableFromInline
  func sharedEnds(
    with other: UnsafeRawBufferPointer, stride: Int
  ) -> (first: Int, last: Int) {
    let shorter = Swift.min(count, other.count) / stride
    let first = Swift.min(commonPrefix(with: other) / stride, shorter)
    let rest = (shorter - first) * stride
    let last = commonSuffix(with: other, limit: rest) / stride
    return (first, last)
  }

  private static var blockSize: Int { 256 }

  private func commonPrefix(with other: UnsafeRawBufferPointer) -> Int {
    let limit = Swift.min(count, other.count)
    var position = 0
    while position + Self.blockSize <= limit, hasSameBlock(at: position, other, position) {
      position += Self.blockSize
    }
    while position < limit, self[position] == other[position] { position += 1 }
    return position
  }

  private func commonSuffix(with other: UnsafeRawBufferPointer, limit: Int) -> Int {
    var length = 0
    while length + Self.blockSize <= limit {
      let next = length + Self.blockSize
      guard hasSameBlock(at: count - next, other, other.count - next) else { break }
      length = next
    }
    while length < limit, self[count - length - 1] == other[other.count - length - 1] {
      length += 1
    }
    return length
  }

  // All words of a block are looked at: without a way out in the middle they are compared several
  // at once.
  @inline(__always)
  private func hasSameBlock(
    at position: Int, _ other: UnsafeRawBufferPointer, _ otherPosition: Int
  ) -> Bool {
    var difference: UInt64 = 0
    for word in 0..<Self.blockSize / 8 {
      difference |=
        loadUnaligned(fromByteOffset: position + 8 * word, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: otherPosition + 8 * word, as: UInt64.self)
    }
    return difference == 0
  }
}
