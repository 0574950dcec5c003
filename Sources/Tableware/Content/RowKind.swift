/// The kind of cell that shows a row. Cells are reused among rows of one kind.
///
/// The kind is derived from the type of the row and its ``Row/cellVariant``, so an app needs no
/// reuse identifiers, and two kinds cannot share one by mistake.
public struct RowKind: Hashable, Sendable {
  private let type: Any.Type
  private let variant: String?
  /// The name of the row type, with the variant of the cell, for logs.
  public var name: String { variant.map { "\(type) (\($0))" } ?? "\(type)" }

  init(of row: any Row) {
    type = Swift.type(of: row)
    variant = row.cellVariant
  }

  /// Returns whether two kinds have the same row type and variant.
  public static func == (left: RowKind, right: RowKind) -> Bool {
    left.type == right.type && left.variant == right.variant
  }

  /// Hashes the type of the row and the variant of its cell, which determine the kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(variant)
  }
}
