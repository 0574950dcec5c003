#if SQLite || Postgres
/// A condition for the rows of a table: a comparison of a column with a value.
public struct SQLFilter: Hashable, Sendable {
  /// A comparison of a column with a value.
  public enum Comparison: String, CaseIterable, Sendable {
    /// Both are the same value; `NULL` equals `NULL`.
    case equal = "="
    /// The values differ; `NULL` differs from every other one.
    case unequal = "≠"
    /// The row has the smaller value, which excludes `NULL`.
    case less = "<"
    /// The row has the larger value, which excludes `NULL`.
    case greater = ">"
    /// Text that contains the value, regardless of letter case: of ASCII letters in SQLite, of all
    /// letters in PostgreSQL.
    case contains = "contains"
  }

  /// The part of a row that is compared.
  public var column: String
  /// The way in which both values are compared.
  public var comparison: Comparison
  /// The value that the column is compared with.
  public var value: SQLValue

  /// Creates a condition that compares a column with a value.
  ///
  /// - Parameters:
  ///   - column: the name of a column of the table.
  ///   - comparison: the comparison.
  ///   - value: the value that the column is compared with.
  public init(_ column: String, _ comparison: Comparison, _ value: SQLValue) {
    (self.column, self.comparison, self.value) = (column, comparison, value)
  }

  /// The condition in SQL, with its value bound.
  package func condition(_ dialect: SQLDialect) -> SQLStatement {
    switch comparison {
    case .equal: Self.equal(column, value)
    case .unequal:
      value.isNull
        ? "\(name: column) IS NOT NULL"
        : "(\(name: column) <> \(value: value) OR \(name: column) IS NULL)"
    case .less: "\(name: column) < \(value: value)"
    case .greater: "\(name: column) > \(value: value)"
    case .contains: Self.contains(column, value, dialect)
    }
  }

  /// The condition that a column has a value, which an index can answer.
  static func equal(_ column: String, _ value: SQLValue) -> SQLStatement {
    value.isNull ? "\(name: column) IS NULL" : "\(name: column) = \(value: value)"
  }

  /// The condition that the text of a column contains a value.
  static func contains(_ column: String, _ value: SQLValue, _ dialect: SQLDialect) -> SQLStatement {
    let pattern = SQLValue.text(pattern(value))
    return switch dialect {
    case .sqlite:
      "(typeof(\(name: column)) <> 'blob' AND \(name: column) LIKE \(value: pattern) ESCAPE '\\')"
    case .postgres: "\(name: column)::text ILIKE \(value: pattern) ESCAPE '\\'"
    }
  }

  /// A pattern of `LIKE` for text that contains a value.
  private static func pattern(_ value: SQLValue) -> String {
    // A wildcard before a combining accent is one like any other, so scalars are compared.
    var pattern = String.UnicodeScalarView()
    for scalar in value.description.unicodeScalars {
      if scalar == "%" || scalar == "_" || scalar == "\\" { pattern.append("\\") }
      pattern.append(scalar)
    }
    return "%\(String(pattern))%"
  }
}
#endif
