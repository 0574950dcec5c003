import TablewareDiff

/// What edits made of a section's declared rows: an order of their own, and the added rows.
struct RowEdits {
  typealias Slot = EditedList.Slot

  private(set) var list: EditedList
  private(set) var added = AddedRows()

  init(declaredCount: Int) {
    list = EditedList(count: declaredCount)
  }

  func slot(at position: Int) -> Slot { list.slot(at: position) }

  /// Returns the identity of an added row; `nil` for the slot of a declared one.
  func identity(of slot: Slot) -> Identity? {
    slot.isDeclared ? nil : added.identity(at: slot)
  }

  /// Returns an added row; `nil` for the slot of a declared one.
  func row(of slot: Slot) -> AnyRow? {
    slot.isDeclared ? nil : added.row(at: slot)
  }

  mutating func insert(_ run: RowRuns.Run, at position: Int) {
    list.insert(run.range.count, at: position)
    added.append(run)
  }

  mutating func remove(_ positions: Range<Int>) {
    list.remove(positions)
  }

  mutating func remove(_ slot: Slot) {
    list.remove(slot)
  }

  /// Shows another row in the place of an existing one.
  mutating func replace(_ slot: Slot, with run: RowRuns.Run) {
    guard let position = list.position(of: slot) else { return }
    list.remove(slot)
    insert(run, at: position)
  }

  /// Ends a turn: from here on changes are counted from zero.
  mutating func resetChanges(declaredCount: Int) {
    list.resetChanges()
    if added.isWorthPacking(list) {
      (list, added) = added.packed(list, declaredCount: declaredCount)
    }
  }
}

extension EditedList.Slot {
  /// Creates the slot of a declared row.
  init(declared position: Int) {
    self.init(group: 0, offset: position)
  }

  /// Whether the row was declared, and not added by an edit.
  var isDeclared: Bool { group == 0 }
}
