#if SQLite
import GRDB
import TablewareSQL

extension SQLTable {
  /// The tables and views of a database in the order of their names, without those of SQLite.
  ///
  /// - Parameter db: a connection.
  /// - Returns: the tables; a table whose schema cannot be read is omitted.
  /// - Throws: an error of the database.
  public static func all(_ db: Database) throws -> [SQLTable] {
    try attempts(db).compactMap { try? $0.result.get() }
  }

  /// Returns the tables and views whose columns cannot be read, such as views of a dropped table.
  ///
  /// - Returns: their names in alphabetical order, each with the error.
  package static func unreadable(_ db: Database) throws -> [(name: String, error: any Error)] {
    try attempts(db).compactMap { name, result in
      if case .failure(let error) = result { (name, error) } else { nil }
    }
  }

  private static func attempts(
    _ db: Database
  ) throws -> [(name: String, result: Result<SQLTable, any Error>)] {
    try SQLiteConnection(db: db).refreshSchema()
    let rows = try Row.fetchAll(db, sql: "PRAGMA main.table_list")
    let hasTextIndexes = rows.contains { $0["type"] == "virtual" }
    let definitions = try hasTextIndexes ? textIndexes(db) : [:]
    return sorted(rows.map { $0["name"] as String }, rows).compactMap { name, row in
      guard let kind = Kind(rawValue: row["type"]) else { return nil }
      return (
        name,
        Result {
          try SQLTable(db, name: name, kind: kind, hasRowID: row["wr"] == 0, definitions)
        }
      )
    }
  }

  /// Sorts rows by their names as SQLite's NOCASE does, without the tables of SQLite itself.
  private static func sorted(_ names: [String], _ rows: [Row]) -> [(name: String, row: Row)] {
    func key(_ name: String) -> [UInt8] {
      name.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
    return zip(names, rows).map { (key: key($0), name: $0, row: $1) }
      .filter { !$0.key.starts(with: "sqlite_".utf8) }
      .sorted {
        $0.key == $1.key
          ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
          : $0.key.lexicographicallyPrecedes($1.key)
      }
      .map { ($0.name, $0.row) }
  }

  private init(
    _ db: Database, name: String, kind: Kind, hasRowID: Bool,
    _ textIndexes: [String: TextIndex]
  ) throws {
    // Not the functions of the same names: each of them compiles two statements.
    func pragma(_ pragma: String) throws -> [Row] {
      try Row.fetchAll(db, sql: "PRAGMA main.\(pragma)(\(name.quotedName))")
    }
    let columns = try pragma("table_xinfo").filter { $0["hidden"] != 1 }.map { row in
      Column(
        name: row["name"], type: row["type"] ?? "", isRequired: row["notnull"] == 1,
        defaultValue: row["dflt_value"], keyIndex: row["pk"], isGenerated: row["hidden"] >= 2,
        affinity: SQLAffinity(type: row["type"] ?? ""))
    }
    let names = Set(columns.map { $0.name.lowercased() })
    let primary = columns.filter { $0.keyIndex > 0 }.sorted { $0.keyIndex < $1.keyIndex }
    // A key with an index of its own, such as a descending one, is no other name of the row number.
    let isAlias =
      try primary.count == 1 && primary[0].type.uppercased() == "INTEGER" && hasRowID
      && kind == .table && !pragma("index_list").contains { $0["origin"] == "pk" }
    let (key, isNumbered): ([String], Bool)
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
    let references = try pragma("foreign_key_list").sorted {
      ($0["id"] as Int, $0["seq"] as Int) < ($1["id"], $1["seq"])
    }
    let foreignKeys = Dictionary(grouping: references) { $0["id"] as Int }.sorted {
      $0.key < $1.key
    }
    .map { _, rows in
      ForeignKey(
        columns: rows.map { $0["from"] }, table: rows[0]["table"],
        targets: rows.compactMap { $0["to"] as String? })
    }
    let (index, number) = (textIndexes[name.lowercased()], key[0].lowercased())
    let textIndex = index?.rowID == nil || index?.rowID == number ? index?.name : nil
    self.init(
      name: name, kind: kind, columns: columns, foreignKeys: foreignKeys, key: key,
      isNumbered: isNumbered, textIndex: textIndex)
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
}

extension SQLAffinity {
  /// The class of a declared type, by the rules of SQLite (datatype3.html, section 3.1).
  init(type: String) {
    let type = type.uppercased()
    if type.contains("INT") {
      self = .integer
    } else if ["CHAR", "CLOB", "TEXT"].contains(where: type.contains) {
      self = .text
    } else if type.isEmpty || type.contains("BLOB") {
      self = .data
    } else if ["REAL", "FLOA", "DOUB"].contains(where: type.contains) {
      self = .real
    } else {
      self = .other
    }
  }
}
#endif
