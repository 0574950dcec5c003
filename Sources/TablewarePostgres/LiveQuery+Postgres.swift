#if Postgres
import TablewareSQL

extension LiveQuery {
  /// Creates the source of a list from a statement in SQL, with elements of an app.
  ///
  /// ```swift
  /// let query = LiveQuery(
  ///   database, sql: "SELECT id, customer FROM orders", key: "id", tables: ["orders"],
  ///   keyValue: { .integer(Int64($0)) }
  /// ) { row in
  ///   Order(id: row["id"]?.intValue ?? 0, customer: row["customer"]?.stringValue ?? "")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - sql: a `SELECT` without an order and a limit. It contains no text of users: their values
  ///     belong in `values`.
  ///   - values: the values of the placeholders `$1`, `$2` and so on.
  ///   - key: the name of the column with the identity of a row, which is unique.
  ///   - order: the order; the key is the last criterion in any case.
  ///   - tables: the names of the tables whose changes are shown, without their schema; empty for
  ///     all tables with notifications.
  ///   - keyValue: the value of the key column for an identity.
  ///   - element: creates an element from a row.
  public init(
    _ database: PostgresDatabase, sql: String, values: [SQLValue] = [], key: String,
    order: [SQLOrder] = [], tables: [String] = [],
    keyValue: @escaping @Sendable (Element.ID) -> SQLValue,
    element: @escaping @Sendable (SQLRow) throws -> Element
  ) {
    let base = SQLStatement(sql: sql.withoutSemicolon, values: values)
    self.init(
      database.shared(Keyset(base: base, key: [key], order: order), tables),
      key: { SQLKey([keyValue($0)]) }, element: element)
  }
}

extension LiveQuery where Element == SQLRow {
  /// Creates the source of a list from a statement in SQL.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - sql: a `SELECT` without an order and a limit. It contains no text of users: their values
  ///     belong in `values`.
  ///   - values: the values of the placeholders `$1`, `$2` and so on.
  ///   - key: the names of the columns that identify a row. Of rows with the same values the first
  ///     one is shown.
  ///   - order: the order; the key is the last criterion in any case.
  ///   - tables: the names of the tables whose changes are shown, without their schema; empty for
  ///     all tables with notifications.
  public init(
    _ database: PostgresDatabase, sql: String, values: [SQLValue] = [], key: [String],
    order: [SQLOrder] = [], tables: [String] = []
  ) {
    let base = SQLStatement(sql: sql.withoutSemicolon, values: values)
    self.init(
      database.shared(Keyset(base: base, key: key, order: order), tables), key: \.self,
      element: \.self)
  }
}

extension SQLTable {
  /// Returns the rows of the table as the source of a list.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - text: text that a column contains, or beginnings of words if the table has a column of the
  ///     type `tsvector`; empty for all rows.
  ///   - filters: conditions that all hold.
  ///   - order: the order; the key is the last criterion in any case.
  ///   - abridged: the number of characters after which text is cut, for a list of rows whose text
  ///     may be long; data becomes text with its size, such as `12 bytes`. `nil` for whole values.
  public func query(
    _ database: PostgresDatabase, matching text: String = "", where filters: [SQLFilter] = [],
    order: [SQLOrder] = [], abridged: Int? = nil
  ) -> LiveQuery<SQLRow> {
    // The tables of a view are not known.
    let tables = kind == .table ? [name] : []
    let source = source(
      database.observing(tables), matching: text, where: filters, order: order, abridged: abridged)
    return LiveQuery(database.shared(source, tables), key: \.self, element: \.self)
  }

  /// Returns the rows of the table in sections by a column, with the number of rows of each.
  ///
  /// - Parameters:
  ///   - database: the database.
  ///   - column: the column, in the order of the sections. Ten thousand sections at most are shown.
  ///   - text: text that a column contains, or beginnings of words if the table has a column of the
  ///     type `tsvector`; empty for all rows.
  ///   - filters: conditions that all hold.
  ///   - order: the order within a section; the key is the last criterion in any case.
  public func groups(
    _ database: PostgresDatabase, by column: SQLOrder, matching text: String = "",
    where filters: [SQLFilter] = [], order: [SQLOrder] = []
  ) -> LiveGroups {
    let tables = kind == .table ? [name] : []
    return groups(
      database.observing(tables), by: column, matching: text, where: filters
    ) { text, filters in
      query(database, matching: text, where: filters, order: order)
    }
  }
}

extension PostgresDatabase {
  fileprivate func shared(
    _ keyset: Keyset, _ tables: [String]
  ) -> SharedKeyset<ObservedTables> {
    shared(KeysetSource(observing(tables), keyset), tables)
  }

  fileprivate func shared(
    _ source: KeysetSource<ObservedTables, SQLRow>, _ tables: [String]
  ) -> SharedKeyset<ObservedTables> {
    keysets.shared(source, tables: tables)
  }
}
#endif
