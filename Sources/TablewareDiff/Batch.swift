/// One set of structural changes that a table can apply in a single animation.
///
/// ```
///   before ──▶ deletes and move sources ──▶ inserts and move destinations ──▶ after
///              (indexes of *before*)         (indexes of *after*)
/// ```
///
/// The order of the entries in the lists has no meaning (rules B-01…B-03): every delete and every
/// move source is an index *before* the batch, every insert and every move destination an index
/// *after* it. A batch contains no content changes: rows that stay are bound in place afterwards.
public struct Batch: Hashable, Sendable {
  /// A section that changes its index.
  @frozen
  public struct MovedSection: Hashable, Sendable, BitwiseCopyable {
    /// The index of the section before the batch.
    public var source: Int
    /// The index of the section after the batch.
    public var destination: Int

    /// Creates a move of a section; the indexes are not checked.
    ///
    /// - Parameters:
    ///   - source: the index before the batch.
    ///   - destination: the index after the batch.
    @inlinable
    public init(from source: Int, to destination: Int) {
      self.source = source
      self.destination = destination
    }
  }

  /// A row that changes its index path, inside its section or to another one.
  @frozen
  public struct MovedRow: Hashable, Sendable, BitwiseCopyable {
    /// The path of the row before the batch.
    public var source: RowPath
    /// The path of the row after the batch.
    public var destination: RowPath

    /// Creates a move of a row; the paths are not checked.
    ///
    /// - Parameters:
    ///   - source: the path before the batch.
    ///   - destination: the path after the batch.
    @inlinable
    public init(from source: RowPath, to destination: RowPath) {
      self.source = source
      self.destination = destination
    }
  }

  /// Deleted sections, as indexes before the batch. Their rows are deleted with them and not
  /// listed.
  public var deletedSections: [Int] = []
  /// Inserted sections, as indexes after the batch. Their rows are inserted with them and not
  /// listed.
  public var insertedSections: [Int] = []
  /// Sections that move together with their rows.
  public var movedSections: [MovedSection] = []
  /// Deleted rows, as paths before the batch.
  public var deletedRows: [RowPath] = []
  /// Inserted rows, as paths after the batch.
  public var insertedRows: [RowPath] = []
  /// Rows that move inside or between sections.
  public var movedRows: [MovedRow] = []

  /// Creates a batch without any changes.
  public init() {}

  /// Whether the batch changes nothing. An empty batch is never sent to a table.
  public var isEmpty: Bool { changeCount == 0 }

  /// The number of single changes in the batch; a move counts once.
  public var changeCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + deletedRows.count + insertedRows.count + movedRows.count
  }
}

extension Batch: CustomStringConvertible {
  /// The changes on one line, in the notation of the rules: `dS 1 · iR (0, 2) · mR (0, 0)→(1, 1)`.
  public var description: String {
    var parts: [String] = []
    parts += deletedSections.map { "dS \($0)" }
    parts += insertedSections.map { "iS \($0)" }
    parts += movedSections.map { "mS \($0.source)→\($0.destination)" }
    parts += deletedRows.map { "dR \($0)" }
    parts += insertedRows.map { "iR \($0)" }
    parts += movedRows.map { "mR \($0.source)→\($0.destination)" }
    return parts.isEmpty ? "no change" : parts.joined(separator: " · ")
  }
}
