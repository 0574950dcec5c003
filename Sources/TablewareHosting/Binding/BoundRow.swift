import Tableware

/// A row as a cell shows it: its presentation, its path, and the number of the binding.
///
/// The generation makes an event from a reused cell recognizable: a cell gets a new one each time
/// it is bound.
public struct BoundRow {
  /// The path of the row in the snapshot shown last. That of a header or footer has a negative row.
  public var path: RowPath
  /// The identity of the row in the table.
  public let identity: Identity
  /// The kind of cell that shows the row.
  public let kind: RowKind
  /// The content, offers and announcements of the row.
  public let presentation: RowPresentation
  /// The number of the binding, unique for a back end.
  public let generation: Int

  /// The content of the row that the cell shows.
  public var content: RowContent { presentation.content }

  /// Binds the row at a path of a snapshot; returns `nil` if there is no such row.
  ///
  /// - Parameters:
  ///   - snapshot: the snapshot that the back end shows.
  ///   - path: the path of the row.
  ///   - generation: a number that the back end never used before.
  public init?(_ snapshot: Snapshot, at path: RowPath, generation: Int) {
    var presenter = RowPresenter(snapshot)
    guard let (row, presentation) = presenter.row(at: path) else { return nil }
    self.init(row, presentation, at: path, generation: generation)
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

/// Whether a section on screen has a header and a footer, whose contents are bound as rows are.
public struct BoundSection: Hashable, Sendable {
  /// The index of the section in the snapshot shown last.
  public var index: Int
  /// Whether the section was bound with a header.
  public let hasHeader: Bool
  /// Whether the section was bound with a footer.
  public let hasFooter: Bool

  /// Binds the header and footer of an existing section.
  ///
  /// - Parameters:
  ///   - index: the index of the section.
  ///   - snapshot: the snapshot that the back end shows.
  public init(_ index: Int, of snapshot: Snapshot) {
    self.index = index
    hasHeader = snapshot.hasHeader(index)
    hasFooter = snapshot.hasFooter(index)
  }
}
