#if SQLite || Postgres
import Tableware
import TablewareForms
import TablewareLoading
import TablewareSQL

/// A row of a table as a form, with links to the rows that it refers to.
final class RecordScreen: Screen {
  /// The row that is shown.
  enum Place: Sendable {
    case key(SQLKey)
    /// The first row that fulfills conditions.
    case filters([SQLFilter])
  }

  /// The most characters of a text that is shown but cannot be edited; a text of more bytes than
  /// that cannot be edited.
  private static let shownLimit = 100_000

  let context = ScreenContext()
  let table: SQLTable
  let database: BrowsedDatabase
  let export: ExportTarget?
  /// The row; `nil` for a new one.
  private var place: Place?
  private(set) var row: SQLRow?
  private var drafts: [Draft] = []
  private var problem: String?
  private var isMissing = false
  private var loading: Timeline.Schedule?
  /// Whether an edit is being saved; meanwhile the form accepts no other one.
  private var isSaving = false
  private(set) var tables: [SQLTable] = []

  init(
    _ table: SQLTable, _ place: Place?, in database: BrowsedDatabase, export: ExportTarget?
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
  private var changes: [String: SQLValue] {
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
          constant(column.name, row?[column.name], "column \(column.name)")
        }
      }
      references
    }
  }

  @RowBuilder private func field(_ draft: Draft) -> RowBuilder.Rows {
    let (name, id) = (draft.column.name, "column \(draft.column.name)")
    if case .data(let data)? = draft.saved {
      TextRow(name, value: SQLValue.size(data.count), id: id)
      if Picture.isOne(data) {
        PictureRow(id: "picture \(name)", bytes: Array(data), label: name)
      }
    } else if !isEditable || draft.text.utf8.count > Self.shownLimit {
      constant(name, draft.saved, id)
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

  /// A value that the user cannot edit; a text that is too long for a line is below the name.
  private func constant(_ name: String, _ value: SQLValue?, _ id: String) -> TextRow {
    guard case .text(let text)? = value, text.contains(where: \.isNewline) || text.count > 60 else {
      return TextRow(name, value: value?.cellText, id: id)
    }
    let beginning = text.prefix(Self.shownLimit)
    let shown = beginning.endIndex == text.endIndex ? text : beginning + "…"
    return TextRow(name, subtitle: shown, lineLimit: .max, id: id)
  }

  private func placeholder(_ draft: Draft) -> String {
    if draft.isNull || (draft.saved != nil && draft.value.isNull) { return "NULL" }
    if draft.saved != nil { return "" }
    if let value = draft.column.defaultValue { return value }
    if draft.column.keyIndex > 0, draft.affinity == .integer { return "automatic" }
    return draft.column.isRequired ? "required" : "NULL"
  }

  // MARK: Loading and saving

  func appear() {
    guard place != nil else { return }
    load()
    guard let reader = try? database.reader() else { return }
    context.follow(reader.changes()) { _ in self.load() }
  }

  private func load() {
    guard let place else { return }
    loading = context.load(replacing: loading) { [database, table] in
      let reader = try database.reader()
      return (try await reader.read { try table.row($0, at: place) }, try await reader.tables())
    } then: { result in
      switch result {
      case .success((let row, let tables)):
        self.tables = tables
        self.receive(row)
      case .failure(let error): self.problem = error.sentence
      }
    }
  }

  private func receive(_ row: SQLRow?) {
    guard let row else { return isMissing = true }
    isMissing = false
    guard row != self.row else { return }
    if self.row != nil, !changes.isEmpty {
      problem = "The row was changed meanwhile. Save is refused for values that differ."
      return
    }
    show(row)
  }

  private func show(_ row: SQLRow) {
    // A row that was requested before this one is outdated.
    loading?.cancel()
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
      try await database.write { db -> SQLRow? in
        if let old { return try table.update(db, old, setting: values) }
        return try table.insert(db, values)
      }
    } then: { result in
      self.isSaving = false
      switch result {
      case .failure(let error): self.problem = error.sentence
      case .success(let row):
        guard let row else { return }
        self.show(row)
        guard let old else {
          return self.offerUndo("Inserted 1 row.") {
            try $1.delete($0, row)
            return nil
          }
        }
        let earlier = values.mapValues { _ in SQLValue.null }.merging(
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
      case .failure(let error): self.problem = error.sentence
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
    _ text: String, _ undo: @escaping @Sendable (any SQLConnection, SQLTable) throws -> SQLRow?
  ) {
    context.notify(text, action: "Undo") {
      self.context.load { [database = self.database, table = self.table] in
        try await database.write { db in try undo(db, table) }
      } then: { result in
        switch result {
        case .failure(let error): self.problem = error.sentence
        case .success(let row?): self.show(row)
        case .success(nil): self.isMissing = true
        }
      }
    }
  }
}

extension SQLTable {
  /// Returns the row of a screen; `nil` if it does not exist.
  fileprivate func row(_ db: some SQLConnection, at place: RecordScreen.Place) throws -> SQLRow? {
    switch place {
    case .key(let id): try row(db, id)
    case .filters(let filters): try firstRow(db, where: filters)
    }
  }
}
#endif
