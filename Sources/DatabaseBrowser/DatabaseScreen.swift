#if SQLite || Postgres
import Tableware
import TablewareLoading
import TablewareSQL

/// The tables and views of a database, with the number of their rows.
package final class DatabaseScreen: Screen {
  package let context = ScreenContext()
  package let title: String
  /// The database; `nil` until it is opened.
  private var database: BrowsedDatabase?
  private let open: @Sendable () async throws -> BrowsedDatabase
  private var tables: [SQLTable]?
  private var unreadable: [UnreadableTable] = []
  private var counts: [SQLTable.ID: Int] = [:]
  private var problem: String?
  private var showsAll = false
  private var loading: Timeline.Schedule?
  private var following: Timeline.Schedule?
  private var isCounting = false
  private var mustCountAgain = false
  private let export: ExportTarget?

  package init(_ database: BrowsedDatabase, export: ExportTarget? = nil) {
    (self.database, self.export, title) = (database, export, database.name)
    open = { database }
  }

  /// Creates a screen that opens its database on another thread.
  ///
  /// - Parameters:
  ///   - title: the name of the database.
  ///   - open: opens the database, again after a failure.
  package init(
    _ title: String, export: ExportTarget? = nil,
    open: @escaping @Sendable () async throws -> BrowsedDatabase
  ) {
    (self.title, self.export, self.open) = (title, export, open)
  }

  package var status: String {
    guard let tables else { return "" }
    let stored = tables.filter { $0.kind == .table || $0.kind == .virtual }
    let rows = stored.reduce(0) { $0 + (counts[$1.id] ?? 0) }
    return "\(stored.count) \(stored.count == 1 ? "table" : "tables") · "
      + "\(rows.formatted()) rows" + (database?.isReadOnly == true ? " · read-only" : "")
  }

  package var commands: [Command] {
    [
      Command("a", showsAll ? "hide internal tables" : "internal tables") {
        self.showsAll.toggle()
        self.count()
      }
    ]
  }

  package var sections: [Section] {
    if let problem {
      Section("problem") { ErrorRow(problem) { self.load() } }
    }
    if let tables, let database {
      section("Tables", tables.filter { $0.kind == .table || $0.kind == .virtual }, database)
      section("Views", tables.filter { $0.kind == .view }, database)
      if showsAll { section("Internal", tables.filter { $0.kind == .shadow }, database) }
      if !unreadable.isEmpty {
        Section("unreadable", header: "Cannot be read") {
          ForEach(unreadable) {
            TextRow($0.id, symbol: "✗", subtitle: $0.reason).disabled().id("unreadable \($0.id)")
          }
        }
      }
      if tables.isEmpty, unreadable.isEmpty, problem == nil {
        Section("empty") { EmptyRow("The database has no tables") }
      }
    } else if problem == nil {
      Section("loading") {
        LoadingRow(database == nil ? "Opening the database" : "Reading the schema")
      }
    }
  }

  @TableBuilder private func section(
    _ title: String, _ tables: [SQLTable], _ database: BrowsedDatabase
  ) -> [Section] {
    if !tables.isEmpty {
      Section(title, header: SectionHeader(title, values: [RowValue("Rows", width: 12)])) {
        ForEach(tables) { [export, counts] table in
          LinkRow(
            table.id, symbol: table.kind == .view ? "◇" : "▤",
            subtitle: RowText(table.columns.map(\.name).joined(separator: ", "), tone: .secondary),
            value: RowValue(
              RowText(counts[table.id]?.formatted() ?? "…", style: .monospacedDigits), width: 12),
            id: table.id
          ) { TableScreen(table, in: database, export: export) }
        }
      }
    }
  }

  package func appear() {
    // It ended when another screen covered this one.
    following = nil
    load()
  }

  private func load() {
    problem = nil
    loading = context.load(replacing: loading) { [open] in
      let database = try await open()
      let reader = try database.reader()
      return (database, try await reader.tables(), try await reader.unreadableTables())
    } then: { result in
      switch result {
      case .success(let (database, tables, unreadable)):
        (self.database, self.tables, self.unreadable) = (database, tables, unreadable)
        self.follow(database)
        self.count()
      case .failure(let error): self.problem = error.sentence
      }
    }
  }

  private func follow(_ database: BrowsedDatabase) {
    guard following == nil, let reader = try? database.reader() else { return }
    following = context.follow(reader.changes()) { _ in self.load() }
  }

  /// Counts the rows of all tables, or again after the running count.
  private func count() {
    guard !isCounting else { return mustCountAgain = true }
    count((tables ?? []).filter { $0.kind != .shadow || showsAll }[...])
  }

  /// Counts the rows of one table after the other, because a long one takes seconds.
  private func count(_ tables: ArraySlice<SQLTable>) {
    isCounting = !tables.isEmpty
    guard let table = tables.first, let database else {
      // A table that changes all the time is counted once a second.
      if mustCountAgain { context.after(.seconds(1), .untilCovered) { self.count() } }
      return mustCountAgain = false
    }
    context.load {
      try await database.reader().read { try table.count($0) }
    } then: { result in
      if let count = try? result.get() { self.counts[table.id] = count }
      self.count(tables.dropFirst())
    }
  }
}
#endif
