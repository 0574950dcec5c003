/// Collects the rows of a section, with `if`, `switch`, `for` and ``ForEach`` among them.
@resultBuilder
public enum RowBuilder {
  /// The rows that the builder has collected so far.
  public struct Rows {
    var runs = RowRuns()
    /// The rows that are not shown.
    private(set) var hidden: [Identity] = []
    // Consecutive single rows share one source.
    private var open: [AnyRow] = []

    init() {}

    /// The only row, if there is no other.
    var onlyRow: AnyRow? { runs.count == 0 && open.count == 1 ? open[0] : nil }

    mutating func append(_ row: AnyRow) {
      open.append(row)
      if row.behaviors.isHidden { hidden.append(row.identity) }
    }

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
      hidden += other.hidden
    }

    mutating func close() {
      if !open.isEmpty { runs.append(rowSource(of: open)) }
      open = []
    }
  }

  /// Adds a single row to the section.
  public static func buildExpression(_ row: some Row) -> Rows {
    var rows = Rows()
    rows.append(AnyRow(row))
    return rows
  }

  /// Adds the rows of an array, such as the result of `map`, in their order.
  public static func buildExpression(_ rows: [some Row]) -> Rows {
    var result = Rows()
    for row in rows { result.append(AnyRow(row)) }
    return result
  }

  /// Adds rows that are created from a collection when they are shown.
  public static func buildExpression(_ rows: ForEach<AnyRow>) -> Rows {
    var result = Rows()
    if let source = rows.source { result.append(source) }
    return result
  }

  /// Adds the result of another function with a row builder.
  public static func buildExpression(_ rows: Rows) -> Rows { rows }

  /// Joins the rows of consecutive statements, in their order.
  public static func buildBlock(_ parts: Rows...) -> Rows { buildArray(parts) }
  /// Joins the rows of a `for` loop's iterations.
  public static func buildArray(_ parts: [Rows]) -> Rows {
    if parts.count == 1 { return parts[0] }
    var rows = Rows()
    for part in parts { rows.append(part) }
    return rows
  }
  /// Adds the rows of an `if` without `else`.
  public static func buildOptional(_ part: Rows?) -> Rows { part ?? Rows() }
  /// Adds the rows of an `if` or the first branch of a condition.
  public static func buildEither(first part: Rows) -> Rows { part }
  /// Adds the rows of an `else` or another branch of a condition.
  public static func buildEither(second part: Rows) -> Rows { part }
  /// Adds the rows of an `if #available` condition.
  public static func buildLimitedAvailability(_ part: Rows) -> Rows { part }
}

extension RowBuilder {
  /// Adds a line of text, which is its own identity: the shortest way to write a ``TextRow``.
  public static func buildExpression(_ text: String) -> Rows { buildExpression(TextRow(text)) }
}
