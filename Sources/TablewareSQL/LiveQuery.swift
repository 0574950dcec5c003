#if SQLite || Postgres
import TablewareLoading

/// A query of a database as the source of a list, for tables of any length.
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
/// TablewareSQLite creates queries of SQLite, with requests of GRDB or SQL, and TablewarePostgres
/// those of PostgreSQL.
///
/// Windows are read by key, never with `OFFSET`, so the cost of a window does not depend on its
/// position. The number of rows is an estimate until a scan has counted them; the scan runs in
/// steps, between which others can write. A list reloads itself after changes, also after those of
/// other processes.
///
/// Another order, filter or search is another query: see `LazyList.replace(_:)`.
public struct LiveQuery<Element: Identifiable & Sendable>: LazySource where Element.ID: Sendable {
  private let window: @Sendable (LazyRequest<Element.ID>) async throws -> LazyWindow<Element>
  private let stream: @Sendable () -> AsyncStream<Void>
  private let iterate: @Sendable (@escaping @Sendable (Element) throws -> Void) async throws -> Void

  package init(_ source: KeysetSource<some SQLDatabase, Element>) {
    window = { try await source.load($0) }
    stream = { source.changes() }
    iterate = { try await source.forEachRow($0) }
  }

  /// Creates the source of a list from a query that other lists may show as well.
  ///
  /// - Parameters:
  ///   - shared: the query.
  ///   - key: the key of the row with an identity.
  ///   - element: creates an element from a row.
  package init(
    _ shared: SharedKeyset<some SQLDatabase>, key: @escaping @Sendable (Element.ID) -> SQLKey,
    element: @escaping @Sendable (SQLRow) throws -> Element
  ) {
    window = { request in
      let anchor = request.anchor.map {
        LazyRequest<SQLKey>.Anchor(id: key($0.id), distance: $0.distance)
      }
      let window = try await shared.load(
        LazyRequest(position: request.position, count: request.count, anchor: anchor))
      return LazyWindow(
        try window.rows.map(element), position: window.position, total: window.total)
    }
    stream = { shared.changes() }
    iterate = { body in try await shared.forEachRow { try body(element($0)) } }
  }

  /// Returns the rows of a window, of one transaction.
  ///
  /// - Parameter request: the wanted rows.
  /// - Returns: the rows with their position, which is exact after a scan.
  /// - Throws: an error of the database, or `CancellationError`.
  public func load(_ request: LazyRequest<Element.ID>) async throws -> LazyWindow<Element> {
    try await window(request)
  }

  /// Returns a stream with an element after each commit of a connection to the database, in this
  /// process or another one, and after each scan that counted the rows.
  public func changes() -> AsyncStream<Void> { stream() }

  /// Calls a closure for all rows in their order, such as for an export.
  ///
  /// - Parameter body: receives each row, of one transaction; an error ends the iteration.
  /// - Throws: an error of the database or the closure.
  public func forEachRow(
    _ body: @escaping @Sendable (Element) throws -> Void
  ) async throws {
    try await iterate(body)
  }
}
#endif
