#if SQLite || Postgres

/// A table or a view of a database, as its schema describes it.
///
/// ```swift
/// let tables = try await database.read { try SQLTable.all($0) }
/// let list = LazyList(tables[0].query(database), context: context)
/// ```
///
/// For screens about any database; an app with records of its own uses a ``LiveQuery`` with a
/// request.
public struct SQLTable: Identifiable, Hashable, Sendable {
  /// The ways in which a database keeps rows.
  public enum Kind: String, Sendable {
    /// Rows that the database file stores.
    case table
    /// A query with a name, which cannot be edited.
    case view
    /// A table of an extension, such as one for full-text search.
    case virtual
    /// A table in which an extension keeps the data of a virtual one.
    case shadow
  }

  /// A value that each row has, with its declaration.
  public struct Column: Identifiable, Hashable, Sendable {
    /// The identifier in the schema, without quotation marks.
    public let name: String
    /// The declared type, such as `VARCHAR(20)`; empty for none.
    public let type: String
    /// Whether each row needs a value other than `NULL`.
    public let isRequired: Bool
    /// The default as an expression of SQL; `nil` for none.
    public let defaultValue: String?
    /// The place in the primary key, from 1; 0 for a column outside of it.
    public let keyIndex: Int
    /// Whether the database computes the value.
    public let isGenerated: Bool
    /// The class of values that the type stands for.
    public let affinity: SQLAffinity

    /// The name of the column.
    public var id: String { name }

    package init(
      name: String, type: String, isRequired: Bool, defaultValue: String?, keyIndex: Int,
      isGenerated: Bool, affinity: SQLAffinity
    ) {
      (self.name, self.type, self.isRequired) = (name, type, isRequired)
      (self.defaultValue, self.keyIndex) = (defaultValue, keyIndex)
      (self.isGenerated, self.affinity) = (isGenerated, affinity)
    }
  }

  /// A reference of a row to a row of another table.
  public struct ForeignKey: Hashable, Sendable {
    /// The names in the table that refers, in the order of the key.
    public let columns: [String]
    /// The identifier of the table that is referred to, see ``SQLTable/id``.
    public let table: String
    /// The columns of that table, in the same order; empty for its primary key.
    public let targets: [String]

    package init(columns: [String], table: String, targets: [String]) {
      (self.columns, self.table, self.targets) = (columns, table, targets)
    }
  }

  /// The schema of PostgreSQL in which the table is; `nil` for the one that is searched first, and
  /// in SQLite.
  public let schema: String?
  /// The identifier in the schema, without quotation marks.
  public let name: String
  /// Where the rows come from.
  public let kind: Kind
  /// The columns, in the order of the table.
  public let columns: [Column]
  /// The references to other tables.
  public let foreignKeys: [ForeignKey]
  /// The columns that identify a row. It is one name that is not among ``columns`` if the identity
  /// is the hidden number of a row.
  public let key: [String]
  /// Whether rows are identified by their position, because nothing else identifies them.
  package let isNumbered: Bool
  /// The name of the full-text index of the table, or of a column with the words of a row in
  /// PostgreSQL; `nil` for none.
  public let textIndex: String?

  /// The name of the table with its schema, which is unique in a database.
  public var id: String { schema.map { "\($0).\(name)" } ?? name }
  /// Whether rows can be inserted, changed and deleted.
  public var isEditable: Bool { kind == .table && !isNumbered }
  /// The columns of the declared primary key in its order; empty for a table without one.
  public var primaryKey: [String] {
    columns.filter { $0.keyIndex > 0 }.sorted { $0.keyIndex < $1.keyIndex }.map(\.name)
  }
  /// Whether the key is a hidden column.
  public var hasHiddenKey: Bool { !columns.contains { key.contains($0.name) } }

  package init(
    schema: String? = nil, name: String, kind: Kind, columns: [Column], foreignKeys: [ForeignKey],
    key: [String], isNumbered: Bool, textIndex: String?
  ) {
    (self.schema, self.name, self.kind, self.columns) = (schema, name, kind, columns)
    (self.foreignKeys, self.key, self.isNumbered) = (foreignKeys, key, isNumbered)
    self.textIndex = textIndex
  }

  /// The table in SQL.
  package var quotedName: String {
    schema.map { "\($0.quotedName).\(name.quotedName)" } ?? name.quotedName
  }

  /// The `SELECT` of all rows, with the hidden key as the first column.
  package var select: String {
    let hidden = key.first.flatMap { name in
      columns.contains { $0.name == name } ? nil : name.quotedName
    }
    guard let hidden else { return "SELECT * FROM \(quotedName)" }
    let number = isNumbered ? "row_number() OVER ()" : hidden
    return "SELECT \(number) AS \(hidden), * FROM \(quotedName)"
  }
}

/// The class of values that a declared type stands for.
public enum SQLAffinity: Sendable {
  /// Text of any length, or of one that the type names.
  case text
  /// Numbers without a fraction, of any size.
  case integer
  /// Floating-point numbers of 32 or 64 bits.
  case real
  /// Values that are written as text and that the database checks, such as numbers or dates.
  case other
  /// Bytes, or in SQLite values of any class.
  case data
}
#endif
