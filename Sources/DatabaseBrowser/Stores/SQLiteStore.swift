#if SQLite
import Foundation
import GRDB
import TablewareSQLite

/// The reason for which a database cannot be shown.
package enum DatabaseFileError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case isNoDatabase(String)
  case unreadable(String, reason: String)

  package var description: String {
    switch self {
    case .missing(let path): "\(path): No such file."
    case .isNoDatabase(let path): "\(path): The file is not a SQLite database."
    case .unreadable(let path, let reason): "\(path): \(reason)."
    }
  }
}

extension BrowsedDatabase {
  /// Opens a file.
  ///
  /// - Throws: ``DatabaseFileError``.
  package convenience init(_ path: String, isReadOnly: Bool = false) throws(DatabaseFileError) {
    self.init(try SQLiteStore(path), isReadOnly: isReadOnly)
  }
}

/// A file with a database.
///
/// The file is opened for reading only until something is edited, and its journal mode is never
/// changed.
private struct SQLiteStore: DatabaseStore {
  let path: String

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  init(_ path: String) throws(DatabaseFileError) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path)
    }
    if isFolder.boolValue { throw .isNoDatabase(path) }
    // SQLite takes a file that is shorter than its header for an empty database.
    let header = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 16)
    if let header, !header.isEmpty, header != Data("SQLite format 3\0".utf8) {
      throw .isNoDatabase(path)
    }
    do {
      try queue(writes: false).read { db in
        _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema")
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw .isNoDatabase(path)
    } catch {
      throw .unreadable(path, reason: error.sentence)
    }
  }

  func reader() throws -> any DatabaseReading { SQLiteReader(queue: try queue(writes: false)) }

  func write<Value: Sendable>(
    _ edit: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await queue(writes: true).write { try edit($0) }
  }

  private func queue(writes: Bool) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = !writes
    configuration.busyMode = .timeout(5)
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}

private struct SQLiteReader: DatabaseReading {
  let queue: DatabaseQueue

  func tables() async throws -> [SQLTable] { try await queue.read { try SQLTable.all($0) } }

  func unreadableTables() async throws -> [UnreadableTable] {
    try await queue.read { db in
      try SQLTable.unreadable(db).map { UnreadableTable(id: $0.name, reason: $0.error.sentence) }
    }
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await queue.read { try body($0) }
  }

  func query(_ table: SQLTable, _ selection: TableSelection) -> LiveQuery<SQLRow> {
    table.query(
      queue, matching: selection.text, where: selection.filters,
      order: selection.order.map { [$0] } ?? [], abridged: selection.abridged)
  }

  func changes() -> AsyncStream<Void> { SQLiteChanges.stream(of: queue) }
}

extension DatabaseError: DescribedError {}
#endif
