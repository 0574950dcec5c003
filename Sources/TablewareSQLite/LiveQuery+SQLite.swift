#if SQLite
import GRDB
import TablewareSQL

extension LiveQuery {
  /// Creates a query from a request of GRDB.
  ///
  /// - Parameters:
  ///   - reader: the database.
  ///   - request: the rows, without an order and a limit.
  ///   - key: the name of the column with the identity of a row, which is unique.
  ///   - order: the order; the key is the last criterion in any case.
  ///   - interval: the interval at which changes of other connections are checked.
  /// - Throws: an error of the database, such as an unknown column of the request.
  public init<Request: FetchRequest>(
    _ reader: any DatabaseReader, _ request: Request, key: String, order: [SQLOrder] = [],
    interval: Duration = .milliseconds(100)
  ) throws
  where
    Request.RowDecoder == Element, Element: FetchableRecord, Element.ID: DatabaseValueConvertible
  {
    let (sql, arguments) = try reader.read { db in
      let statement = try request.makePreparedRequest(db, forSingleResult: false).statement
      return (statement.sql, statement.arguments)
    }
    let database = SQLiteDatabase(reader: reader, arguments: arguments) {
      try await Task.sleep(for: interval)
    }
    self.init(
      KeysetSource(
        database, Keyset(base: "\(sql: sql)", key: [key], order: order),
        keyValues: { [SQLValue($0.databaseValue)] }, element: { try Element(row: $0.row) }))
  }
}

extension LiveQuery where Element == SQLRow {
  /// Creates the source of a list from a statement in SQL.
  ///
  /// - Parameters:
  ///   - reader: the database.
  ///   - sql: a `SELECT` without an order and a limit. It contains no text of users: their values
  ///     belong in the arguments.
  ///   - arguments: the values of the placeholders.
  ///   - key: the names of the columns that identify a row. Of rows with the same values the first
  ///     one is shown.
  ///   - order: the order; the key is the last criterion in any case.
  ///   - interval: the interval at which changes of other connections are checked.
  public init(
    _ reader: any DatabaseReader, sql: String, arguments: StatementArguments = [], key: [String],
    order: [SQLOrder] = [], interval: Duration = .milliseconds(100)
  ) {
    let database = SQLiteDatabase(reader: reader, arguments: arguments) {
      try await Task.sleep(for: interval)
    }
    let keyset = Keyset(base: "\(sql: sql.withoutSemicolon)", key: key, order: order)
    self.init(KeysetSource(database, keyset))
  }
}

extension SQLTable {
  /// Returns the rows of the table as the source of a list.
  ///
  /// - Parameters:
  ///   - reader: the database.
  ///   - text: text that a column contains, or words for the full-text index of the table if it has
  ///     one; empty for all rows.
  ///   - filters: conditions that all hold.
  ///   - order: the order; the key is the last criterion in any case.
  ///   - abridged: the number of characters after which text is cut, for a list of rows whose text
  ///     may be long; data becomes text with its size, such as `12 bytes`. `nil` for whole values.
  ///   - interval: the interval at which changes of other connections are checked.
  public func query(
    _ reader: any DatabaseReader, matching text: String = "", where filters: [SQLFilter] = [],
    order: [SQLOrder] = [], abridged: Int? = nil, interval: Duration = .milliseconds(100)
  ) -> LiveQuery<SQLRow> {
    let database = SQLiteDatabase(reader: reader) { try await Task.sleep(for: interval) }
    return LiveQuery(
      source(database, matching: text, where: filters, order: order, abridged: abridged))
  }

  /// Returns the rows of the table in sections by a column, with the number of rows of each.
  ///
  /// - Parameters:
  ///   - reader: the database.
  ///   - column: the column, in the order of the sections. Ten thousand sections at most are shown.
  ///   - text: text that a column contains, or words for the full-text index of the table if it has
  ///     one; empty for all rows.
  ///   - filters: conditions that all hold.
  ///   - order: the order within a section; the key is the last criterion in any case.
  ///   - interval: the interval at which changes of other connections are checked.
  public func groups(
    _ reader: any DatabaseReader, by column: SQLOrder, matching text: String = "",
    where filters: [SQLFilter] = [], order: [SQLOrder] = [],
    interval: Duration = .milliseconds(100)
  ) -> LiveGroups {
    let database = SQLiteDatabase(reader: reader) { try await Task.sleep(for: interval) }
    return groups(database, by: column, matching: text, where: filters) { text, filters in
      query(reader, matching: text, where: filters, order: order, interval: interval)
    }
  }
}
#endif
