/// The changes of a section's rows, known from edits without comparing any identities.
package struct RowChanges {
  /// Rows that were in the list and still are, in the order of both lists.
  package var kept: [Scan.Run] = []
  /// The old positions of removed rows, ascending.
  package var removed: [Int32] = []
  /// The new positions of inserted rows, ascending.
  package var inserted: [Int32] = []
  /// The slots of the removed and the inserted rows, in the order of their positions.
  package var slots = (removed: [EditedList.Stretch](), inserted: [EditedList.Stretch]())

  /// Creates changes with the runs of rows that stay.
  package init(kept: [Scan.Run] = []) {
    self.kept = kept
  }

  /// Whether no row was inserted or removed.
  package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }
}

extension EditedList {
  /// Whether a row was inserted or removed since the last ``resetChanges()``.
  package var hasChanges: Bool { total.changed > 0 }

  /// Returns the changes since the last ``resetChanges()``, without rows that were inserted and
  /// removed again.
  ///
  /// - Complexity: O(k log p) for k changed pieces among p.
  package func changes() -> RowChanges {
    var changes = RowChanges()
    var old: Int32 = 0
    var new: Int32 = 0
    visitChanged { sums, piece in
      guard let piece else {
        changes.keep(old, new, sums.now)
        old += sums.before
        new += sums.now
        return
      }
      if piece.wasHere {
        changes.removed.append(contentsOf: old..<old + piece.count)
        changes.slots.removed.append((piece.slot, Int(piece.count)))
        old += piece.count
      } else {
        changes.inserted.append(contentsOf: new..<new + piece.count)
        changes.slots.inserted.append((piece.slot, Int(piece.count)))
        new += piece.count
      }
    }
    return changes
  }

  /// Resets the changes: from now on they are counted from the current rows.
  ///
  /// - Complexity: O(k log p) for k changed pieces among p.
  package mutating func resetChanges() {
    guard hasChanges else { return }
    resetChanges(root, changedCount: total.changed)
    total.before = total.now
    total.changed = 0
  }

  /// Returns the rows in order, as ranges of slots; each range is in one group.
  package func stretches() -> [Stretch] {
    var stretches: [Stretch] = []
    var node = next(after: 0)
    while node >= 0 {
      let piece = nodes[Int(node)].piece
      if piece.isHere, piece.count > 0 { stretches.append((piece.slot, Int(piece.count))) }
      node = next(after: node)
    }
    return stretches
  }

  private mutating func resetChanges(_ node: Int32, changedCount: Int32) {
    guard changedCount > 0 else { return }
    let before = nodes[Int(node)].sumsBefore.changed
    let own = nodes[Int(node)].piece.sums.changed
    nodes[Int(node)].piece.wasHere = nodes[Int(node)].piece.isHere
    nodes[Int(node)].sumsBefore.before = nodes[Int(node)].sumsBefore.now
    nodes[Int(node)].sumsBefore.changed = 0
    resetChanges(nodes[Int(node)].left, changedCount: before)
    resetChanges(nodes[Int(node)].right, changedCount: changedCount - before - own)
  }

  /// Visits the list from beginning to end: subtrees without a change as a whole, and each changed
  /// piece.
  private func visitChanged(_ visit: (Sums, Piece?) -> Void) {
    func walk(_ node: Int32, _ sums: Sums) {
      guard node >= 0 else { return }
      if sums.changed == 0 { return visit(sums, nil) }
      let (piece, before) = (nodes[Int(node)].piece, nodes[Int(node)].sumsBefore)
      walk(nodes[Int(node)].left, before)
      visit(piece.sums, piece.isHere == piece.wasHere ? nil : piece)
      walk(nodes[Int(node)].right, sums - before - piece.sums)
    }
    walk(root, total)
  }
}

extension RowChanges {
  /// Appends rows that stay, joined with the previous run if nothing is between them.
  fileprivate mutating func keep(_ old: Int32, _ new: Int32, _ count: Int32) {
    guard count > 0 else { return }
    if let last = kept.last, last.old + last.count == old, last.new + last.count == new {
      kept[kept.count - 1].count += count
    } else {
      kept.append(Scan.Run(old: Int(old), new: Int(new), count: Int(count)))
    }
  }
}
