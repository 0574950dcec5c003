import TablewareDiff

/// The rows that edits added to a section, by their slots in its ``EditedList``.
///
/// Rows are only ever appended, so copies of a section share one store, and each has its own count;
/// removed rows stay until ``packed(_:declaredCount:)``.
struct AddedRows {
  /// Rows of one source that were inserted together.
  struct Group {
    var source: any RowSource
    var range: Range<Int>
  }

  private var store = AddedStore()
  private var count: Int32 = 0
  /// The number of pieces of the list when the rows were packed.
  private var packedPieces: Int32 = 0

  /// Adds the rows of a run as the next groups, as many as the list created for them.
  mutating func append(_ run: RowRuns.Run) {
    if run.range.count == 1 { return append(Group(source: run.source, range: run.range)) }
    let size = EditedList.rowsPerGroup
    for start in stride(from: run.range.lowerBound, to: run.range.upperBound, by: size) {
      append(
        Group(source: run.source, range: start..<min(start + size, run.range.upperBound)))
    }
  }

  /// The groups that this copy has, and those that others added behind them.
  var groups: [Group] { store.groups }

  func identity(at slot: EditedList.Slot) -> Identity { store.groups[slot] }

  func row(at slot: EditedList.Slot) -> AnyRow {
    let group = group(of: slot)
    return group.source.row(at: group.range.lowerBound + Int(slot.offset))
  }

  /// Returns the origin of a row, with which it can be shown elsewhere; `nil` for the slot of a
  /// declared one.
  func origin(of slot: EditedList.Slot) -> RowRuns.Run? {
    slot.isDeclared ? nil : store.groups.origin(of: slot)
  }

  /// Calls a function with each slot of an identity, in no order; some may be removed.
  @inline(__always)
  func visitSlots(of identity: Identity, _ visit: (EditedList.Slot) -> Void) {
    guard count > 0 else { return }
    store.visitSlots(of: identity) {
      if $0.group <= count { visit($0) }
    }
  }

  // Group 0 of the list contains the declared rows.
  private func group(of slot: EditedList.Slot) -> Group {
    store.groups[Int(slot.group) - 1]
  }

  private mutating func append(_ group: Group) {
    // Another copy of the section added rows to the store: this one gets its own.
    if store.groups.count != Int(count) {
      store = AddedStore(Array(store.groups.prefix(Int(count))))
    }
    store.append(group)
    count += 1
  }
}

extension AddedRows {
  /// Returns whether enough is removed or scattered that packing costs no more than the preceding
  /// edits.
  func isWorthPacking(_ list: EditedList) -> Bool {
    list.pieceCount > 2 * Int(packedPieces) + EditedList.rowsPerGroup
  }

  /// Returns the same rows without the removed ones; small adjacent lists are joined.
  ///
  /// - Complexity: O(pieces).
  func packed(_ list: EditedList, declaredCount: Int) -> (EditedList, AddedRows) {
    var stretches: [EditedList.Stretch] = []
    var packed = AddedRows()
    var rows: [AnyRow] = []
    func append(_ run: RowRuns.Run) {
      stretches.append((EditedList.Slot(group: 1, offset: 0), run.range.count))
      packed.append(run)
    }
    func close() {
      guard !rows.isEmpty else { return }
      append(RowRuns.Run(source: rowSource(of: rows), range: 0..<rows.count))
      rows = []
    }
    for (slot, count) in list.stretches() {
      if slot.isDeclared {
        close()
        stretches.append((slot, count))
        continue
      }
      let group = group(of: slot)
      let start = group.range.lowerBound + Int(slot.offset)
      if group.source.isBuilt {
        if rows.count + count > EditedList.rowsPerGroup { close() }
        for offset in start..<start + count { rows.append(group.source.row(at: offset)) }
      } else {
        close()
        append(RowRuns.Run(source: group.source, range: start..<start + count))
      }
    }
    close()
    let packedList = EditedList(declaredCount: declaredCount, stretches)
    packed.packedPieces = Int32(truncatingIfNeeded: packedList.pieceCount)
    return (packedList, packed)
  }
}
