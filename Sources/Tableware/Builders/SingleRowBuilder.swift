/// Builds exactly one row; `if` with `else` and `switch` may choose between several.
@resultBuilder
public enum SingleRowBuilder {
  /// A row.
  public static func buildExpression(_ row: some Row) -> AnyRow { AnyRow(row) }
  /// The one row.
  public static func buildBlock(_ row: AnyRow) -> AnyRow { row }
  /// The row of the first branch.
  public static func buildEither(first row: AnyRow) -> AnyRow { row }
  /// The row of the second branch.
  public static func buildEither(second row: AnyRow) -> AnyRow { row }
  /// Exactly one row is needed.
  @available(
    *, unavailable,
    message: "ForEach makes one row for each element; filter the collection, or add an else."
  )
  public static func buildOptional(_ row: AnyRow?) -> AnyRow { row ?? AnyRow(TextRow("")) }
}

extension SingleRowBuilder {
  /// A line of text.
  public static func buildExpression(_ text: String) -> AnyRow { AnyRow(TextRow(text)) }
}
