/// The position of a row: its section and its index in that section, both counted from zero.
///
/// A path is only meaningful for the snapshot that it was read from. Nothing keeps a path across a
/// change: state with a longer lifetime is kept by identity, or mapped by ``BatchMapping``.
@frozen
public struct RowPath: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The index of the section in the snapshot that the path belongs to, from zero.
  public var section: Int
  /// The index of the row inside its section, from zero.
  public var row: Int

  /// Creates a path; the numbers are not checked against any snapshot.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - row: the index of the row in the section.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Compares paths in reading order: first by section, then by row.
  @inlinable
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The path as `(section, row)`, as the rules and the log lines write it.
  public var description: String { "(\(section), \(row))" }
}
