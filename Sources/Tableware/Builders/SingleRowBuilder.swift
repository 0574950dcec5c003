/// Builds exactly one row; `if` with `else` and `switch` may select one of several.
@resultBuilder
public enum SingleRowBuilder {
  /// Converts a row of any type.
  public static func buildExpression(_ row: some Row) -> AnyRow { AnyRow(row) }
  /// Returns the only row of the closure.
  public static func buildBlock(_ row: AnyRow) -> AnyRow { row }
  /// Returns the row of the first branch.
  public static func buildEither(first row: AnyRow) -> AnyRow { row }
  /// Returns the row of the second branch.
  public static func buildEither(second row: AnyRow) -> AnyRow { row }
  /// Unavailable: exactly one row is needed for each element.
  @available(
    *, unavailable,
    message:
      "ForEach makes one row for each element; write a for loop for several rows of an element."
  )
  public static func buildBlock(_ first: AnyRow, _ others: AnyRow...) -> AnyRow { first }
  /// Unavailable: exactly one row is needed for each element.
  @available(
    *, unavailable,
    message: "ForEach makes one row for each element; filter the collection, or add an else."
  )
  public static func buildOptional(_ row: AnyRow?) -> AnyRow { row ?? AnyRow(TextRow("")) }
}

extension SingleRowBuilder {
  /// Converts a line of text to a row.
  public static func buildExpression(_ text: String) -> AnyRow { AnyRow(TextRow(text)) }
}
