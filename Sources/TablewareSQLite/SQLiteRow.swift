#if SQLite
import GRDB

/// The identity of a row: the values of its key.
public struct SQLiteKey: Hashable, Sendable, CustomStringConvertible {
  /// The values, in the order of the columns of the key.
  public let values: [DatabaseValue]

  /// Creates an identity from the values of a key.
  ///
  /// - Parameter values: the values, in the order of the columns of the key.
  public init(_ values: [DatabaseValue]) { self.values = values }

  /// Returns whether two keys are the same for SQLite, for which `é` of one letter and of two
  /// differ.
  ///
  /// - Parameters:
  ///   - left: a key.
  ///   - right: another key.
  public static func == (left: SQLiteKey, right: SQLiteKey) -> Bool {
    left.values == right.values
      && zip(left.values, right.values).allSatisfy {
        guard case .string(let one) = $0.storage, case .string(let other) = $1.storage else {
          return true
        }
        return one.utf8.elementsEqual(other.utf8)
      }
  }

  /// The values as text, with a comma between them.
  public var description: String { values.map(\.description).joined(separator: ", ") }
}

/// A row of any query: its columns and their values.
public struct SQLiteRow: Identifiable, Hashable, Sendable {
  /// The values of the key.
  public let id: SQLiteKey
  /// The values, in the order of the columns of the query.
  public let values: [DatabaseValue]
  /// The names of the columns, shared by all rows of a window.
  public let columns: [String]

  /// Creates a row; tests and unsaved changes need it.
  ///
  /// - Parameters:
  ///   - id: the values of the key.
  ///   - columns: the names of the columns.
  ///   - values: a value for each column.
  public init(id: SQLiteKey, columns: [String], values: [DatabaseValue]) {
    (self.id, self.columns, self.values) = (id, columns, values)
  }

  /// The value of a column.
  ///
  /// - Parameter column: the name of the column; upper and lower case are equal, as in SQLite.
  /// - Returns: `nil` if the query has no such column.
  /// - Complexity: O(columns).
  public subscript(column: String) -> DatabaseValue? {
    columns.firstIndex { $0 == column }.map { values[$0] }
      ?? columns.firstIndex { $0.lowercased() == column.lowercased() }.map { values[$0] }
  }
}
#endif
