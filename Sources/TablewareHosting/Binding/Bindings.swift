import Tableware

/// All rows and sections that a back end has bound.
public struct Bindings {
  /// Rows with a cell, and headers and footers with a view.
  public var rows: [BoundRow]
  /// Sections whose header or footer would be on screen.
  public var sections: [BoundSection]

  /// Creates bindings of rows and sections, in any order.
  ///
  /// - Parameters:
  ///   - rows: the rows that have a cell on screen.
  ///   - sections: the sections with a header or footer on screen.
  public init(rows: [BoundRow] = [], sections: [BoundSection] = []) {
    self.rows = rows
    self.sections = sections
  }
}

/// The rows and headers that have to be bound again, in place, because they look different now.
public struct ContentChanges: Hashable, Sendable {
  /// Rows, headers and footers that keep their cell.
  public var rows: [RowPath] = []
  /// Rows, headers and footers that need another cell, because their kind changed.
  public var replacedRows: [RowPath] = []
  /// Sections with a header or footer that is new, or removed, and those that the app reloads.
  public var sections: [Int] = []

  /// Creates changes of no rows and sections.
  public init() {}

  /// Whether no row or section has to be bound.
  public var isEmpty: Bool { rows.isEmpty && replacedRows.isEmpty && sections.isEmpty }
}

extension Bindings {
  /// Returns the differences between the bindings and a snapshot of the same structure.
  func refresh(to snapshot: Snapshot) -> ContentChanges {
    var refresh = ContentChanges()
    var presenter = RowPresenter(snapshot)
    for index in rows.indices.sorted(by: { rows[$0].path < rows[$1].path }) {
      let path = rows[index].path
      guard let row = snapshot[path] else { continue }
      if row.kind != rows[index].kind {
        refresh.replacedRows.append(path)
      } else if presenter.presentation(of: row, at: path) != rows[index].presentation {
        refresh.rows.append(path)
      }
    }
    refresh.sections =
      sections.filter {
        snapshot.hasHeader($0.index) != $0.hasHeader || snapshot.hasFooter($0.index) != $0.hasFooter
          || snapshot.isReloaded($0.index)
      }.map(\.index).sorted()
    return refresh
  }
}

extension Snapshot {
  /// Whether the app replaces the cells of a section with the commit that shows the snapshot.
  package func isReloaded(_ section: Int) -> Bool {
    !reloadedSections.isEmpty && reloadedSections.contains(sectionID(at: section))
  }
}
