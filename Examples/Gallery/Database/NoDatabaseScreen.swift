import Tableware
import TablewareLoading

/// The screen of the database in a program without SQLite: how to get it.
final class NoDatabaseScreen: Screen {
  let context = ScreenContext()
  let title = "Database"

  var sections: [Section] {
    Section("reason") {
      NoticeRow("This program was built without SQLite", id: "reason")
    }
    Section("steps", header: "How to get it") {
      TextRow("swift build --traits SQLite", subtitle: "builds the tool with the library GRDB")
      TextRow("tableware demo database", subtitle: "shows packages and files in a database")
      TextRow("tableware browse FILE", subtitle: "shows and edits any database")
    }
  }
}
