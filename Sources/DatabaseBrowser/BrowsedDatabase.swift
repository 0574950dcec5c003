#if SQLite
import Foundation
import GRDB
import TablewareSQLite

/// The reason for which a file cannot be shown.
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

/// A file with a database that several screens and sessions show.
///
/// The file is opened for reading only until something is edited, and its journal mode is never
/// changed.
package final class BrowsedDatabase: Sendable {
  package let path: String
  package let isReadOnly: Bool

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Opens a file.
  ///
  /// - Throws: ``DatabaseFileError``.
  package init(_ path: String, isReadOnly: Bool = false) throws(DatabaseFileError) {
    (self.path, self.isReadOnly) = (path, isReadOnly)
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
      try reader().read { db in _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema")
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw .isNoDatabase(path)
    } catch {
      throw .unreadable(path, reason: Self.reason(error))
    }
  }

  /// A connection of its own for each screen: a long query of one delays no other.
  func reader() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Runs an edit as one transaction.
  func write<Value: Sendable>(
    _ edit: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    guard !isReadOnly else { throw SQLiteEditError.notEditable(name) }
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    let writer = try DatabaseQueue(path: path, configuration: configuration)
    return try await writer.write(edit)
  }

  /// A sentence part about an error, without the SQL.
  static func reason(_ error: any Error) -> String {
    (error as? DatabaseError)?.message ?? "\(error)"
  }
}
#endif
