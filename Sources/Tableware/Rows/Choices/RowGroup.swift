/// Several rows that are written as one, such as a ``RadioGroup``. It may stand wherever rows are
/// listed.
public protocol RowGroup {
  /// The rows, in order.
  var rows: [AnyRow] { get }
}

extension RowBuilder {
  /// The rows of a group.
  public static func buildExpression(_ group: some RowGroup) -> Rows {
    buildExpression(group.rows)
  }
}
