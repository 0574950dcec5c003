#if SQLite
import DatabaseBrowser
import Gallery
import Tableware

/// The database of the gallery: a file with the packages and files of this machine.
enum DatabaseDemo {
  /// Returns a closure that creates screens of one database, which the first of them builds.
  ///
  /// - Parameters:
  ///   - sources: the packages and files.
  ///   - folder: the folder of the database.
  ///   - isSample: whether the rows are the same on every machine.
  ///   - exports: whether rows are exported to the current folder.
  static func screen(
    _ sources: Gallery.Sources, in folder: TemporaryFolder, isSample: Bool, exports: Bool
  ) -> @Sendable () -> any Screen {
    let built = BuiltDatabase("machine.sqlite", in: folder) { tables in
      let content = isSample ? DatabaseTables.sample : DatabaseTables.machine(sources)
      for statement in content.schema { try tables.create(statement) }
      for (table, rows) in content.rows {
        try tables.insert(rows, into: table, DatabaseTables.columns[table] ?? "")
      }
    }
    return {
      DatabaseScreen("machine.sqlite", export: exports ? .folder(".") : nil) {
        try await built.database()
      }
    }
  }
}
#endif
