/// The operations of the treap, independent of edits.
extension EditedList {
  /// Inserts a piece after another one.
  mutating func insert(_ piece: Piece, behind node: Int32) -> Int32 {
    let new = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(Node(piece: piece, sums: piece.sums))
    if nodes[Int(node)].right < 0 {
      nodes[Int(node)].right = new
      nodes[Int(new)].parent = node
    } else {
      var position = nodes[Int(node)].right
      while nodes[Int(position)].left >= 0 { position = nodes[Int(position)].left }
      nodes[Int(position)].left = new
      nodes[Int(new)].parent = position
    }
    add(piece.sums, from: nodes[Int(new)].parent)
    while nodes[Int(new)].parent >= 0,
      Self.priority(of: new) > Self.priority(of: nodes[Int(new)].parent)
    {
      rotateUp(new)
    }
    return new
  }

  /// Returns the piece after another one, or −1.
  func next(after node: Int32) -> Int32 {
    if nodes[Int(node)].right >= 0 {
      var next = nodes[Int(node)].right
      while nodes[Int(next)].left >= 0 { next = nodes[Int(next)].left }
      return next
    }
    var child = node
    var parent = nodes[Int(node)].parent
    while parent >= 0, nodes[Int(parent)].right == child {
      child = parent
      parent = nodes[Int(parent)].parent
    }
    return parent
  }

  /// Returns the piece that contains a position, counted in one of the sums, and the offset in it.
  /// The position must be within the sum of the root.
  func descend(to position: Int, by measure: (Sums) -> Int32) -> (node: Int32, offset: Int) {
    var node = root
    var rest = Int32(truncatingIfNeeded: position)
    while true {
      let left = nodes[Int(node)].left
      let before = left >= 0 ? measure(nodes[Int(left)].sums) : 0
      if rest < before {
        node = left
        continue
      }
      rest -= before
      let own = measure(nodes[Int(node)].piece.sums)
      if rest < own || nodes[Int(node)].right < 0 { return (node, Int(rest)) }
      rest -= own
      node = nodes[Int(node)].right
    }
  }

  /// Returns the sums of everything before a piece.
  func sums(before node: Int32) -> Sums {
    var sums = subtreeSums(nodes[Int(node)].left)
    var child = node
    var parent = nodes[Int(node)].parent
    while parent >= 0 {
      if nodes[Int(parent)].right == child {
        sums = sums + subtreeSums(nodes[Int(parent)].left) + nodes[Int(parent)].piece.sums
      }
      child = parent
      parent = nodes[Int(parent)].parent
    }
    return sums
  }

  /// Changes a piece and the sums up to the root.
  mutating func update(_ node: Int32, _ change: (inout Piece) -> Void) {
    let before = nodes[Int(node)].piece.sums
    change(&nodes[Int(node)].piece)
    add(nodes[Int(node)].piece.sums - before, from: node)
  }

  /// Adds a difference to the sums of a subtree and of all that contain it.
  private mutating func add(_ difference: Sums, from node: Int32) {
    var node = node
    while node >= 0 {
      nodes[Int(node)].sums = nodes[Int(node)].sums + difference
      node = nodes[Int(node)].parent
    }
  }

  mutating func updateSums(of node: Int32) {
    nodes[Int(node)].sums =
      subtreeSums(nodes[Int(node)].left) + nodes[Int(node)].piece.sums
      + subtreeSums(nodes[Int(node)].right)
  }

  func subtreeSums(_ node: Int32) -> Sums {
    node >= 0 ? nodes[Int(node)].sums : Sums()
  }

  private mutating func rotateUp(_ node: Int32) {
    let parent = nodes[Int(node)].parent
    let grandparent = nodes[Int(parent)].parent
    if nodes[Int(parent)].left == node {
      let inner = nodes[Int(node)].right
      nodes[Int(parent)].left = inner
      if inner >= 0 { nodes[Int(inner)].parent = parent }
      nodes[Int(node)].right = parent
    } else {
      let inner = nodes[Int(node)].left
      nodes[Int(parent)].right = inner
      if inner >= 0 { nodes[Int(inner)].parent = parent }
      nodes[Int(node)].left = parent
    }
    nodes[Int(parent)].parent = node
    nodes[Int(node)].parent = grandparent
    if grandparent < 0 {
      root = node
    } else if nodes[Int(grandparent)].left == parent {
      nodes[Int(grandparent)].left = node
    } else {
      nodes[Int(grandparent)].right = node
    }
    updateSums(of: parent)
    updateSums(of: node)
  }

  /// Returns a pseudorandom priority that is the same in every run.
  private static func priority(of node: Int32) -> UInt64 {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: node))
    return random.next()
  }
}
