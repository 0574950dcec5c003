#if SQLite
import GRDB

/// A table or a view of a database, as its schema describes it.
///
/// ```swift
/// let tables = try await database.read { try SQLiteTable.all($0) }
/// let list = LazyList(tables[0].query(database), context: context)
/// ```
///
/// For screens about any database; an app with records of its own uses a ``LiveQuery`` with a
/// request.
public struct SQLiteTable: Identifiable, Hashable, Sendable {
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

    /// The name of the column.
    public var id: String { name }
  }

  /// A reference of a row to a row of another table.
  public struct ForeignKey: Hashable, Sendable {
    /// The names in the table that refers, in the order of the key.
    public let columns: [String]
    /// The table that is referred to.
    public let table: String
    /// The columns of that table, in the same order; empty for its primary key.
    public let targets: [String]
  }

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
  let isNumbered: Bool
  /// The name of the full-text index of the table; `nil` for none.
  public let textIndex: String?

  /// The name of the table, which is unique in a database.
  public var id: String { name }
  /// Whether rows can be inserted, changed and deleted.
  public var isEditable: Bool { kind == .table && !isNumbered }
  /// The columns of the declared primary key in its order; empty for a table without one.
  public var primaryKey: [String] {
    columns.filter { $0.keyIndex > 0 }.sorted { $0.keyIndex < $1.keyIndex }.map(\.name)
  }
  /// Whether the key is a hidden column.
  public var hasHiddenKey: Bool { !columns.contains { key.contains($0.name) } }

  /// The tables and views of a database in the order of their names, without those of SQLite.
  ///
  /// - Parameter db: a connection.
  /// - Returns: the tables; a table whose schema cannot be read is omitted.
  /// - Throws: an error of the database.
  public static func all(_ db: Database) throws -> [SQLiteTable] {
    try db.refreshSchema()
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT name, type, wr FROM pragma_table_list WHERE schema = 'main' \
        AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name COLLATE NOCASE, name
        """)
    let definitions = try textIndexes(db)
    return rows.compactMap { row in
      guard let kind = Kind(rawValue: row["type"]) else { return nil }
      return try? SQLiteTable(
        db, name: row["name"], kind: kind, hasRowID: row["wr"] == 0, definitions)
    }
  }

  private init(
    _ db: Database, name: String, kind: Kind, hasRowID: Bool,
    _ textIndexes: [String: TextIndex]
  ) throws {
    (self.name, self.kind) = (name, kind)
    columns = try Row.fetchAll(
      db,
      sql: """
        SELECT name, type, "notnull" AS required, dflt_value, pk, hidden \
        FROM pragma_table_xinfo(?) WHERE hidden <> 1 ORDER BY cid
        """, arguments: [name]
    ).map { row in
      Column(
        name: row["name"], type: row["type"] ?? "", isRequired: row["required"] == 1,
        defaultValue: row["dflt_value"], keyIndex: row["pk"], isGenerated: row["hidden"] >= 2)
    }
    let names = Set(columns.map { $0.name.lowercased() })
    let primary = columns.filter { $0.keyIndex > 0 }.sorted { $0.keyIndex < $1.keyIndex }
    // A key with an index of its own, such as a descending one, is no other name of the row number.
    let hasIndex =
      try Int.fetchOne(
        db, sql: "SELECT 1 FROM pragma_index_list(?) WHERE origin = 'pk'", arguments: [name]) != nil
    let isAlias =
      primary.count == 1 && primary[0].type.uppercased() == "INTEGER" && hasRowID && kind == .table
      && !hasIndex
    let hidden = ["rowid", "_rowid_", "oid"].first { !names.contains($0) }
    if isAlias || (!hasRowID && !primary.isEmpty) {
      (key, isNumbered) = (primary.map(\.name), false)
    } else if let hidden, hasRowID, kind != .view {
      (key, isNumbered) = ([hidden], false)
    } else {
      var number = "number"
      while names.contains(number) { number += "_" }
      (key, isNumbered) = ([number], true)
    }
    let references = try Row.fetchAll(
      db,
      sql: """
        SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?) ORDER BY id, seq
        """, arguments: [name])
    foreignKeys = Dictionary(grouping: references) { $0["id"] as Int }.sorted { $0.key < $1.key }
      .map { _, rows in
        ForeignKey(
          columns: rows.map { $0["from"] }, table: rows[0]["table"],
          targets: rows.compactMap { $0["to"] as String? })
      }
    let (index, number) = (textIndexes[name.lowercased()], key[0].lowercased())
    textIndex = index?.rowID == nil || index?.rowID == number ? index?.name : nil
  }

  private struct TextIndex {
    var name: String
    /// The column of the table with the number of a row; `nil` for its own.
    var rowID: String?
  }

  /// The full-text indexes by the table whose content they have.
  private static func textIndexes(_ db: Database) throws -> [String: TextIndex] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT name, sql FROM sqlite_schema WHERE type = 'table' \
        AND sql LIKE 'CREATE VIRTUAL TABLE%' AND lower(sql) LIKE '%using fts5%'
        """)
    var indexes: [String: TextIndex] = [:]
    for row in rows {
      let (name, sql): (String, String) = (row["name"], row["sql"])
      indexes[name.lowercased()] = TextIndex(name: name)
      let content = /\bcontent\s*=\s*['"]?([^'",)\s]+)/.ignoresCase()
      let rowID = /\bcontent_rowid\s*=\s*['"]?([^'",)\s]+)/.ignoresCase()
      if let match = sql.firstMatch(of: content) {
        indexes[match.1.lowercased()] = TextIndex(
          name: name, rowID: sql.firstMatch(of: rowID)?.1.lowercased())
      }
    }
    return indexes
  }

  /// The `SELECT` of all rows, with the hidden key as the first column.
  var select: String {
    let hidden = key.first.flatMap { name in
      columns.contains { $0.name == name } ? nil : name.quotedName
    }
    guard let hidden else { return "SELECT * FROM \(name.quotedName)" }
    let number = isNumbered ? "row_number() OVER ()" : hidden
    return "SELECT \(number) AS \(hidden), * FROM \(name.quotedName)"
  }
}
#endif
