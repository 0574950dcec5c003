/// Collects the sections of a table, with `if`, `switch`, `for` and ``ForEach`` among them.
@resultBuilder
public enum TableBuilder {
  /// Adds a single section to the table.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  /// Adds sections of an array, in their order.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// Adds a section for each element of a collection.
  public static func buildExpression(_ sections: ForEach<Section>) -> [Section] { sections.output }
  /// Joins the sections of consecutive statements, in their order.
  public static func buildBlock(_ parts: [Section]...) -> [Section] { buildArray(parts) }
  /// Joins the sections of a `for` loop's iterations.
  public static func buildArray(_ parts: [[Section]]) -> [Section] {
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }
  /// Adds the sections of an `if` without `else`.
  public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
  /// Adds the sections of the first branch of a condition.
  public static func buildEither(first part: [Section]) -> [Section] { part }
  /// Adds the sections of another branch of a condition.
  public static func buildEither(second part: [Section]) -> [Section] { part }
  /// Adds the sections of an `if #available` condition.
  public static func buildLimitedAvailability(_ part: [Section]) -> [Section] { part }
}

extension TableBuilder {
  /// Unavailable: a table consists of sections, and rows belong to one of them.
  @available(
    *, unavailable, message: "A row belongs to a section; write Section(\"…\") { … } around it."
  )
  public static func buildExpression(_ row: some Row) -> [Section] { [] }

  /// Unavailable: a table consists of sections, and rows belong to one of them.
  @available(
    *, unavailable, message: "Rows belong to a section; write Section(\"…\") { … } around ForEach."
  )
  public static func buildExpression(_ rows: ForEach<AnyRow>) -> [Section] { [] }
}
