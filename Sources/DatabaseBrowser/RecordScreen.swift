#if SQLite
import GRDB
import Tableware
import TablewareSQLite

/// A row of a table as a form, with links to the rows that it refers to.
final class RecordScreen: Screen {
  /// The row that is shown.
  enum Place: Sendable {
    case key(SQLiteKey)
    /// The first row that fulfills conditions.
    case filters([SQLiteFilter])
  }

  let context = ScreenContext()
  private let table: SQLiteTable
  private let database: BrowsedDatabase
  private let export: ExportFolder?
  /// The row; `nil` for a new one.
  private var place: Place?
  private var row: SQLiteRow?
  private var drafts: [Draft] = []
  private var problem: String?
  private var isMissing = false
  /// Whether an edit is being saved; meanwhile the form accepts no other one.
  private var isSaving = false
  private var tables: [SQLiteTable] = []

  init(
    _ table: SQLiteTable, _ place: Place?, in database: BrowsedDatabase, export: ExportFolder?
  ) {
    (self.table, self.place, self.database, self.export) = (table, place, database, export)
    if place == nil {
      drafts = table.columns.filter { !$0.isGenerated }.map { Draft($0, saved: nil) }
    }
  }

  var title: String {
    place == nil ? "New \(table.name)" : row.map { "\(table.name) \($0.id)" } ?? table.name
  }
  var status: String { changes.isEmpty ? "" : "not saved" }

  var commands: [Command] {
    guard isEditable, !isMissing, row != nil || place == nil else { return [] }
    var commands = [
      Command("w", "save", isEnabled: canSave) { self.save() }
    ]
    if row != nil {
      commands.append(Command("x", "delete", role: .destructive) { self.delete() })
    }
    return commands
  }

  private var isEditable: Bool { table.isEditable && !database.isReadOnly }
  private var changes: [String: DatabaseValue] {
    Dictionary(
      drafts.compactMap { draft in draft.change.map { (draft.column.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
  private var canSave: Bool {
    !isSaving && (place == nil || !changes.isEmpty) && drafts.allSatisfy { $0.mistake == nil }
  }

  var sections: [Section] {
    if let problem {
      Section("problem") { NoticeRow(problem, level: .problem, id: "problem") }
    }
    if isMissing {
      Section("missing") { EmptyRow("The row no longer exists") }
    } else if place != nil, row == nil, problem == nil {
      Section("loading") { LoadingRow("Reading the row") }
    } else {
      Section("columns", header: place == nil ? "Columns" : nil) {
        for draft in drafts { field(draft) }
        for column in table.columns where column.isGenerated {
          TextRow(column.name, value: row?[column.name]?.cellText, id: "column \(column.name)")
        }
      }
      references
    }
  }

  @RowBuilder private func field(_ draft: Draft) -> RowBuilder.Rows {
    let (name, id) = (draft.column.name, "column \(draft.column.name)")
    if case .blob(let data)? = draft.saved?.storage {
      TextRow(name, value: DatabaseValue.size(data.count), id: id)
      if Picture.isOne(data) {
        PictureRow(id: "picture \(name)", bytes: Array(data), label: name)
      }
    } else if !isEditable || draft.text.utf8.count > 100_000 {
      TextRow(name, value: draft.saved?.cellText, id: id)
    } else {
      let input = Field(
        { draft.text }, { self.edit(name, $0, isNull: false) }, tag: id, message: draft.mistake)
      let row =
        draft.text.contains("\n")
        ? AnyRow(TextAreaRow(name, text: input, limit: 200_000))
        : AnyRow(
          TextFieldRow(
            name, text: input, placeholder: placeholder(draft),
            kind: draft.affinity == .integer ? .number : .plain, limit: 100_000))
      row.swipe(
        trailing: draft.column.isRequired || draft.column.keyIndex > 0 || draft.isNull
          ? [] : [RowAction("NULL") { self.edit(name, "", isNull: true) }])
    }
  }

  private func placeholder(_ draft: Draft) -> String {
    if draft.isNull || (draft.saved != nil && draft.value.isNull) { return "NULL" }
    if draft.saved != nil { return "" }
    if let value = draft.column.defaultValue { return value }
    if draft.column.keyIndex > 0, draft.affinity == .integer { return "automatic" }
    return draft.column.isRequired ? "required" : "NULL"
  }

  // MARK: References

  @TableBuilder private var references: [Section] {
    if let row {
      let targets = table.foreignKeys.compactMap { key in target(key, row) }
      let sources = tables.flatMap { other in
        other.foreignKeys.compactMap { key in source(other, key, row) }
      }
      if !targets.isEmpty {
        Section("targets", header: "Refers to") {
          for link in targets {
            LinkRow(link.title, symbol: "→", id: "target \(link.title)") {
              [database, export] in
              RecordScreen(link.table, .filters(link.filters), in: database, export: export)
            }
          }
        }
      }
      if !sources.isEmpty {
        Section("sources", header: "Referred to by") {
          for link in sources {
            LinkRow(link.title, symbol: "←", id: "source \(link.title)") { [database, export] in
              TableScreen(link.table, in: database, where: link.filters, export: export)
            }
          }
        }
      }
    }
  }

  private struct Link {
    var title: String
    var table: SQLiteTable
    var filters: [SQLiteFilter]
  }

  /// The row that a foreign key of this row means.
  private func target(_ key: SQLiteTable.ForeignKey, _ row: SQLiteRow) -> Link? {
    guard let other = table(named: key.table) else { return nil }
    let names = key.targets.isEmpty ? other.primaryKey : key.targets
    let values = key.columns.compactMap { row[$0] }
    guard names.count == values.count, !values.contains(where: \.isNull) else { return nil }
    return Link(
      title: "\(other.name) \(values.map(\.text).joined(separator: ", "))", table: other,
      filters: zip(names, values).map { SQLiteFilter($0, .equal, $1) })
  }

  /// The rows of another table whose foreign key means this row.
  private func source(
    _ other: SQLiteTable, _ key: SQLiteTable.ForeignKey, _ row: SQLiteRow
  ) -> Link? {
    guard key.table.lowercased() == table.name.lowercased() else { return nil }
    let values = (key.targets.isEmpty ? table.primaryKey : key.targets).compactMap { row[$0] }
    guard values.count == key.columns.count, !values.contains(where: \.isNull) else { return nil }
    return Link(
      title: "\(other.name) (\(key.columns.joined(separator: ", ")))", table: other,
      filters: zip(key.columns, values).map { SQLiteFilter($0, .equal, $1) })
  }

  private func table(named name: String) -> SQLiteTable? {
    tables.first { $0.name.lowercased() == name.lowercased() }
  }

  // MARK: Loading and saving

  func appear() {
    guard place != nil else { return }
    load()
    guard let reader = try? database.reader() else { return }
    context.follow(SQLiteChanges.stream(of: reader)) { _ in self.load() }
  }

  private func load() {
    guard let place else { return }
    context.load { [database, table] in
      try await database.reader().read { db in
        (try table.row(db, at: place), try SQLiteTable.all(db))
      }
    } then: { result in
      switch result {
      case .success((let row, let tables)):
        self.tables = tables
        self.receive(row)
      case .failure(let error): self.problem = BrowsedDatabase.reason(error)
      }
    }
  }

  private func receive(_ row: SQLiteRow?) {
    guard let row else { return isMissing = true }
    isMissing = false
    guard row != self.row else { return }
    if self.row != nil, !changes.isEmpty {
      problem = "The row was changed meanwhile. Save is refused for values that differ."
      return
    }
    show(row)
  }

  private func show(_ row: SQLiteRow) {
    (self.row, isMissing, problem) = (row, false, nil)
    place = .key(row.id)
    drafts = table.columns.filter { !$0.isGenerated }.map {
      Draft($0, saved: row[$0.name] ?? .null)
    }
  }

  private func edit(_ name: String, _ text: String, isNull: Bool) {
    guard !isSaving, let index = drafts.firstIndex(where: { $0.column.name == name }) else {
      return
    }
    (drafts[index].text, drafts[index].isNull) = (text, isNull)
  }

  private func save() {
    guard canSave else { return }
    let (values, old) = (changes, row)
    isSaving = true
    context.load { [database, table] in
      try await database.write { db -> SQLiteRow? in
        if let old { return try table.update(db, old, setting: values) }
        return try table.insert(db, values)
      }
    } then: { result in
      self.isSaving = false
      switch result {
      case .failure(let error): self.problem = BrowsedDatabase.reason(error)
      case .success(let row):
        guard let row else { return }
        self.show(row)
        guard let old else {
          return self.offerUndo("Inserted 1 row.") {
            try $1.delete($0, row)
            return nil
          }
        }
        let earlier = values.mapValues { _ in DatabaseValue.null }.merging(
          values.keys.compactMap { name in old[name].map { (name, $0) } }
        ) { $1 }
        self.offerUndo("Saved.") { try $1.update($0, row, setting: earlier) }
      }
    }
  }

  private func delete() {
    guard let row, !isSaving else { return }
    isSaving = true
    context.load { [database, table] in
      try await database.write { db in try table.delete(db, row) }
    } then: { result in
      self.isSaving = false
      switch result {
      case .failure(let error): self.problem = BrowsedDatabase.reason(error)
      case .success(let others):
        self.isMissing = true
        // Rows that were deleted with this one cannot be restored.
        guard others == 0 else { return _ = self.context.notify(.deleted(with: others)) }
        self.offerUndo("Deleted 1 row.") { try $1.restore($0, row) }
      }
    }
  }

  /// - Parameter undo: returns the row after it; `nil` if it does not exist then.
  private func offerUndo(
    _ text: String, _ undo: @escaping @Sendable (Database, SQLiteTable) throws -> SQLiteRow?
  ) {
    context.notify(text, action: "Undo") {
      self.context.load { [database = self.database, table = self.table] in
        try await database.write { db in try undo(db, table) }
      } then: { result in
        switch result {
        case .failure(let error): self.problem = BrowsedDatabase.reason(error)
        case .success(let row?): self.show(row)
        case .success(nil): self.isMissing = true
        }
      }
    }
  }
}

extension SQLiteTable {
  /// Returns the row of a screen; `nil` if it does not exist.
  fileprivate func row(_ db: Database, at place: RecordScreen.Place) throws -> SQLiteRow? {
    switch place {
    case .key(let id): try row(db, id)
    case .filters(let filters): try firstRow(db, where: filters)
    }
  }
}
#endif
