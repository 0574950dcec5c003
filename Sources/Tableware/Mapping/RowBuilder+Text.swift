extension RowBuilder {
  /// A line of text, which is its own identity: the shortest way to write a ``TextRow``.
  public static func buildExpression(_ text: String) -> Rows { buildExpression(TextRow(text)) }
}

extension SingleRowBuilder {
  /// A line of text.
  public static func buildExpression(_ text: String) -> AnyRow { AnyRow(TextRow(text)) }
}
