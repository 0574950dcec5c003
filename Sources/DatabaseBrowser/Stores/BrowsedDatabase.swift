#if SQLite || Postgres
import Tableware
import TablewareSQL

/// A database that several screens and sessions show.
package final class BrowsedDatabase: Sendable {
  private let store: any DatabaseStore
  package let isReadOnly: Bool

  /// The name for the title of a screen.
  var name: String { store.name }

  init(_ store: any DatabaseStore, isReadOnly: Bool) {
    (self.store, self.isReadOnly) = (store, isReadOnly)
  }

  /// A reader of its own for each screen: a long query of one delays no other.
  func reader() throws -> any DatabaseReading { try store.reader() }

  /// Runs an edit as one transaction.
  func write<Value: Sendable>(
    _ edit: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    guard !isReadOnly else { throw SQLEditError.notEditable(name) }
    return try await store.write(edit)
  }
}

/// A database of one kind: a file of SQLite or a server of PostgreSQL.
protocol DatabaseStore: Sendable {
  var name: String { get }
  func reader() throws -> any DatabaseReading
  func write<Value: Sendable>(
    _ edit: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value
}

/// What a screen reads from a database.
protocol DatabaseReading: Sendable {
  func tables() async throws -> [SQLTable]

  /// The tables and views that ``tables()`` does not contain because of an error.
  func unreadableTables() async throws -> [UnreadableTable]

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value

  func query(_ table: SQLTable, _ selection: TableSelection) -> LiveQuery<SQLRow>

  /// A stream with an element at its start and after each commit.
  func changes() -> AsyncStream<Void>
}

/// A table or view whose columns cannot be read.
struct UnreadableTable: Identifiable, Hashable, Sendable {
  var id: String
  var reason: String
}

/// The rows of a table that are shown, and their order.
struct TableSelection: Sendable {
  var text = ""
  var filters: [SQLFilter] = []
  var order: SQLOrder?
  /// The most characters of a value; `nil` for whole values.
  var abridged: Int?
}
#endif
