/// Lists that are built at once.
extension EditedList {
  /// Consecutive rows of one group.
  package typealias Stretch = (slot: Slot, count: Int)

  /// Creates a list without changes from its rows in order.
  ///
  /// - Parameters:
  ///   - declaredCount: the number of rows of group 0, those that are not in the list included.
  ///   - stretches: rows of group 0, ascending, and among them rows of any other group. These get
  ///     the groups 1, 2 and so on, as if they were inserted in their order.
  /// - Complexity: O(stretches).
  package init(declaredCount: Int, _ stretches: [Stretch]) {
    let front = Piece(slot: Slot(group: -1, offset: 0), count: 0, isHere: false, wasHere: false)
    nodes = [Node(piece: front)]
    nodes.reserveCapacity(2 * stretches.count + 2)
    var end = 0
    for (slot, count) in stretches {
      guard slot.group == 0 else {
        for start in stride(from: 0, to: count, by: Self.rowsPerGroup) {
          append(heads.count, 0..<min(count - start, Self.rowsPerGroup), isHere: true)
          heads.append(Int32(truncatingIfNeeded: nodes.count - 1))
        }
        continue
      }
      append(0, end..<Int(slot.offset), isHere: false)
      end = Int(slot.offset) + count
      append(0, Int(slot.offset)..<end, isHere: true)
    }
    append(0, end..<max(declaredCount, end), isHere: false)
    link()
  }

  private mutating func append(_ group: Int, _ offsets: Range<Int>, isHere: Bool) {
    guard !offsets.isEmpty else { return }
    let piece = Piece(
      slot: Slot(group: group, offset: offsets.lowerBound),
      count: Int32(truncatingIfNeeded: offsets.count), isHere: isHere, wasHere: isHere)
    nodes.append(Node(piece: piece))
    if !isHere { noteMissing(piece) }
  }

  /// Makes the tree of the nodes, which are in the order of the list. Its right edge is a stack; a
  /// node takes those of a lower priority from there as its left subtree.
  private mutating func link() {
    /// A node at the right edge, and the sums of everything before its subtree.
    var edge: [(node: Int32, priority: UInt64, start: Sums)] = []
    for index in nodes.indices {
      let node = Int32(truncatingIfNeeded: index)
      let priority = Self.priority(of: node)
      var start = total
      while let last = edge.last, last.priority < priority {
        nodes[index].left = last.node
        start = last.start
        edge.removeLast()
      }
      if nodes[index].left >= 0 { nodes[Int(nodes[index].left)].parent = node }
      if let parent = edge.last {
        nodes[Int(parent.node)].right = node
        nodes[index].parent = parent.node
      }
      nodes[index].sumsBefore = total - start
      total = total + nodes[index].piece.sums
      edge.append((node, priority, start))
    }
    root = edge.first?.node ?? 0
  }
}
