#if Postgres
import TablewareSQL

extension PostgresDatabase {
  /// Returns the tables and views of the database in the order of their names, without those of
  /// PostgreSQL and without the partitions of others.
  ///
  /// - Throws: ``PostgresError``.
  public func tables() async throws -> [SQLTable] {
    try await read { try SQLTable.all($0) }
  }
}

extension SQLTable {
  /// The tables and views of a database in the order of their names.
  ///
  /// - Parameter connection: a connection.
  /// - Returns: the tables and views, without those of PostgreSQL and without partitions.
  /// - Throws: ``PostgresError``.
  public static func all(_ connection: PostgresConnection) throws -> [SQLTable] {
    var found: [(oid: SQLValue, schema: String?, name: String, kind: Kind)] = []
    try connection.forEachRow(tableQuery, []) { row in
      let values = row.columnValues
      let kind: Kind =
        switch values[3].stringValue {
        case "v", "m": .view
        case "f": .virtual
        default: .table
        }
      found.append(
        (values[0], values[1].stringValue, values[2].stringValue ?? "", kind))
      return true
    }
    let columns = try grouped(connection, columnQuery) { values in
      (
        values[2].intValue ?? 0,
        Column(
          name: values[1].stringValue ?? "", type: values[3].stringValue ?? "",
          isRequired: values[4].stringValue == "true", defaultValue: values[5].stringValue,
          keyIndex: values[7].intValue ?? 0, isGenerated: values[6].stringValue == "true",
          affinity: SQLAffinity(postgres: values[3].stringValue ?? ""))
      )
    }
    let keys = try grouped(connection, uniqueQuery) { $0[1].stringValue ?? "" }
    let references = try grouped(connection, referenceQuery) { values in
      (
        id: values[1], column: values[2].stringValue ?? "", table: values[3].stringValue ?? "",
        target: values[4].stringValue ?? ""
      )
    }
    return found.map { table in
      let columns = columns[table.oid, default: []].map(\.1)
      let primary = columns.filter { $0.keyIndex > 0 }.sorted { $0.keyIndex < $1.keyIndex }
      var key = primary.isEmpty ? keys[table.oid, default: []] : primary.map(\.name)
      let isNumbered = key.isEmpty
      if isNumbered {
        var number = "number"
        while columns.contains(where: { $0.name == number }) { number += "_" }
        key = [number]
      }
      let groups = Dictionary(grouping: references[table.oid, default: []], by: \.id)
      return SQLTable(
        schema: table.schema, name: table.name, kind: table.kind, columns: columns,
        foreignKeys: groups.values.map { group in
          ForeignKey(
            columns: group.map(\.column), table: group[0].table, targets: group.map(\.target))
        }.sorted { $0.columns.joined(separator: ",") < $1.columns.joined(separator: ",") },
        key: key, isNumbered: isNumbered,
        textIndex: columns.first { $0.type == "tsvector" }?.name)
    }
  }

  /// The rows of a query by the table in their first column.
  private static func grouped<Value>(
    _ connection: PostgresConnection, _ sql: String, _ value: ([SQLValue]) -> Value
  ) throws -> [SQLValue: [Value]] {
    var groups: [SQLValue: [Value]] = [:]
    try connection.forEachRow(sql, []) { row in
      let values = row.columnValues
      groups[values[0], default: []].append(value(values))
      return true
    }
    return groups
  }

  private static let visible = """
    c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition \
    AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_toast%' \
    AND n.nspname NOT LIKE 'pg\\_temp%'
    """
  /// The name of a table with its schema, unless the search path finds the table without it.
  private static func schema(_ relation: String, _ schema: String) -> String {
    "CASE WHEN pg_table_is_visible(\(relation).oid) THEN NULL ELSE \(schema).nspname::text END"
  }

  private static var tableQuery: String {
    """
    SELECT c.oid, \(schema("c", "n")), c.relname::text, c.relkind::text FROM pg_class c \
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE \(visible) ORDER BY lower(c.relname), c.oid
    """
  }

  private static var columnQuery: String {
    """
    SELECT a.attrelid, a.attname::text, a.attnum, format_type(a.atttypid, a.atttypmod), \
    a.attnotnull::text, \
    CASE WHEN a.attidentity <> '' THEN 'automatic' ELSE pg_get_expr(d.adbin, d.adrelid) END, \
    (a.attgenerated <> '')::text, coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) \
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid \
    JOIN pg_namespace n ON n.oid = c.relnamespace \
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum \
    LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary \
    WHERE \(visible) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attrelid, a.attnum
    """
  }

  /// The columns of the first unique index whose columns all have a value, for tables without a
  /// primary key.
  private static var uniqueQuery: String {
    """
    SELECT i.indrelid, a.attname::text FROM (SELECT DISTINCT ON (indrelid) * FROM pg_index u \
    WHERE u.indisunique AND u.indpred IS NULL AND u.indexprs IS NULL AND u.indimmediate \
    AND NOT EXISTS (SELECT 1 FROM pg_attribute b WHERE b.attrelid = u.indrelid \
    AND b.attnum = ANY (u.indkey::int2[]) AND NOT b.attnotnull) ORDER BY indrelid, indexrelid) i \
    JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace \
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey::int2[]) \
    WHERE \(visible) ORDER BY i.indrelid, array_position(i.indkey::int2[], a.attnum)
    """
  }

  private static var referenceQuery: String {
    """
    SELECT k.conrelid, k.oid, a.attname::text, \
    coalesce(\(schema("t", "tn")) || '.', '') || t.relname, b.attname::text \
    FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid \
    JOIN pg_namespace tn ON tn.oid = t.relnamespace \
    CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS p(own, other, place) \
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = p.own \
    JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = p.other \
    WHERE k.contype = 'f' ORDER BY k.conrelid, k.oid, p.place
    """
  }
}

extension SQLAffinity {
  /// The class of a type by its name in PostgreSQL.
  fileprivate init(postgres type: String) {
    switch type.prefix(while: { $0 != "(" }) {
    case "smallint", "integer", "bigint", "oid": self = .integer
    case "real", "double precision": self = .real
    case "text", "character varying", "character", "name", "citext": self = .text
    case "bytea": self = .data
    default: self = .other
    }
  }
}
#endif
