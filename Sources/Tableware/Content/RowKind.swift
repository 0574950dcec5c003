/// The kind of cell that shows a row. Cells are reused among rows of one kind.
///
/// The kind is derived from the type of the row, so an app needs no reuse identifiers, and two
/// kinds cannot share one by mistake.
public struct RowKind: Hashable, Sendable {
  private let type: Any.Type
  /// The name of the row type, for logs.
  public var name: String { "\(type)" }

  init(of row: any Row) { type = Swift.type(of: row) }

  /// Returns whether two kinds have the same row type.
  public static func == (left: RowKind, right: RowKind) -> Bool { left.type == right.type }

  /// Hashes the type of the row, which determines the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
