#if DEBUG
extension IdentityIndex {
  /// Checks that each recorded position is found by its identity; for tests.
  ///
  /// - Parameter id: the identity at a recorded position. Its `==` and `hash` are consistent.
  /// - Returns: the first broken invariant; `nil` if all hold.
  /// - Complexity: O(slots).
  package func checkInvariants(id: (Int) -> ID) -> String? {
    let used = slots.filter { $0 != 0 }
    guard used.count == count else { return "\(used.count) used slots, not \(count)" }
    guard slots.count & (slots.count - 1) == 0, count * 2 <= slots.count else {
      return "\(count) of \(slots.count) slots are used"
    }
    for entry in used {
      let position = Self.position(in: entry)
      guard self.position(of: id(position), id: id) == position else {
        return "the identity at \(position) is not found there"
      }
    }
    return nil
  }
}

extension FixedIdentityIndex {
  /// Checks that each recorded position is found by its identity; for tests.
  ///
  /// - Parameter id: the identity at a recorded position. Its `==` and `hash` are consistent.
  /// - Returns: the first broken invariant; `nil` if all hold.
  /// - Complexity: O(slots).
  package func checkInvariants(id: (Int) -> ID) -> String? {
    guard slots.count & (slots.count - 1) == 0, slots.contains(0) else {
      return "\(slots.count) slots, of which none is free"
    }
    for slot in slots where slot != 0 {
      let position = Int(slot & positionMask) - 1
      guard self.position(of: id(position), id: id) == position else {
        return "the identity at \(position) is not found there"
      }
    }
    return nil
  }
}
#endif
