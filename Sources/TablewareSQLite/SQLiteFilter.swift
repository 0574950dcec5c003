#if SQLite
import GRDB

/// A condition for the rows of a table: a comparison of a column with a value.
public struct SQLiteFilter: Hashable, Sendable {
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
    /// Text that contains the value, regardless of the case of ASCII letters.
    case contains = "contains"
  }

  /// The part of a row that is compared.
  public var column: String
  /// The way in which both values are compared.
  public var comparison: Comparison
  /// The value that the column is compared with.
  public var value: DatabaseValue

  /// Creates a condition that compares a column with a value.
  ///
  /// - Parameters:
  ///   - column: the name of a column of the table.
  ///   - comparison: the comparison.
  ///   - value: the value that the column is compared with.
  public init(_ column: String, _ comparison: Comparison, _ value: DatabaseValue) {
    (self.column, self.comparison, self.value) = (column, comparison, value)
  }

  /// The condition as SQL, with its value as an argument.
  package var sql: (condition: String, values: [DatabaseValue]) {
    let name = column.quotedName
    return switch comparison {
    case .equal: ("\(name) IS ?", [value])
    case .unequal: ("\(name) IS NOT ?", [value])
    case .less: ("\(name) < ?", [value])
    case .greater: ("\(name) > ?", [value])
    case .contains: (Self.contains(column), [Self.pattern(value)])
    }
  }

  /// The condition that the text of a column contains that of an argument.
  static func contains(_ column: String) -> String {
    let name = column.quotedName
    return "(typeof(\(name)) <> 'blob' AND \(name) LIKE ? ESCAPE '\\')"
  }

  /// A pattern of `LIKE` for text that contains a value.
  static func pattern(_ value: DatabaseValue) -> DatabaseValue {
    let text = String.fromDatabaseValue(value) ?? value.description
    // A wildcard before a combining accent is one like any other, so scalars are compared.
    var pattern = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "_" || scalar == "\\" { pattern.append("\\") }
      pattern.append(scalar)
    }
    return "%\(String(pattern))%".databaseValue
  }
}
#endif
