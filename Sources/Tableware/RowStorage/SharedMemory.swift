extension UnsafeRawBufferPointer {
  /// Returns the number of elements at the beginning and at the end that have the same bits in both
  /// buffers. Together they do not exceed the shorter buffer.
  ///
  /// - Parameter stride: the bytes of one element; not 0.
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

  // All words of a block are compared: without an early exit, several are compared at once.
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
