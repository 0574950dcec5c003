#if SQLite
import GRDB

extension Database {
  /// Reads the schema again if another connection changed it.
  ///
  /// SQLite notices that only when a statement runs and compiles it again then, perhaps with other
  /// columns, for which a row of GRDB 7.10 traps. Call this first in a transaction: within one, the
  /// schema stays.
  func refreshSchema() throws {
    _ = try Int.fetchOne(self, sql: "SELECT 1 FROM sqlite_schema LIMIT 1")
  }
}
#endif
