import TablewareDiff

/// Rows that are shown instead of declared ones, by the declared positions.
///
/// The positions are stored in parts, ascending, and the rows in a ``RowPool`` that copies share.
/// So a change after a copy copies one part, a list of parts and no row.
///
/// - Complexity: O(log k) for each access to k rows, and O(k / 64) for the first change after a
///   copy.
struct RowOverrides {
  private final class Storage {
    var table: OverrideTable
    init(_ table: OverrideTable) { self.table = table }
  }

  // Outside of the section, as few sections have any.
  private var storage: Storage?

  /// Whether every declared row is shown as it was declared.
  var isEmpty: Bool { storage == nil }

  /// The number of rows that are kept in memory, replaced ones included.
  var storedCount: Int { storage?.table.pool.storedCount ?? 0 }

  /// Returns the row that is shown instead of a declared one; `nil` if that is shown itself.
  subscript(position: Int) -> AnyRow? { storage?.table[position] }

  /// Shows a row instead of a declared one.
  mutating func set(_ row: consuming AnyRow, at position: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage?.table ?? OverrideTable())
    }
    storage?.table.set(row, at: position)
  }
}

/// The rows of a ``RowOverrides``.
private struct OverrideTable {
  private struct Entry: BitwiseCopyable {
    var position: Int32
    var row: RowPool.Index
  }

  private static let partSize = 64

  private var parts: [[Entry]] = []
  /// The first position of each part.
  private var starts: [Int] = []
  private(set) var pool = RowPool()

  subscript(position: Int) -> AnyRow? {
    let part = starts.partitioningIndex { $0 > position } - 1
    guard part >= 0 else { return nil }
    let index = Self.index(of: position, in: parts[part])
    guard index < parts[part].count, Int(parts[part][index].position) == position else {
      return nil
    }
    return pool[parts[part][index].row]
  }

  mutating func set(_ row: consuming AnyRow, at position: Int) {
    if parts.isEmpty {
      parts = [[]]
      starts = [0]
    }
    let part = starts.partitioningIndex { $0 > position } - 1
    let index = Self.index(of: position, in: parts[part])
    let stored = pool.insert(row)
    if index < parts[part].count, Int(parts[part][index].position) == position {
      pool.remove(parts[part][index].row)
      parts[part][index].row = stored
    } else {
      let entry = Entry(position: Int32(truncatingIfNeeded: position), row: stored)
      parts[part].insert(entry, at: index)
      if parts[part].count > Self.partSize { split(part) }
    }
    if pool.isWorthPacking { pack() }
  }

  private static func index(of position: Int, in part: [Entry]) -> Int {
    part.partitioningIndex { Int($0.position) >= position }
  }

  /// Makes two parts of one. After rows in ascending order, the first one stays full.
  private mutating func split(_ part: Int) {
    let count = parts[part].count
    let kept = part == parts.count - 1 ? count - 1 : count / 2
    let tail = Array(parts[part][kept...])
    parts[part].removeSubrange(kept...)
    parts.insert(tail, at: part + 1)
    starts.insert(Int(tail[0].position), at: part + 1)
  }

  /// Removes the replaced rows from memory.
  private mutating func pack() {
    var packed = RowPool()
    for part in parts.indices {
      for index in parts[part].indices {
        guard let row = pool[parts[part][index].row] else { continue }
        parts[part][index].row = packed.insert(row)
      }
    }
    pool = packed
  }
}
