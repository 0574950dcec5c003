#if SQLite || Postgres
import Synchronization
import Tableware
import TablewareLoading
import TablewareSQL

/// The rows of a table: ordered, searched and filtered by the database, in windows.
final class TableScreen: Screen {
  let context = ScreenContext()
  let title: String
  let table: SQLTable
  let database: BrowsedDatabase
  let export: ExportTarget?
  private let layout: ColumnLayout
  private var list: LazyList<SQLRow>?
  private var reader: (any DatabaseReading)?
  private var problem: String?
  private var query = ""
  private(set) var order: SQLOrder?
  private(set) var filters: [SQLFilter]
  /// The most characters of a value in the list.
  private static let textLimit = 200

  init(
    _ table: SQLTable, in database: BrowsedDatabase, where filters: [SQLFilter] = [],
    export: ExportTarget?
  ) {
    (self.table, self.database, self.filters, self.export) = (table, database, filters, export)
    layout = ColumnLayout(table)
    title = table.name
  }

  var isEditable: Bool { table.isEditable && !database.isReadOnly }

  var status: String {
    guard let list, let count = list.count else { return "" }
    var parts = ["\(count.formatted()) \(count == 1 ? "row" : "rows")"]
    if let order { parts.append("by \(order.column) \(order.isDescending ? "↓" : "↑")") }
    parts += filters.map(\.text)
    return parts.joined(separator: " · ")
  }

  var commands: [Command] {
    var commands = [
      Command("s", "sort") { self.context.push(SortScreen(self)) },
      Command("f", filters.isEmpty ? "filter" : "filters") {
        self.context.push(FilterScreen(self))
      },
    ]
    if isEditable { commands.append(Command("n", "new row") { self.open(nil) }) }
    if let export {
      commands.append(
        Command("e", "export") { self.context.push(ExportScreen(self, to: export)) })
    }
    return commands
  }

  var search: Search? {
    Search(prompt: table.textIndex == nil ? "text in any column" : "words", query: query) {
      self.query = $0
      self.showQuery()
    }
  }

  var sections: [Section] {
    if let failure = problem ?? list?.failure?.sentence {
      Section("problem") { ErrorRow(failure) { self.retry() } }
    }
    if let list {
      Section("rows", header: layout.header(order) { self.sort(by: $0) }) {
        ForEach(list) { [layout, isEditable] row in
          layout.row(row)
            .onTap { self.open(row.id) }
            .swipe(
              trailing: isEditable
                ? [RowAction("Delete", role: .destructive) { self.delete(row) }] : [])
        }
      }
      if list.count == 0 {
        Section("empty") {
          EmptyRow(query.isEmpty && filters.isEmpty ? "The table is empty" : "No row matches")
        }
      }
    }
  }

  func appear() {
    if list == nil { start() }
  }

  /// The rows as they are shown, for an export.
  var shown: TableSelection { TableSelection(text: query, filters: filters, order: order) }

  func sort(by order: SQLOrder?) {
    self.order = order
    showQuery()
  }

  func filter(_ filters: [SQLFilter]) {
    self.filters = filters
    showQuery()
  }

  private func start() {
    do {
      let reader = try database.reader()
      self.reader = reader
      let list = LazyList(source(reader), context: context)
      self.list = list
      list.load()
    } catch {
      problem = error.sentence
    }
  }

  private func retry() {
    problem = nil
    if let list { list.reload() } else { start() }
  }

  private func showQuery() {
    guard let reader else { return }
    list?.replace(source(reader))
  }

  private func source(_ reader: any DatabaseReading) -> LiveQuery<SQLRow> {
    var selection = shown
    selection.abridged = Self.textLimit
    return reader.query(table, selection)
  }

  private func open(_ id: SQLKey?) {
    context.push(
      RecordScreen(table, id.map(RecordScreen.Place.key), in: database, export: export))
  }

  private func delete(_ row: SQLRow) {
    let (database, table) = (database, table)
    let deleted = Deleted()
    list?.remove([row.id]) {
      try await database.write { db in
        let whole = try table.row(db, row.id)
        guard let whole, try table.row(db, row.id, abridged: Self.textLimit) == row else {
          throw SQLEditError.changedMeanwhile(whole)
        }
        let others = try table.delete(db, whole)
        deleted.row.withLock { $0 = (whole, others) }
      }
    } then: { result in
      switch result {
      case .failure(let error): self.context.notify(error.sentence)
      case .success:
        guard let (row, others) = deleted.row.withLock({ $0 }) else { return }
        // Rows that were deleted with this one cannot be restored.
        guard others == 0 else { return _ = self.context.notify(.deleted(with: others)) }
        self.context.notify("Deleted 1 row.", action: "Undo") { self.restore(row) }
      }
    }
  }

  private func restore(_ row: SQLRow) {
    context.load { [database, table] in
      try await database.write { db in try table.restore(db, row) }
    } then: { result in
      if case .failure(let error) = result { self.context.notify(error.sentence) }
      self.list?.reload()
    }
  }
}

/// The deleted row, which only the transaction reads as a whole.
private final class Deleted: Sendable {
  let row = Mutex<(SQLRow, others: Int)?>(nil)
}

extension String {
  /// The message about a deletion that cannot be undone.
  static func deleted(with others: Int) -> String {
    "Deleted 1 row; \(others) \(others == 1 ? "other" : "others") changed with it."
  }
}

extension SQLFilter {
  /// The condition for the user, such as `age > 30`.
  var text: String {
    let value = value.isNull ? "NULL" : value.input
    return "\(column) \(comparison.rawValue) \(value)"
  }
}
#endif
