#if Web && Postgres
import TablewareLoading
import TablewarePostgres

/// An order of a customer.
struct Order: Identifiable, Hashable, Sendable {
  let id: Int64
  let customer: String
  var note: String
  var isPaid: Bool
}

/// The orders in the database that all processes share.
struct Orders: Sendable {
  let database: PostgresDatabase

  init(_ database: PostgresDatabase) { self.database = database }

  /// Creates the table with 10,000 orders, and the trigger by which all processes learn of changes.
  func prepare() async throws {
    try await database.write { connection in
      try connection.execute(
        """
        CREATE TABLE IF NOT EXISTS orders (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer text NOT NULL,
          note text NOT NULL DEFAULT '', is_paid boolean NOT NULL DEFAULT false)
        """, [])
      try connection.execute(
        """
        INSERT INTO orders (customer, is_paid)
        SELECT 'Customer ' || number, number % 3 = 0 FROM generate_series(1, 10000) AS number
        WHERE NOT EXISTS (SELECT FROM orders)
        """, [])
    }
    let tables = try await database.tables().filter { $0.name == "orders" }
    try await database.installNotifications(for: tables)
  }

  /// Returns the orders of customers whose name contains a text, the newest first.
  func matching(_ text: String) -> LiveQuery<Order> {
    query("SELECT * FROM orders WHERE strpos(lower(customer), lower($1)) > 0", [.text(text)])
  }

  /// Returns the order with a number, as a list of at most one.
  func order(_ id: Int64) -> LiveQuery<Order> {
    query("SELECT * FROM orders WHERE id = $1", [.integer(id)])
  }

  private func query(_ sql: String, _ values: [SQLValue]) -> LiveQuery<Order> {
    LiveQuery(
      database, sql: sql, values: values, key: "id",
      order: [SQLOrder("id", descending: true)], tables: ["orders"], keyValue: { .integer($0) }
    ) { row in
      Order(
        id: Int64(row["id"]?.intValue ?? 0), customer: row["customer"]?.stringValue ?? "",
        note: row["note"]?.stringValue ?? "", isPaid: row["is_paid"] == .text("true"))
    }
  }

  /// Saves an order, unless another user changed it since it was read.
  ///
  /// - Returns: the order as it is saved.
  func save(_ order: Order, over old: Order) async throws -> [Order] {
    let count = try await database.write { connection in
      try connection.execute(
        """
        UPDATE orders SET note = $2, is_paid = $3
        WHERE id = $1 AND note = $4 AND is_paid = $5
        """,
        [
          .integer(order.id), .text(order.note), .text("\(order.isPaid)"), .text(old.note),
          .text("\(old.isPaid)"),
        ])
    }
    guard count == 1 else { throw OrderConflict() }
    return [order]
  }
}

/// Another user changed or deleted the order in the meantime.
struct OrderConflict: Error, CustomStringConvertible {
  let description = "Another user changed this order. The new values are shown."
}
#endif
