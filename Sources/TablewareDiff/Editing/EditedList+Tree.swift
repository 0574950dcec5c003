/// The operations of the treap, independent of edits.
extension EditedList {
  /// Inserts a piece after another one.
  mutating func insert(_ piece: Piece, behind node: Int32) -> Int32 {
    let new = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(Node(piece: piece))
    if nodes[Int(node)].right < 0 {
      nodes[Int(node)].right = new
      nodes[Int(new)].parent = node
    } else {
      var position = nodes[Int(node)].right
      while nodes[Int(position)].left >= 0 { position = nodes[Int(position)].left }
      nodes[Int(position)].left = new
      nodes[Int(new)].parent = position
    }
    add(piece.sums, from: new)
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
  /// The position must be within the sum of all.
  @inline(__always)
  func descend(to position: Int, by measure: (Sums) -> Int32) -> (node: Int32, offset: Int) {
    nodes.withUnsafeBufferPointer { nodes in
      var node = Int(root)
      var rest = Int32(truncatingIfNeeded: position)
      while true {
        let before = measure(nodes[node].sumsBefore)
        if rest < before {
          node = Int(nodes[node].left)
          continue
        }
        rest -= before
        let own = measure(nodes[node].piece.sums)
        if rest < own || nodes[node].right < 0 {
          return (Int32(truncatingIfNeeded: node), Int(rest))
        }
        rest -= own
        node = Int(nodes[node].right)
      }
    }
  }

  /// Returns the sums of everything before a piece.
  func sums(before node: Int32) -> Sums {
    nodes.withUnsafeBufferPointer { nodes in
      var sums = nodes[Int(node)].sumsBefore
      var child = node
      var parent = nodes[Int(node)].parent
      while parent >= 0 {
        if nodes[Int(parent)].right == child {
          sums = sums + nodes[Int(parent)].sumsBefore + nodes[Int(parent)].piece.sums
        }
        child = parent
        parent = nodes[Int(parent)].parent
      }
      return sums
    }
  }

  /// Changes a piece and all sums that contain it.
  @inline(__always)
  mutating func update(_ node: Int32, _ change: (inout Piece) -> Void) {
    let before = nodes[Int(node)].piece.sums
    change(&nodes[Int(node)].piece)
    add(nodes[Int(node)].piece.sums - before, from: node)
  }

  /// Adds a difference of a piece to all sums that contain it.
  private mutating func add(_ difference: Sums, from node: Int32) {
    total = total + difference
    nodes.withUnsafeMutableBufferPointer { nodes in
      var child = node
      var parent = nodes[Int(node)].parent
      while parent >= 0 {
        if nodes[Int(parent)].left == child {
          nodes[Int(parent)].sumsBefore = nodes[Int(parent)].sumsBefore + difference
        }
        child = parent
        parent = nodes[Int(parent)].parent
      }
    }
  }

  private mutating func rotateUp(_ node: Int32) {
    let parent = nodes[Int(node)].parent
    let grandparent = nodes[Int(parent)].parent
    if nodes[Int(parent)].left == node {
      let inner = nodes[Int(node)].right
      nodes[Int(parent)].left = inner
      if inner >= 0 { nodes[Int(inner)].parent = parent }
      nodes[Int(node)].right = parent
      nodes[Int(parent)].sumsBefore =
        nodes[Int(parent)].sumsBefore - nodes[Int(node)].sumsBefore - nodes[Int(node)].piece.sums
    } else {
      let inner = nodes[Int(node)].left
      nodes[Int(parent)].right = inner
      if inner >= 0 { nodes[Int(inner)].parent = parent }
      nodes[Int(node)].left = parent
      nodes[Int(node)].sumsBefore =
        nodes[Int(node)].sumsBefore + nodes[Int(parent)].sumsBefore + nodes[Int(parent)].piece.sums
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
  }

  /// Returns a pseudorandom priority that is the same in every run.
  static func priority(of node: Int32) -> UInt64 {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: node))
    return random.next()
  }
}
