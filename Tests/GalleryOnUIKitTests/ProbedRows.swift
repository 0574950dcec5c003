import UIKitDouble

@testable import Tableware

/// The rows of a table for the probe of its table view.
///
/// A table view keeps the cell of a placeholder when the row is loaded for it, and that of a row
/// that is released: both have the identity of the placeholder here. Two loaded rows never share
/// one.
final class ProbedRows {
  private struct List {
    let rows: LazyIdentities
    /// The identities of rows that were placeholders, and of placeholders that were rows.
    var names: [Identity: Identity] = [:]
  }

  /// The lists that were seen last, by their sections.
  private var lists: [Identity: List] = [:]

  func row(at path: RowPath, of snapshot: Snapshot) -> Identity {
    guard snapshot.contains(path) else { return Identity("?") }
    let section = snapshot.sections[path.section]
    let row = snapshot.rowID(at: path)
    guard let rows = section.rows.onlyList as? LazyIdentities else { return row }
    let list = list(rows, of: section.identity)
    return list.names[row] ?? row
  }

  private func list(_ rows: LazyIdentities, of section: Identity) -> List {
    let seen = lists[section]
    if let seen, seen.rows === rows { return seen }
    var list = List(rows: rows)
    if let seen {
      list.names = seen.names.filter { rows.contents.position(of: $0.key) != nil }
      for (position, new) in rows.contents.renamedRows(since: seen.rows.contents) {
        let old = seen.rows.identity(at: position)
        guard (old.value is LazyPlaceholder) != (new.value is LazyPlaceholder) else { continue }
        list.names[new] = seen.names[old] ?? old
      }
    }
    lists[section] = list
    return list
  }
}
