/// Which rows are not in the list.
extension EditedList {
  /// Whether a row is in the list.
  ///
  /// - Complexity: a look-up in a small table for a row of group 0, unless more than
  ///   ``MissingRows/recordedAtOnce`` of them were removed at once.
  package func contains(_ slot: Slot) -> Bool {
    if slot.group == 0, missing.isComplete {
      return slot.offset >= 0 && slot.offset < total.declared && !missing.contains(slot.offset)
    }
    return piece(holding: slot).map { nodes[Int($0)].piece.isHere } ?? false
  }

  mutating func noteMissing(_ piece: Piece) {
    if piece.slot.group == 0 { missing.insert(piece.slot.offset..<piece.end) }
  }
}
