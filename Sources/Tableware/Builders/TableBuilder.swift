/// Collects the sections of a table. `if`, `switch`, `for` and ``ForEach`` may stand between them.
@resultBuilder
public enum TableBuilder {
  /// A section.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  /// Sections that are already there.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// A section for each element of a collection.
  public static func buildExpression(_ sections: ForEach<Section>) -> [Section] { sections.output }
  /// Sections one after another.
  public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap { $0 } }
  /// The sections of a `for` loop.
  public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap { $0 } }
  /// The sections of an `if` without `else`.
  public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
  /// The sections of the first branch.
  public static func buildEither(first part: [Section]) -> [Section] { part }
  /// The sections of the second branch.
  public static func buildEither(second part: [Section]) -> [Section] { part }
  /// The sections of an `if #available`.
  public static func buildLimitedAvailability(_ part: [Section]) -> [Section] { part }
}
