/// A list that is edited by position and records how it differs from its state at the last
/// ``resetChanges()``. No comparison is needed to find the difference.
///
/// It contains no rows, only *pieces*: ranges of rows that were inserted together. A row is
/// identified by its ``Slot``, which never changes; its position is computed on demand.
///
/// ```
///   slots   declared 0 1 2 3 4 5      remove position 1, insert two at position 3
///   pieces  [0] ‹1› [2 3] [+0 +1] [4 5]         ‹ › removed, + added
/// ```
///
/// The pieces are in a treap: a binary tree in the order of the list, balanced by random
/// priorities, in which every node has the sums of its left subtree. The tree is one array of plain
/// numbers, so a copy is a copy of memory: 52 bytes for each piece, of which an edit makes at most
/// three.
///
/// - Complexity: O(log p) for each edit and each look-up, p being the number of pieces, with random
///   priorities that are the same in every run.
package struct EditedList {
  /// Identifies a row during the lifetime of the list.
  package struct Slot: Hashable, BitwiseCopyable {
    /// 0 for the initial rows of the list; each insert makes further groups.
    package var group: Int32
    /// The index in the group, counted from 0.
    package var offset: Int32

    /// Creates the slot of a row in a group.
    package init(group: Int, offset: Int) {
      self.group = Int32(truncatingIfNeeded: group)
      self.offset = Int32(truncatingIfNeeded: offset)
    }
  }

  /// A range of rows of one group that are all in the list or all removed.
  struct Piece: BitwiseCopyable {
    var slot: Slot
    var count: Int32
    /// Whether the rows are currently in the list.
    var isHere: Bool
    /// Whether the rows were in the list at the last reset.
    var wasHere: Bool
    /// Whether the rows are out of the list and keep their place in it, to return.
    var isHidden = false
    /// The piece with the rows of the group after these, or −1.
    var following: Int32 = -1

    /// The offset after the last row.
    var end: Int32 { slot.offset + count }

    var sums: Sums {
      Sums(
        now: isHere ? count : 0, before: wasHere ? count : 0, hidden: isHidden ? count : 0,
        declared: slot.group == 0 ? count : 0, changed: isHere == wasHere ? 0 : 1)
    }
  }

  /// The counts over several pieces.
  struct Sums: BitwiseCopyable, Equatable {
    /// Rows that are in the list.
    var now: Int32 = 0
    /// Rows that were in the list at the last reset.
    var before: Int32 = 0
    /// Rows that are hidden.
    var hidden: Int32 = 0
    /// Rows of group 0, removed ones included.
    var declared: Int32 = 0
    /// Pieces that were inserted or removed since the last reset.
    var changed: Int32 = 0

    static func + (left: Sums, right: Sums) -> Sums {
      Sums(
        now: left.now &+ right.now, before: left.before &+ right.before,
        hidden: left.hidden &+ right.hidden, declared: left.declared &+ right.declared,
        changed: left.changed &+ right.changed)
    }

    static func - (left: Sums, right: Sums) -> Sums {
      Sums(
        now: left.now &- right.now, before: left.before &- right.before,
        hidden: left.hidden &- right.hidden, declared: left.declared &- right.declared,
        changed: left.changed &- right.changed)
    }

    /// Rows that are in the list or hidden.
    var kept: Int32 { now &+ hidden }
  }

  struct Node: BitwiseCopyable {
    var piece: Piece
    /// The sums of the left subtree: a way down then reads only the nodes on it.
    var sumsBefore = Sums()
    var left: Int32 = -1
    var right: Int32 = -1
    var parent: Int32 = -1
  }

  /// More rows than this that are inserted at once make several groups, so that a row is found in
  /// its group in few steps.
  package static let rowsPerGroup = 64

  // The first node is an empty piece before all others, so that every insert is after some piece.
  var nodes: [Node]
  var root: Int32 = 0
  /// The sums of all pieces.
  var total = Sums()
  /// The first piece of each group.
  var heads: [Int32] = [0]
  /// The rows of group 0 that are not in the list.
  var missing = MissingRows()

  /// Creates a list of some number of rows, all of group 0, without changes.
  package init(count: Int) {
    self.init(
      declaredCount: count, count > 0 ? [(slot: Slot(group: 0, offset: 0), count: count)] : [])
  }

  /// The number of rows in the list.
  package var count: Int { Int(total.now) }

  /// The number of rows, hidden ones included.
  package var keptCount: Int { Int(total.kept) }

  /// The number of pieces, removed ones included.
  package var pieceCount: Int { nodes.count - 1 }

  /// Returns the slot of the row at a position in `0..<count`.
  package func slot(at position: Int) -> Slot { slot(at: position, by: \.now) }

  /// Returns the slot of the row at a position in `0..<keptCount`, which counts hidden rows too.
  package func slot(atKept position: Int) -> Slot { slot(at: position, by: \.kept) }

  private func slot(at position: Int, by measure: (Sums) -> Int32) -> Slot {
    let (node, offset) = descend(to: position, by: measure)
    let slot = nodes[Int(node)].piece.slot
    return Slot(group: Int(slot.group), offset: Int(slot.offset) + offset)
  }

  /// Returns the position of a row; `nil` if it was removed or never existed.
  package func position(of slot: Slot) -> Int? {
    guard let node = piece(holding: slot), nodes[Int(node)].piece.isHere else { return nil }
    return Int(sums(before: node).now) + Int(slot.offset - nodes[Int(node)].piece.slot.offset)
  }

  /// Returns the position of a row, counting hidden rows too; `nil` if it was removed or never
  /// existed.
  package func keptPosition(of slot: Slot) -> Int? {
    guard let node = piece(holding: slot) else { return nil }
    let piece = nodes[Int(node)].piece
    guard piece.isHere || piece.isHidden else { return nil }
    return Int(sums(before: node).kept) + Int(slot.offset - piece.slot.offset)
  }

  /// Inserts rows before the one at a position in `0...count`.
  ///
  /// - Returns: the new groups, all but the last one of ``rowsPerGroup`` rows.
  @discardableResult
  package mutating func insert(_ count: Int, at position: Int) -> Range<Int> {
    insert(count, behind: cut(at: position, by: \.now))
  }

  /// Inserts rows before the one at a position in `0...keptCount`, which counts hidden rows too.
  ///
  /// - Returns: the groups that they make, all but the last one of ``rowsPerGroup`` rows.
  package mutating func insert(_ count: Int, atKept position: Int) -> Range<Int> {
    insert(count, behind: cut(at: position, by: \.kept))
  }

  private mutating func insert(_ count: Int, behind node: Int32) -> Range<Int> {
    let first = heads.count
    var last = node
    var rest = count
    while rest > 0 {
      let taken = min(rest, Self.rowsPerGroup)
      last = insert(
        Piece(
          slot: Slot(group: heads.count, offset: 0), count: Int32(truncatingIfNeeded: taken),
          isHere: true, wasHere: false), behind: last)
      heads.append(last)
      rest -= taken
    }
    return first..<heads.count
  }

  /// Removes rows, given by their positions in `0..<count`.
  package mutating func remove(_ positions: Range<Int>) {
    guard !positions.isEmpty else { return }
    _ = cut(at: positions.upperBound, by: \.now)
    // Cut first: this changes the tree.
    let last = cut(at: positions.lowerBound, by: \.now)
    var node = next(after: last)
    var rest = Int32(truncatingIfNeeded: positions.count)
    while rest > 0, node >= 0 {
      if nodes[Int(node)].piece.isHere {
        rest -= nodes[Int(node)].piece.count
        update(node) { $0.isHere = false }
        noteMissing(nodes[Int(node)].piece)
      }
      node = next(after: node)
    }
  }

  /// Removes one row, shown or hidden.
  ///
  /// - Returns: whether it was in the list or hidden.
  @discardableResult
  package mutating func remove(_ slot: Slot) -> Bool {
    change(slot, if: { $0.isHere || $0.isHidden }) {
      $0.isHere = false
      $0.isHidden = false
    }
  }

  /// Hides one row: the list does not count it, and it keeps its place.
  package mutating func hide(_ slot: Slot) {
    change(slot, if: \.isHere) {
      $0.isHere = false
      $0.isHidden = true
    }
  }

  /// Shows a hidden row again, at its place.
  package mutating func show(_ slot: Slot) {
    change(slot, if: \.isHidden) {
      $0.isHere = true
      $0.isHidden = false
    }
  }

  /// Changes the state of one row.
  ///
  /// - Returns: whether the condition holds; if not, nothing changes.
  @discardableResult
  private mutating func change(
    _ slot: Slot, if condition: (Piece) -> Bool, _ change: (inout Piece) -> Void
  ) -> Bool {
    guard var node = piece(holding: slot), condition(nodes[Int(node)].piece) else { return false }
    let offset = slot.offset - nodes[Int(node)].piece.slot.offset
    if offset > 0 {
      split(node, at: offset)
      node = nodes[Int(node)].piece.following
    }
    if nodes[Int(node)].piece.count > 1 { split(node, at: 1) }
    update(node, change)
    if nodes[Int(node)].piece.isHere {
      missing.giveUp()
    } else {
      noteMissing(nodes[Int(node)].piece)
    }
    return true
  }

  /// Makes a position the boundary between two pieces, and returns the one before it.
  private mutating func cut(at position: Int, by measure: (Sums) -> Int32) -> Int32 {
    guard position > 0 else { return 0 }
    let (node, offset) = descend(to: position - 1, by: measure)
    if offset + 1 < nodes[Int(node)].piece.count { split(node, at: Int32(offset + 1)) }
    return node
  }

  private mutating func split(_ node: Int32, at offset: Int32) {
    var tail = nodes[Int(node)].piece
    tail.slot.offset += offset
    tail.count -= offset
    update(node) { $0.count = offset }
    nodes[Int(node)].piece.following = insert(tail, behind: node)
  }

  /// Returns the piece that contains a row, which may be removed.
  func piece(holding slot: Slot) -> Int32? {
    if slot.group == 0 {
      guard slot.offset < total.declared else { return nil }
      return descend(to: Int(slot.offset), by: \.declared).node
    }
    guard heads.indices.contains(Int(slot.group)) else { return nil }
    var node = heads[Int(slot.group)]
    while node >= 0, slot.offset >= nodes[Int(node)].piece.end {
      node = nodes[Int(node)].piece.following
    }
    return node >= 0 ? node : nil
  }
}
