#if Tool
import ArgumentParser
import DatabaseBrowser
import Tableware
import TablewareWeb

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Shows and edits a SQLite or PostgreSQL database, in the terminal or in browsers.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Show and edit a database of any size: a SQLite file or PostgreSQL.",
    discussion: """
      Tables of any length are sorted, filtered and searched by the database, and stay live while \
      other programs write. The file is opened for reading only until something is edited.

        tableware browse music.sqlite
        tableware browse music.sqlite --table songs --keys "/ text:blue" --size 100x30
        tableware browse music.sqlite --table songs --where "year > 1999" --export csv > songs.csv
        tableware browse music.sqlite --read-only --web --port 8080
        tableware browse postgres://user@localhost/shop
      """)

  @Argument(
    help: "The file with the database, or a URL such as postgres://user@host/name.",
    completion: .file())
  var file: String

  @Option(help: "The table or view to show first.")
  var table: String?

  @Option(
    name: .customLong("where"),
    help: "A condition for the rows of --table, such as “year > 1999”; repeat it for more.")
  var conditions: [String] = []

  @Option(help: "Write the rows of --table to standard output as csv or json, and exit.")
  var export: String?

  @Flag(help: "Refuse all edits.")
  var readOnly = false

  @OptionGroup var headless: HeadlessOptions

  @Flag(help: "Serve the screens to browsers on this machine, instead of a terminal.")
  var web = false

  @Option(help: "The port for --web; 0 for any free port.")
  var port: UInt16 = 8080

  @Flag(help: "Serve all users of this machine, not only those who know the printed address.")
  var noToken = false

  func run() async throws {
    #if SQLite || Postgres
    StopRequests.accept()
    let database: BrowsedDatabase
    do {
      database = try await open()
    } catch let error as ValidationError {
      throw error
    } catch {
      StandardError.print("\(error)")
      throw ExitCode(EX_NOINPUT)
    }
    let start: BrowserStart
    do {
      start = try await BrowserStart(database, table: table, conditions: conditions)
    } catch {
      throw ValidationError("\(error)")
    }
    if let export {
      guard let format = ExportFormat(rawValue: export) else {
        throw ValidationError("--export is csv or json, not “\(export)”.")
      }
      return try await start.export(format) { print($0, terminator: "") }
    }
    if web {
      try await serve(start)
    } else {
      let navigator = Navigator(root: start.screen(export: .folder(".")))
      try await headless.show(navigator, without: "settle")
    }
    #else
    throw ValidationError(
      "This program was built without SQLite. Build it with: swift build --traits Tool,SQLite")
    #endif
  }

  #if SQLite || Postgres
  /// Opens the file, or connects to the server of a URL.
  private func open() async throws -> BrowsedDatabase {
    if file.hasPrefix("postgres://") || file.hasPrefix("postgresql://") {
      #if Postgres
      return try await BrowsedDatabase(postgres: file, isReadOnly: readOnly)
      #else
      throw ValidationError(
        "This program was built without PostgreSQL. Build it with: swift build --traits Postgres")
      #endif
    }
    #if SQLite
    return try BrowsedDatabase(file, isReadOnly: readOnly)
    #else
    throw ValidationError(
      "This program was built without SQLite. Build it with: swift build --traits Tool,SQLite")
    #endif
  }

  private func serve(_ start: BrowserStart) async throws {
    #if Web
    let reports = ReportWriter.standardError
    defer { reports.flush(within: .milliseconds(100)) }
    var options = WebOptions()
    options.onReport = { reports.write($0) }
    options.requiresStartToken = !noToken
    let allowed = options
    do {
      try await StopSignals.run {
        try await Web.serve(
          port: port, options: allowed,
          onListening: { reports.write("The database is at \($0) until Ctrl+C is pressed.") }
        ) { visitor in
          let target = ExportTarget.download { visitor.download(WebDownload($0)) }
          return Router([Route("/") { _ in start.screen(export: target) }])
        }
      }
    } catch let error as WebError {
      throw ValidationError(error.description)
    }
    #else
    throw ValidationError(
      "This program was built without its web server. Build it with: swift build --traits All")
    #endif
  }
  #endif
}

#if Web && (SQLite || Postgres)
extension WebDownload {
  /// The exported rows of a table.
  fileprivate init(_ file: ExportedFile) {
    self.init(file.name, type: file.type) { output in
      try await file.write { try await output.write($0) }
    }
  }
}
#endif
#endif
