import Synchronization

/// The amount of input that was reported and is not processed yet. While it is at its limit, the
/// rest stays in the terminal: a program whose output is blocked does not collect input.
final class InputBacklog: Sendable {
  /// The most bytes that are reported in advance, not counting those of the last read.
  private static let limit = 262_144

  private let bytes = Mutex(0)

  var isFull: Bool { bytes.withLock { $0 >= Self.limit } }

  /// Adds the bytes of a read.
  func add(_ count: Int) {
    bytes.withLock { $0 += count }
  }

  /// Removes bytes that the program has processed.
  ///
  /// - Returns: whether the backlog was full and is not any more.
  func remove(_ count: Int) -> Bool {
    bytes.withLock { bytes in
      let wasFull = bytes >= Self.limit
      bytes = max(0, bytes - count)
      return wasFull && bytes < Self.limit
    }
  }
}
