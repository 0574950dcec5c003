#if SQLite
import GRDB
import TablewareLazy

/// A query of a SQLite database as the source of a list, for tables of any length.
///
/// ```swift
/// final class OrdersScreen: Screen {
///   let context = ScreenContext()
///   let title = "Orders"
///   private let orders: LazyList<Order>
///
///   init(_ database: DatabasePool) throws {
///     let query = try LiveQuery(
///       database, Order.filter { $0.isOpen }, key: "id",
///       order: [SQLOrder("date", descending: true)])
///     orders = LazyList(query, context: context)
///   }
///
///   var sections: [Section] {
///     Section("orders") { ForEach(orders) { TextRow($0.id, $0.customer) } }
///   }
///
///   func appear() { orders.load() }
/// }
/// ```
///
/// Windows are read by key, never with `OFFSET`, so the cost of a window does not depend on its
/// position. The number of rows is an estimate until a scan has counted them; the scan runs in
/// steps, between which others can write. A list reloads itself after changes, also after those of
/// other processes.
///
/// Another order, filter or search is another query: see ``TablewareLazy/LazyList/replace(_:)``.
public struct LiveQuery<Element: Identifiable & Sendable>: LazySource where Element.ID: Sendable {
  let reader: any DatabaseReader
  let keyset: Keyset
  /// Whether the query has no filter, so that the range of an integer key estimates its length.
  let isWholeTable: Bool
  let index = PositionIndex()
  let keyValues: @Sendable (Element.ID) -> [DatabaseValue]
  let element: @Sendable (Row) throws -> Element
  /// Waits until it is time to look for changes.
  let pause: @Sendable () async throws -> Void

  init(
    _ reader: any DatabaseReader, _ keyset: Keyset, isWholeTable: Bool = false,
    keyValues: @escaping @Sendable (Element.ID) -> [DatabaseValue],
    pause: @escaping @Sendable () async throws -> Void,
    element: @escaping @Sendable (Row) throws -> Element
  ) {
    (self.reader, self.keyset, self.isWholeTable) = (reader, keyset, isWholeTable)
    (self.keyValues, self.pause, self.element) = (keyValues, pause, element)
  }

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
    let keyset = try reader.read { db in
      let statement = try request.makePreparedRequest(db, forSingleResult: false).statement
      return Keyset(
        base: statement.sql, arguments: statement.arguments, key: [key], order: order)
    }
    self.init(
      reader, keyset, keyValues: { [$0.databaseValue] },
      pause: { try await Task.sleep(for: interval) }, element: { try Element(row: $0) })
  }
}

extension LiveQuery where Element == SQLiteRow {
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
    self.init(
      reader, Keyset(base: Self.statement(sql), arguments: arguments, key: key, order: order),
      pause: { try await Task.sleep(for: interval) })
  }

  /// A statement without the semicolon at its end.
  private static func statement(_ sql: String) -> String {
    var sql = sql[...]
    while let last = sql.last, last.isWhitespace || last == ";" { sql.removeLast() }
    return String(sql)
  }

  init(
    _ reader: any DatabaseReader, _ keyset: Keyset, isWholeTable: Bool = false,
    pause: @escaping @Sendable () async throws -> Void
  ) {
    self.init(
      reader, keyset, isWholeTable: isWholeTable, keyValues: \.values, pause: pause
    ) { row in
      SQLiteRow(
        id: SQLiteKey(keyset.key.map { row[$0] }), columns: Array(row.columnNames),
        values: Array(row.databaseValues))
    }
  }
}
#endif
