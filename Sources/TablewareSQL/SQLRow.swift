#if SQLite || Postgres
/// The identity of a row: the values of its key.
public struct SQLKey: Sendable {
  // Most keys are one integer, which is compared and copied without an array.
  private enum Storage {
    case integer(Int64)
    case values([SQLValue])
  }

  private let storage: Storage

  /// Creates an identity from the values of a key.
  ///
  /// - Parameter values: the values, in the order of the columns of the key.
  public init(_ values: [SQLValue]) {
    self.init(values.count == 1 ? Self.storage(of: values[0]) : .values(values))
  }

  /// Creates an identity from the only value of a key.
  init(_ value: SQLValue) { self.init(Self.storage(of: value)) }

  private init(_ storage: Storage) { self.storage = storage }

  private static func storage(of value: SQLValue) -> Storage {
    if case .integer(let number) = value { .integer(number) } else { .values([value]) }
  }

  /// The values, in the order of the columns of the key.
  public var values: [SQLValue] {
    switch storage {
    case .integer(let number): [.integer(number)]
    case .values(let values): values
    }
  }
}

extension SQLKey: Hashable, CustomStringConvertible {
  /// Returns whether two keys have the same values, so that 1 and 1.0 are the same key.
  public static func == (left: SQLKey, right: SQLKey) -> Bool {
    if case (.integer(let one), .integer(let other)) = (left.storage, right.storage) {
      return one == other
    }
    return left.values == right.values
  }

  /// Feeds the values into a hasher.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .integer(let number): hasher.combine(SQLValue.integer(number))
    case .values(let values): for value in values { hasher.combine(value) }
    }
  }

  /// The values as text, with a comma between them.
  public var description: String { values.map(\.description).joined(separator: ", ") }
}

/// A row of any query: its columns and their values.
public struct SQLRow: Identifiable, Hashable, Sendable {
  /// The values of the key.
  public let id: SQLKey
  /// The values, in the order of the columns of the query.
  public let values: [SQLValue]
  /// The names of the columns, shared by all rows of a window.
  public let columns: [String]

  /// Creates a row; tests and unsaved changes need it.
  ///
  /// - Parameters:
  ///   - id: the values of the key.
  ///   - columns: the names of the columns.
  ///   - values: a value for each column.
  public init(id: SQLKey, columns: [String], values: [SQLValue]) {
    (self.id, self.columns, self.values) = (id, columns, values)
  }

  /// The row of a result whose identity is in columns of it.
  package init(_ record: some SQLRecord, key: [String]) {
    let (columns, values) = (record.columnNames, record.columnValues)
    func value(_ name: String) -> SQLValue {
      columns.firstIndex(of: name).map { values[$0] } ?? .null
    }
    // Most keys are one column, whose value needs no array.
    let id = key.count == 1 ? SQLKey(value(key[0])) : SQLKey(key.map(value))
    self.init(id: id, columns: columns, values: values)
  }

  /// The value of a column.
  ///
  /// - Parameter column: the name of the column; a name in another letter case is found as well.
  /// - Returns: `nil` if the query has no such column.
  /// - Complexity: O(columns).
  public subscript(column: String) -> SQLValue? {
    columns.firstIndex { $0 == column }.map { values[$0] }
      ?? columns.firstIndex { $0.lowercased() == column.lowercased() }.map { values[$0] }
  }
}
#endif
