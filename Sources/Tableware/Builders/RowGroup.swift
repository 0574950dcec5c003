/// Several rows that are declared as one, such as a `RadioGroup`, wherever rows are declared.
public protocol RowGroup {
  /// The rows of the group, in order.
  var rows: [AnyRow] { get }
}

extension RowBuilder {
  /// Adds the rows of a group, in their order.
  public static func buildExpression(_ group: some RowGroup) -> Rows {
    buildExpression(group.rows)
  }
}
