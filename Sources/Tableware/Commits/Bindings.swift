/// A row as a cell shows it: what was bound, where, and in which binding.
///
/// The generation makes an event from a reused cell recognizable: a cell gets a new one each time
/// it is bound.
public struct BoundRow {
  /// Where the row stands in the snapshot shown last.
  public var path: RowPath
  /// Which row it is.
  public let identity: Identity
  /// Which cell shows it.
  public let kind: RowKind
  /// What the cell shows, offers and announces.
  public let presentation: RowPresentation
  /// Which binding this is; never used twice by one back end.
  public let generation: Int

  /// What the row shows.
  public var content: RowContent { presentation.content }

  /// Binds the row at a path of a snapshot; `nil` if there is no such row.
  ///
  /// - Parameter generation: a number that the back end never used before.
  public init?(_ snapshot: Snapshot, at path: RowPath, generation: Int) {
    guard let row = snapshot[path] else { return nil }
    self.init(
      row, snapshot.presentation(of: row, in: snapshot.sections[path.section]), at: path,
      generation: generation)
  }

  package init(_ row: AnyRow, _ presentation: RowPresentation, at path: RowPath, generation: Int) {
    self.path = path
    identity = row.identity
    kind = row.kind
    self.presentation = presentation
    self.generation = generation
  }
}

/// A section's header and footer as they are shown.
public struct BoundSection {
  /// Where the section stands in the snapshot shown last.
  public var index: Int
  /// What its header was told to show.
  public let header: SectionHeader?
  /// What its footer was told to show.
  public let footer: RowText?

  /// The header and footer of a section that exists.
  public init(_ index: Int, of snapshot: Snapshot) {
    self.index = index
    header = snapshot.header(of: index)
    footer = snapshot.footer(of: index)
  }
}

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
