/// One set of structural changes that a table can apply in a single animation.
///
/// ```
///   before ──▶ deletes and move sources ──▶ inserts and move destinations ──▶ after
///              (indexes of *before*)         (indexes of *after*)
/// ```
///
/// The order inside the lists has no meaning (rules B-01…B-03): every delete and every move source
/// is an index *before* the batch, every insert and every move destination an index *after* it.
/// A batch holds no content changes: rows that stay are bound in place afterwards.
public struct Batch: Hashable, Sendable {
  /// A section that changes its place.
  @frozen
  public struct MovedSection: Hashable, Sendable, BitwiseCopyable {
    /// Index before the batch.
    public var source: Int
    /// Index after the batch.
    public var destination: Int

    /// Makes a move; the indexes are not checked.
    @inlinable
    public init(from source: Int, to destination: Int) {
      self.source = source
      self.destination = destination
    }
  }

  /// A row that changes its place, inside its section or to another one.
  @frozen
  public struct MovedRow: Hashable, Sendable, BitwiseCopyable {
    /// Path before the batch.
    public var source: RowPath
    /// Path after the batch.
    public var destination: RowPath

    /// Makes a move; the paths are not checked.
    @inlinable
    public init(from source: RowPath, to destination: RowPath) {
      self.source = source
      self.destination = destination
    }
  }

  /// Sections that go, as indexes before the batch. Their rows go with them and are not listed.
  public var deletedSections: [Int] = []
  /// Sections that come, as indexes after the batch. Their rows come with them and are not listed.
  public var insertedSections: [Int] = []
  /// Sections that move together with their rows.
  public var movedSections: [MovedSection] = []
  /// Rows that go, as paths before the batch.
  public var deletedRows: [RowPath] = []
  /// Rows that come, as paths after the batch.
  public var insertedRows: [RowPath] = []
  /// Rows that move.
  public var movedRows: [MovedRow] = []

  /// A batch that changes nothing.
  public init() {}

  /// Whether the batch changes nothing. An empty batch is never sent to a table.
  public var isEmpty: Bool { changeCount == 0 }

  /// How many single changes the batch holds; a move counts once.
  public var changeCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + deletedRows.count + insertedRows.count + movedRows.count
  }
}

extension Batch: CustomStringConvertible {
  /// One line in the notation of the rules: `dS 1 · iR (0, 2) · mR (0, 0)→(1, 1)`.
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
