import Synchronization

/// The initial numbers of all screens: one array, which a screen copies when it changes it.
enum SharedNumbers {
  private static let last = Mutex<[Int]>([])

  /// The numbers from 1 to a count.
  static func upTo(_ count: Int) -> [Int] {
    last.withLock { last in
      if last.count != count { last = Array(1...count) }
      return last
    }
  }
}

extension Array where Element: Sendable {
  /// Returns the elements that satisfy a condition, found in parts: between two of them other work
  /// continues, and the search ends if its task was canceled.
  ///
  /// - Throws: `CancellationError`.
  func filterInParts(_ passes: @Sendable (Element) -> Bool) async throws -> [Element] {
    var found: [Element] = []
    for start in stride(from: 0, to: count, by: 16_384) {
      try Task.checkCancellation()
      for element in self[start..<Swift.min(start + 16_384, count)] where passes(element) {
        found.append(element)
      }
      await Task.yield()
    }
    return found
  }
}
