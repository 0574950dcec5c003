#if SQLite
import Foundation
import GRDB
import Synchronization
import TablewareSQLite
import TablewareTerminal

@testable import DatabaseBrowser

/// A file with customers and orders, which is deleted with the value.
final class Shop {
  let path: String
  let database: BrowsedDatabase

  init(isReadOnly: Bool = false, _ sql: String = Shop.sql) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).sqlite").path
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    database = try BrowsedDatabase(path, isReadOnly: isReadOnly)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static let sql = """
    CREATE TABLE customers (
      id INTEGER PRIMARY KEY, name VARCHAR(12) NOT NULL, city TEXT, photo BLOB);
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY, customer INTEGER NOT NULL REFERENCES customers (id),
      total REAL CHECK (total > 0), note TEXT, double AS (total * 2));
    CREATE VIEW large AS SELECT id, total FROM orders WHERE total > 50;
    INSERT INTO customers VALUES (1, 'Ada', 'London', x'89504E470D0A1A0A'), (2, 'Grace', NULL, NULL);
    INSERT INTO orders (id, customer, total, note)
      VALUES (10, 1, 99.5, 'gift, "wrapped"'), (11, 1, 5, NULL), (12, 2, 70, 'x' || char(10) || 'y');
    """

  /// Writes as another program does.
  func write(_ sql: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
  }

  func values(_ sql: String) throws -> [String] {
    try DatabaseQueue(path: path).read { db in
      try Row.fetchAll(db, sql: sql).map { row in
        row.databaseValues.map { $0.isNull ? "NULL" : SQLValue($0).input }.joined(separator: " ")
      }
    }
  }

  /// The last frame of keys in a table, or in the list of all tables.
  func frame(
    _ table: String? = nil, _ conditions: [String] = [], keys: String = "", columns: Int = 70,
    rows: Int = 14
  ) async throws -> String {
    let start = try await BrowserStart(database, table: table, conditions: conditions)
    return try await Terminal.frame(
      of: start.screen(export: nil), keys: "settle \(keys) settle", columns: columns, rows: rows)
  }

  func export(
    _ table: String, _ conditions: [String] = [], _ format: ExportFormat
  ) async throws -> String {
    let text = Mutex("")
    try await BrowserStart(database, table: table, conditions: conditions)
      .export(format) { part in text.withLock { $0 += part } }
    return text.withLock { $0 }
  }
}
#endif
