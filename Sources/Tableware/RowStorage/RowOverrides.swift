import TablewareDiff

/// Rows that are shown instead of declared ones, by the declared positions.
///
/// They are stored in parts of ascending positions, so that a change after a copy copies one part
/// and a list of parts.
///
/// - Complexity: O(log k) for each access to k rows, and O(k / ``partSize``) for the first change
///   after a copy.
struct RowOverrides {
  private struct Part {
    var positions: [Int] = []
    var rows: [AnyRow] = []
  }

  private static let partSize = 64

  private var parts: [Part] = []
  /// The first position of each part.
  private var starts: [Int] = []

  /// Whether every declared row is shown as it was declared.
  var isEmpty: Bool { parts.isEmpty }

  /// Returns the row that is shown instead of a declared one; `nil` if that is shown itself.
  subscript(position: Int) -> AnyRow? {
    let part = starts.partitioningIndex { $0 > position } - 1
    guard part >= 0 else { return nil }
    let index = parts[part].positions.partitioningIndex { $0 >= position }
    guard index < parts[part].positions.count, parts[part].positions[index] == position else {
      return nil
    }
    return parts[part].rows[index]
  }

  /// Shows a row instead of a declared one.
  mutating func set(_ row: AnyRow, at position: Int) {
    if parts.isEmpty {
      parts = [Part()]
      starts = [0]
    }
    let part = starts.partitioningIndex { $0 > position } - 1
    let index = parts[part].positions.partitioningIndex { $0 >= position }
    if index < parts[part].positions.count, parts[part].positions[index] == position {
      return parts[part].rows[index] = row
    }
    parts[part].positions.insert(position, at: index)
    parts[part].rows.insert(row, at: index)
    if parts[part].rows.count > Self.partSize { split(part) }
  }

  /// Makes two parts of one. After rows in ascending order, the first one stays full.
  private mutating func split(_ part: Int) {
    let count = parts[part].rows.count
    let kept = part == parts.count - 1 ? count - 1 : count / 2
    let tail = Part(
      positions: Array(parts[part].positions[kept...]), rows: Array(parts[part].rows[kept...]))
    parts[part].positions.removeSubrange(kept...)
    parts[part].rows.removeSubrange(kept...)
    parts.insert(tail, at: part + 1)
    starts.insert(tail.positions[0], at: part + 1)
  }
}
