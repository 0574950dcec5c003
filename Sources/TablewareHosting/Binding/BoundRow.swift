import Tableware

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
    self.init(row.identity, row.kind, presentation, at: path, generation: generation)
  }

  package init(
    _ identity: Identity, _ kind: RowKind, _ presentation: RowPresentation, at path: RowPath,
    generation: Int
  ) {
    self.path = path
    self.identity = identity
    self.kind = kind
    self.presentation = presentation
    self.generation = generation
  }
}

/// A section's header and footer as they are shown.
public struct BoundSection {
  /// Where the section stands in the snapshot shown last.
  public var index: Int
  /// The header that is shown.
  public let header: SectionHeader?
  /// The footer that is shown.
  public let footer: RowText?

  /// The header and footer of a section that exists.
  public init(_ index: Int, of snapshot: Snapshot) {
    self.index = index
    header = snapshot.header(of: index)
    footer = snapshot.footer(of: index)
  }
}
