import Tableware

/// Everything that a back end has bound.
public struct Bindings {
  /// Rows with a cell.
  public var rows: [BoundRow]
  /// Sections with a header or footer on screen.
  public var sections: [BoundSection]

  /// Bindings of rows and sections, in any order.
  public init(rows: [BoundRow] = [], sections: [BoundSection] = []) {
    self.rows = rows
    self.sections = sections
  }
}

/// What has to be bound again, in place, because it shows something else now.
public struct Refresh: Hashable, Sendable {
  /// Rows that keep their cell.
  public var rows: [RowPath] = []
  /// Rows that need another cell, because their kind changed.
  public var replacedRows: [RowPath] = []
  /// Sections whose header or footer changed.
  public var sections: [Int] = []

  /// Nothing to bind.
  public init() {}

  /// Whether nothing has to be bound.
  public var isEmpty: Bool { rows.isEmpty && replacedRows.isEmpty && sections.isEmpty }
}

extension Bindings {
  /// What differs between what is bound and what a snapshot of the same structure says now.
  func refresh(to snapshot: Snapshot) -> Refresh {
    var refresh = Refresh()
    for bound in rows.sorted(by: { $0.path < $1.path }) {
      guard let row = snapshot[bound.path] else { continue }
      if row.kind != bound.kind {
        refresh.replacedRows.append(bound.path)
      } else if snapshot.presentation(of: row, in: snapshot.sections[bound.path.section])
        != bound.presentation
      {
        refresh.rows.append(bound.path)
      }
    }
    refresh.sections =
      sections.filter {
        snapshot.header(of: $0.index) != $0.header || snapshot.footer(of: $0.index) != $0.footer
      }.map(\.index).sorted()
    return refresh
  }
}
