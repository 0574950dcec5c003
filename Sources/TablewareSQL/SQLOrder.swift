#if SQLite || Postgres
/// A column by which a query is ordered, and the direction.
///
/// ```swift
/// let newestFirst: [SQLOrder] = [SQLOrder("date", descending: true), "id"]
/// ```
///
/// `NULL` comes before all values in SQLite and after them in PostgreSQL, where their indexes have
/// it. Text is compared by the collation of its column. An order without an index is sorted by the
/// database again for each window: for large tables, create an index of the column.
public struct SQLOrder: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of a column of the query, without quotation marks.
  public var column: String
  /// Whether the largest value comes first.
  public var isDescending: Bool

  /// Creates an order by a column.
  ///
  /// - Parameters:
  ///   - column: the name of the column; an unknown one makes the query fail.
  ///   - descending: whether the largest value comes first.
  public init(_ column: String, descending: Bool = false) {
    (self.column, isDescending) = (column, descending)
  }

  /// Creates an ascending order from the name of a column.
  ///
  /// - Parameter value: the name of the column.
  public init(stringLiteral value: String) { self.init(value) }

  var reversed: SQLOrder { SQLOrder(column, descending: !isDescending) }
}
#endif
