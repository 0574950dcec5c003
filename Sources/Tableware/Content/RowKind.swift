/// Which cell shows a row; decides from which pool a cell is reused.
///
/// It follows from the row's type, so nobody types a reuse identifier and no two kinds can share
/// one by mistake.
public struct RowKind: Hashable, Sendable {
  private let type: ObjectIdentifier
  /// The name of the row type, for logs.
  public let name: String

  init(of row: any Row) {
    let type = Swift.type(of: row)
    self.type = ObjectIdentifier(type)
    name = "\(type)"
  }

  /// Kinds are equal when the row types are the same.
  public static func == (left: RowKind, right: RowKind) -> Bool { left.type == right.type }

  /// Hashes the row type.
  public func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
