#if SQLite
import Foundation
import GRDB
import TablewareSQLite

/// A database whose file is written when a screen first needs it, in a folder of its own. The
/// screens of all sessions show the same file.
package actor BuiltDatabase {
  private let path: String
  private let folder: TemporaryFolder
  private let write: @Sendable (BuiltTables) throws -> Void
  private var task: Task<BrowsedDatabase, any Error>?

  /// - Parameters:
  ///   - name: the name of the file.
  ///   - folder: the folder of the file, which is created with it.
  ///   - write: creates the tables, on another thread.
  package init(
    _ name: String, in folder: TemporaryFolder,
    write: @escaping @Sendable (BuiltTables) throws -> Void
  ) {
    (path, self.folder, self.write) = (folder.path + "/" + name, folder, write)
  }

  /// Returns the database, after it was written. A failure is repeated by the next call.
  package func database() async throws -> BrowsedDatabase {
    let task =
      self.task
      ?? Task.detached { [path, folder, write] in
        try folder.create()
        try DatabaseQueue(path: path).write { try write(BuiltTables(db: $0)) }
        return try BrowsedDatabase(path)
      }
    self.task = task
    do {
      return try await task.value
    } catch {
      if self.task == task { self.task = nil }
      folder.remove()
      throw error
    }
  }
}

/// What creates the tables of a new database.
package struct BuiltTables {
  fileprivate let db: Database

  /// Runs a statement that creates a table, an index or a view.
  package func create(_ statement: String) throws { try db.execute(sql: statement) }

  /// Inserts rows, whose values the types of the columns convert.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - table: the name of the table.
  ///   - columns: the names of the columns, with commas between them.
  package func insert(_ rows: [[String?]], into table: String, _ columns: String) throws {
    let marks = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
    let statement = try db.makeStatement(
      sql: "INSERT INTO \(table) (\(columns)) VALUES (\(marks))")
    for row in rows { try statement.execute(arguments: StatementArguments(row)) }
  }
}

/// A folder for the files of one run of a program.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tableware-\(UUID().uuidString)").path
  }

  deinit { remove() }

  /// Creates the folder, which only its user can read.
  func create() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Removes the folder with its files.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
#endif
