/// Where a row stands: its section and its place in that section, both counted from zero.
///
/// A path is only meaningful beside the snapshot it was read from. Nothing keeps a path over a
/// change: what must live longer is kept by identity, or carried over by ``BatchMapping``.
@frozen
public struct RowPath: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The section, counted from zero in the snapshot that the path belongs to.
  public var section: Int
  /// The row inside its section, counted from zero.
  public var row: Int

  /// Makes a path; the numbers are not checked against any snapshot.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Reading order: first by section, then by row.
  @inlinable
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// `(section, row)`, as the rules and the log lines write it.
  public var description: String { "(\(section), \(row))" }
}
