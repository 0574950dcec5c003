#if SQLite || Postgres
import TablewareLoading

/// The rows of a query in sections by a column, with the number of rows of each section.
///
/// ```swift
/// let orders = LazySections(
///   table.groups(database, by: "customer", order: ["date"]), context: context)
/// ```
///
/// TablewareSQLite and TablewarePostgres create them from tables. The database counts all rows for
/// each request, which takes time in proportion to the table unless an index begins with the
/// column; the rows of each group are read by key as those of any query.
public struct LiveGroups: LazyGroups {
  private let read: @Sendable () async throws -> [LazyGroup<SQLValue>]
  private let query: @Sendable (SQLValue) -> LiveQuery<SQLRow>
  private let stream: @Sendable () -> AsyncStream<Void>

  /// The largest number of groups; further ones are left out.
  package static let groupLimit = 10_000

  /// - Parameters:
  ///   - database: the database.
  ///   - base: the rows, without an order.
  ///   - column: the name of the column with the groups.
  ///   - query: the rows of a group.
  package init(
    _ database: some SQLDatabase, _ base: SQLStatement, by column: SQLOrder,
    query: @escaping @Sendable (SQLValue) -> LiveQuery<SQLRow>
  ) {
    read = {
      try await database.read { db in
        try db.refreshSchema()
        let direction = column.isDescending ? "DESC" : "ASC"
        let statement: SQLStatement = """
          SELECT \(name: column.column), count(*) FROM (\(base)
          ) AS q GROUP BY \(name: column.column) ORDER BY \(name: column.column) \(sql: direction) \
          LIMIT \(value: .integer(Int64(Self.groupLimit)))
          """
        var groups: [LazyGroup<SQLValue>] = []
        try db.forEachRow(statement) { row in
          let values = row.columnValues
          if values.count == 2 {
            groups.append(LazyGroup(values[0], count: values[1].intValue ?? 0))
          }
          return true
        }
        return groups
      }
    }
    self.query = query
    stream = { database.commits() }
  }

  /// Returns the values of the column in their order, with the number of rows of each.
  ///
  /// - Throws: an error of the database, or `CancellationError`.
  public func groups() async throws -> [LazyGroup<SQLValue>] { try await read() }

  /// Returns the rows with a value in the column.
  ///
  /// - Parameter group: the value; `NULL` for the rows without one.
  public func rows(of group: SQLValue) -> LiveQuery<SQLRow> { query(group) }

  /// Returns a stream with an element after each commit to the database, in this process or another
  /// one.
  public func changes() -> AsyncStream<Void> { stream() }
}

extension SQLTable {
  /// The rows of a table in groups.
  package func groups(
    _ database: some SQLDatabase, by column: SQLOrder, matching text: String,
    where filters: [SQLFilter],
    query: @escaping @Sendable (_ text: String, _ filters: [SQLFilter]) -> LiveQuery<SQLRow>
  ) -> LiveGroups {
    let base = keyset(database.dialect, matching: text, where: filters).base
    return LiveGroups(database, base, by: column) { value in
      query(text, filters + [SQLFilter(column.column, .equal, value)])
    }
  }
}

extension SQLDatabase {
  /// A stream with an element after each commit of any connection. The first element comes at once,
  /// for commits before the observation.
  package func commits() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        let commits = observe { continuation.yield() }
        continuation.yield()
        while !Task.isCancelled {
          do { try await commits.pause(isIdle: true) } catch { break }
          await commits.look()
        }
        commits.end()
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
#endif
