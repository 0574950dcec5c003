extension Array {
  /// Reserves memory for further elements.
  ///
  /// The capacity at least doubles if it is too small, so that many calls, such as one for each
  /// section, cost O(all elements) together. `reserveCapacity(_:)` with the exact count would move
  /// all elements each time.
  ///
  /// - Parameter added: the number of elements that will be appended.
  @inlinable
  package mutating func reserveRoom(for added: Int) {
    guard capacity - count < added else { return }
    reserveCapacity(Swift.max(count + added, count * 2))
  }
}
