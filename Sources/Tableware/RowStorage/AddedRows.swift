import TablewareDiff

/// The rows that edits added to a section, by the slots that its ``EditedList`` gave them.
///
/// Rows are only ever appended, so copies of a section share one store and each knows how much of
/// it is its own; what is gone stays until it is ``packed(_:declaredCount:)``.
struct AddedRows {
  /// Rows of one source that were inserted together.
  struct Group {
    var source: any RowSource
    var range: Range<Int>
  }

  private final class Store {
    var groups: [Group]
    var index = AddedIndex()
    init(_ groups: [Group]) { self.groups = groups }
  }

  private var store = Store([])
  private var count = 0
  /// How many pieces the list had when the rows were packed.
  private var packedPieces = 0

  /// Adds the rows of a run as the next groups, as many as the list made of them.
  mutating func append(_ run: RowRuns.Run) {
    let size = EditedList.rowsPerGroup
    for start in stride(from: run.range.lowerBound, to: run.range.upperBound, by: size) {
      append(
        Group(source: run.source, range: start..<min(start + size, run.range.upperBound)))
    }
  }

  func identity(at slot: EditedList.Slot) -> Identity {
    let group = group(of: slot)
    return group.source.identity(at: group.range.lowerBound + Int(slot.offset))
  }

  func row(at slot: EditedList.Slot) -> AnyRow {
    let group = group(of: slot)
    return group.source.row(at: group.range.lowerBound + Int(slot.offset))
  }

  /// Where a row comes from, to show it elsewhere.
  func origin(of slot: EditedList.Slot) -> RowRuns.Run {
    let group = group(of: slot)
    let offset = group.range.lowerBound + Int(slot.offset)
    return RowRuns.Run(source: group.source, range: offset..<offset + 1)
  }

  /// The slots of an identity, in no order; some may be gone.
  func slots(of identity: Identity) -> [EditedList.Slot] {
    store.index.learn(store.groups)
    return store.index.slots(of: identity, in: store.groups).filter { Int($0.group) <= count }
  }

  /// Whether a row with an identity was added, be it gone by now.
  func contains(_ identity: Identity) -> Bool {
    guard count > 0 else { return false }
    store.index.learn(store.groups)
    return store.index.contains(identity, in: store.groups)
  }

  // Group 0 of the list is what was declared.
  private func group(of slot: EditedList.Slot) -> Group {
    store.groups[Int(slot.group) - 1]
  }

  private mutating func append(_ group: Group) {
    // Another copy of the section went on from here: this one goes its own way.
    if store.groups.count != count { store = Store(Array(store.groups.prefix(count))) }
    store.groups.append(group)
    count += 1
  }
}

extension AddedRows {
  /// Whether enough is gone or scattered that packing costs no more than the edits that led here.
  func isWorthPacking(_ list: EditedList) -> Bool {
    list.pieceCount > 2 * packedPieces + EditedList.rowsPerGroup
  }

  /// The same rows without what is gone, small lists that stand side by side joined to one.
  ///
  /// - Complexity: O(pieces).
  func packed(_ list: EditedList, declaredCount: Int) -> (EditedList, AddedRows) {
    var packedList = EditedList(declaring: declaredCount)
    var packed = AddedRows()
    var rows: [AnyRow] = []
    func close() {
      guard !rows.isEmpty else { return }
      _ = packedList.insert(rows.count, at: packedList.count)
      packed.append(RowRuns.Run(source: ListSource(rows), range: 0..<rows.count))
      rows = []
    }
    for (slot, count) in list.stretches() {
      if slot.group == 0 {
        close()
        packedList.restore(declared: Int(slot.offset)..<Int(slot.offset) + count)
        continue
      }
      let group = group(of: slot)
      let start = group.range.lowerBound + Int(slot.offset)
      if group.source is ListSource {
        if rows.count + count > EditedList.rowsPerGroup { close() }
        for offset in start..<start + count { rows.append(group.source.row(at: offset)) }
      } else {
        close()
        _ = packedList.insert(count, at: packedList.count)
        packed.append(RowRuns.Run(source: group.source, range: start..<start + count))
      }
    }
    close()
    packedList.resetChanges()
    packed.packedPieces = packedList.pieceCount
    return (packedList, packed)
  }
}
