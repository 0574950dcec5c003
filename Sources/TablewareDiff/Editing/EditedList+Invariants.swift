#if DEBUG
extension EditedList {
  /// Checks the tree, its sums, the groups and the table of missing rows; for tests.
  ///
  /// - Returns: the first broken invariant; `nil` if all hold.
  /// - Complexity: O(pieces, and rows of group 0 that are looked up one by one).
  package func checkInvariants() -> String? {
    var walk = TreeWalk(list: self)
    let sums = walk.visit(root, parent: -1)
    if let problem = walk.problem { return problem }
    guard sums == total else { return "the total is \(total), not \(sums)" }
    guard walk.order.count == nodes.count, walk.order.first == 0 else {
      return "\(walk.order.count) of \(nodes.count) pieces are in the tree"
    }
    return checkDeclaredRows(walk.order) ?? checkAddedRows(walk.order)
  }

  /// Checks that the pieces of group 0 contain each declared row once, in order.
  private func checkDeclaredRows(_ order: [Int32]) -> String? {
    var end: Int32 = 0
    for node in order {
      let piece = nodes[Int(node)].piece
      guard piece.slot.group == 0 else { continue }
      guard piece.slot.offset == end else {
        return "declared rows from \(piece.slot.offset) follow those up to \(end)"
      }
      end = piece.end
      guard missing.isComplete else { continue }
      for offset in piece.slot.offset..<end where missing.contains(offset) == piece.isHere {
        return "the table of missing rows is wrong about \(offset)"
      }
    }
    return end == total.declared ? nil : "\(end) declared rows, not \(total.declared)"
  }

  /// Checks that the pieces of each other group follow each other and contain its rows in order.
  private func checkAddedRows(_ order: [Int32]) -> String? {
    var ranks = [Int](repeating: 0, count: nodes.count)
    for (rank, node) in order.enumerated() { ranks[Int(node)] = rank }
    var found = order.filter { nodes[Int($0)].piece.slot.group <= 0 }.count
    for group in heads.indices.dropFirst() {
      var node = heads[group]
      var (end, rank): (Int32, Int) = (0, 0)
      while node >= 0 {
        let piece = nodes[Int(node)].piece
        guard Int(piece.slot.group) == group, piece.slot.offset == end, ranks[Int(node)] > rank
        else { return "group \(group) has \(piece) after \(end) rows" }
        (end, rank) = (piece.end, ranks[Int(node)])
        found += 1
        node = piece.following
      }
    }
    return found == nodes.count ? nil : "\(nodes.count - found) pieces are in no group"
  }

  /// Visits the nodes of the tree in the order of the list.
  private struct TreeWalk {
    let list: EditedList
    var order: [Int32] = []
    var problem: String?

    /// Returns the sums of a subtree, computed from its pieces.
    mutating func visit(_ node: Int32, parent: Int32) -> Sums {
      guard node >= 0, problem == nil else { return Sums() }
      guard list.nodes.indices.contains(Int(node)), order.count < list.nodes.count else {
        problem = "the tree has a circle, or an index outside of its nodes"
        return Sums()
      }
      let found = list.nodes[Int(node)]
      let before = visit(found.left, parent: node)
      order.append(node)
      let after = visit(found.right, parent: node)
      let piece = found.piece
      if problem != nil {
        // The first problem is reported.
      } else if found.parent != parent {
        problem = "the parent of \(node) is \(found.parent), not \(parent)"
      } else if before != found.sumsBefore {
        problem = "the sums before \(node) are \(found.sumsBefore), not \(before)"
      } else if parent >= 0, EditedList.priority(of: node) > EditedList.priority(of: parent) {
        problem = "\(node) is below \(parent), which has a lower priority"
      } else if piece.count <= 0 && node != 0 || piece.isHere && piece.isHidden {
        problem = "the piece \(piece) of \(node) cannot exist"
      }
      return before + piece.sums + after
    }
  }
}
#endif
