/// The tokens of sessions that were only viewed so far, oldest first.
struct UnusedSessions {
  private var tokens: Set<String> = []
  /// All tokens in their order, with those that were removed since.
  private var order: [String] = []
  /// The position in the order before which nothing is left.
  private var start = 0

  /// Adds a session, which is the newest.
  mutating func insert(_ token: String) {
    tokens.insert(token)
    order.append(token)
  }

  /// Removes a session that was used, or has ended.
  ///
  /// - Complexity: O(1) on average.
  mutating func remove(_ token: String) {
    guard tokens.remove(token) != nil else { return }
    // Half of the order is gone.
    if order.count - start > 2 * tokens.count + 64 {
      order = order[start...].filter(tokens.contains)
      start = 0
    }
  }

  /// Removes and returns the oldest session; `nil` without one.
  mutating func popFirst() -> String? {
    while start < order.count {
      let token = order[start]
      start += 1
      if tokens.remove(token) != nil { return token }
    }
    (order, start) = ([], 0)
    return nil
  }
}
