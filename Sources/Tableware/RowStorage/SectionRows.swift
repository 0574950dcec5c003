import TablewareDiff

/// The rows of a section: the declared ones with all edits since then.
///
/// A copy keeps its rows. An edit costs O(log e) for e edits since the section was declared, and
/// rows that it does not touch are not read.
struct SectionRows {
  private let declared: RowRuns
  /// The edited rows; `nil` as long as the section shows the declared ones.
  private var edited: (list: EditedList, added: AddedRows)?
  /// Updates of declared rows.
  private var overrides = RowOverrides()

  init(_ declared: RowRuns = RowRuns()) {
    self.declared = declared
  }

  var count: Int { edited?.list.count ?? declared.count }

  func identity(at position: Int) -> Identity {
    guard let (list, added) = edited else { return declared.identity(at: position) }
    let slot = list.slot(at: checked(position))
    return slot.group == 0
      ? declared.identity(at: Int(slot.offset)) : added.identity(at: slot)
  }

  func row(at position: Int) -> AnyRow {
    guard let (list, added) = edited else { return declaredRow(at: position) }
    let slot = list.slot(at: checked(position))
    return slot.group == 0 ? declaredRow(at: Int(slot.offset)) : added.row(at: slot)
  }

  private func declaredRow(at position: Int) -> AnyRow {
    overrides[position] ?? declared.row(at: position)
  }

  /// Returns the positions of all rows with an identity, ascending: at most one, unless it is
  /// repeated.
  func positions(of identity: Identity) -> [Int] {
    let positions = declared.positions(of: identity)
    guard let (list, added) = edited else { return positions }
    let slots =
      positions.map { EditedList.Slot(group: 0, offset: $0) } + added.slots(of: identity)
    return slots.compactMap(list.position(of:)).sorted()
  }

  /// Returns the position of the first row with an identity.
  ///
  /// - Complexity: O(log e) for e edits, after O(n) for the first look-up.
  func firstIndex(of identity: Identity) -> Int? {
    guard let (list, added) = edited else { return declared.firstPosition(of: identity) }
    guard let slot = onlySlot(of: identity, list, added) else {
      return positions(of: identity).first
    }
    return list.position(of: slot)
  }

  /// Returns the slot of a declared row with an identity, if no other row has it.
  private func onlySlot(
    of identity: Identity, _ list: EditedList, _ added: AddedRows
  ) -> EditedList.Slot? {
    guard let offset = declared.onlyPosition(of: identity) else { return nil }
    let slot = EditedList.Slot(group: 0, offset: offset)
    return list.contains(slot) && !added.contains(identity) ? slot : nil
  }

  func sharesIdentities(with other: SectionRows) -> Bool {
    edited == nil && other.edited == nil && declared.sharesIdentities(with: other.declared)
  }

  /// Adopts the indexes of declared rows that have the same identities.
  func adoptIndexes(of other: SectionRows) { declared.adoptIndexes(of: other.declared) }

  /// The problems of the data from which the rows were declared.
  var problems: [Diagnostic] { declared.problems }

  /// The changes by edits since ``resetChanges()``.
  var changes: RowChanges? {
    edited.flatMap { $0.list.hasChanges ? $0.list.changes() : nil }
  }
}

/// Reading many identities at once.
extension SectionRows {
  /// The only list of identities, if there is one and all of it is shown.
  var onlyList: (any IdentityList)? { edited == nil ? declared.onlyList : nil }

  /// Compares the rows with those of an older section.
  func scan(from old: SectionRows, into scan: inout Scan) {
    if edited == nil, old.edited == nil, declared.scan(from: old.declared, into: &scan) { return }
    IdentityColumn(allIdentities).scan(from: IdentityColumn(old.allIdentities), into: &scan)
  }

  /// The lists of identities of the rows; `nil` for edited rows.
  var lists: [any IdentityList]? {
    guard edited == nil, declared.runs.allSatisfy(\.isWhole) else { return nil }
    return declared.runs.map(\.source.identities)
  }

  /// Appends the fingerprints of all identities.
  func appendFingerprints(to fingerprints: inout [UInt64]) {
    if let lists {
      for list in lists { list.appendFingerprints(to: &fingerprints) }
    } else {
      fingerprints += allIdentities.map(\.fingerprint)
    }
  }

  /// All identities, read once.
  ///
  /// - Complexity: O(n).
  var allIdentities: [Identity] {
    var identities: [Identity] = []
    identities.reserveCapacity(count)
    guard let (list, added) = edited else {
      declared.appendAll(to: &identities)
      return identities
    }
    for (slot, count) in list.stretches() {
      for offset in 0..<count {
        let slot = EditedList.Slot(group: Int(slot.group), offset: Int(slot.offset) + offset)
        identities.append(
          slot.group == 0 ? declared.identity(at: Int(slot.offset)) : added.identity(at: slot))
      }
    }
    return identities
  }
}

/// Editing. Positions are within `0...count`.
extension SectionRows {
  mutating func insert(_ rows: RowRuns, at position: Int) {
    var (list, added) = startEditing()
    var position = position
    for run in rows.runs {
      list.insert(run.range.count, at: position)
      added.append(run)
      position += run.range.count
    }
    edited = (list, added)
  }

  mutating func remove(_ positions: Range<Int>) {
    var (list, added) = startEditing()
    list.remove(positions)
    edited = (list, added)
  }

  /// Shows another row instead of the first one with an identity.
  ///
  /// - Returns: whether the row exists.
  mutating func update(_ identity: Identity, with row: AnyRow) -> Bool {
    if let (list, added) = edited {
      guard let slot = onlySlot(of: identity, list, added) else {
        guard let position = firstIndex(of: identity) else { return false }
        replace(position, with: row)
        return true
      }
      overrides[Int(slot.offset)] = row
    } else {
      guard let position = declared.firstPosition(of: identity) else { return false }
      overrides[position] = row
    }
    return true
  }

  /// Removes the first row with an identity.
  ///
  /// - Returns: whether the row existed.
  mutating func remove(_ identity: Identity) -> Bool {
    if edited == nil, declared.firstPosition(of: identity) == nil { return false }
    var (list, added) = startEditing()
    defer { edited = (list, added) }
    if let slot = onlySlot(of: identity, list, added) { return list.remove(slot) }
    let slots =
      declared.positions(of: identity).map { EditedList.Slot(group: 0, offset: $0) }
      + added.slots(of: identity)
    if slots.count == 1 { return list.remove(slots[0]) }
    let first = slots.compactMap { slot in list.position(of: slot).map { ($0, slot) } }
      .min { $0.0 < $1.0 }
    return first.map { list.remove($0.1) } ?? false
  }

  /// Replaces the row at a position.
  private mutating func replace(_ position: Int, with row: AnyRow) {
    remove(position..<position + 1)
    var rows = RowRuns()
    rows.append(ListSource([row]))
    insert(rows, at: position)
  }

  /// Removes a row, to be inserted elsewhere.
  mutating func take(_ position: Int) -> RowRuns {
    var (list, added) = startEditing()
    let slot = list.slot(at: position)
    let origin =
      if slot.group > 0 {
        added.origin(of: slot)
      } else if let row = overrides[Int(slot.offset)] {
        RowRuns.Run(source: ListSource([row]), range: 0..<1)
      } else {
        declared.origin(of: Int(slot.offset))
      }
    list.remove(slot)
    edited = (list, added)
    return RowRuns(origin)
  }

  /// Ends a turn: from here on changes are counted from zero.
  mutating func resetChanges() {
    guard var (list, added) = edited else { return }
    edited = nil
    list.resetChanges()
    if added.isWorthPacking(list) {
      (list, added) = added.packed(list, declaredCount: declared.count)
    }
    edited = (list, added)
  }

  // `edited` is empty while the list changes, so that the list is not copied.
  private mutating func startEditing() -> (EditedList, AddedRows) {
    defer { edited = nil }
    return edited ?? (EditedList(count: declared.count), AddedRows())
  }

  private func checked(_ position: Int) -> Int {
    precondition(
      (0..<count).contains(position),
      "Row \(position) of \(count): a path outlived the snapshot it was read from.")
    return position
  }
}
