/// Collects the rows of a section. `if`, `switch`, `for` and ``ForEach`` may stand between rows.
@resultBuilder
public enum RowBuilder {
  /// What has been collected so far.
  public struct Rows {
    var runs = RowRuns()
    // Rows written one after another share one source.
    private var open: [AnyRow] = []

    init() {}

    mutating func append(_ row: AnyRow) { open.append(row) }

    mutating func append(_ source: any RowSource) {
      close()
      runs.append(source)
    }

    mutating func append(_ other: Rows) {
      if !other.runs.runs.isEmpty {
        close()
        runs.append(other.runs)
      }
      open += other.open
    }

    mutating func close() {
      if !open.isEmpty { runs.append(ListSource(open)) }
      open = []
    }
  }

  /// A row.
  public static func buildExpression(_ row: some Row) -> Rows {
    var rows = Rows()
    rows.append(AnyRow(row))
    return rows
  }

  /// Rows that are already there.
  public static func buildExpression(_ rows: [AnyRow]) -> Rows {
    var result = Rows()
    for row in rows { result.append(row) }
    return result
  }

  /// Rows built from a collection when they are shown.
  public static func buildExpression(_ rows: ForEach<AnyRow>) -> Rows {
    var result = Rows()
    if let source = rows.source { result.append(source) }
    return result
  }

  /// Rows that another function with a builder made.
  public static func buildExpression(_ rows: Rows) -> Rows { rows }

  /// Rows one after another.
  public static func buildBlock(_ parts: Rows...) -> Rows { buildArray(parts) }
  /// The rows of a `for` loop.
  public static func buildArray(_ parts: [Rows]) -> Rows {
    var rows = Rows()
    for part in parts { rows.append(part) }
    return rows
  }
  /// The rows of an `if` without `else`.
  public static func buildOptional(_ part: Rows?) -> Rows { part ?? Rows() }
  /// The rows of the first branch.
  public static func buildEither(first part: Rows) -> Rows { part }
  /// The rows of the second branch.
  public static func buildEither(second part: Rows) -> Rows { part }
  /// The rows of an `if #available`.
  public static func buildLimitedAvailability(_ part: Rows) -> Rows { part }
}

extension RowBuilder {
  /// A line of text, which is its own identity: the shortest way to write a ``TextRow``.
  public static func buildExpression(_ text: String) -> Rows { buildExpression(TextRow(text)) }
}
