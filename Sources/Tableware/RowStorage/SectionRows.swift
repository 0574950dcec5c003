import TablewareDiff

/// The rows of a section: the declared ones with all edits since then.
///
/// A copy keeps its rows. An edit costs O(log e) for e edits since the section was declared, and
/// rows that it does not touch are not read.
struct SectionRows {
  typealias Slot = EditedList.Slot

  private let declared: RowRuns
  /// The edited rows; `nil` as long as the section shows the declared ones.
  private var edits: RowEdits?
  /// Updates of declared rows.
  private var overrides = RowOverrides()

  init(_ declared: RowRuns = RowRuns()) {
    self.declared = declared
  }

  var count: Int { edits?.list.count ?? declared.count }

  func identity(at position: Int) -> Identity {
    guard let slot = edits?.slot(at: checked(position)) else {
      return declared.identity(at: position)
    }
    return identity(of: slot)
  }

  func row(at position: Int) -> AnyRow {
    guard let slot = edits?.slot(at: checked(position)) else { return declaredRow(at: position) }
    return edits?.row(of: slot) ?? declaredRow(at: Int(slot.offset))
  }

  /// Whether the row exists already, and is not built on demand.
  func isBuilt(at position: Int) -> Bool {
    let slot = edits?.slot(at: checked(position)) ?? Slot(declared: position)
    guard slot.isDeclared else { return true }
    return overrides[Int(slot.offset)] != nil || declared.isBuilt(at: Int(slot.offset))
  }

  /// The observer of the display of a row.
  func displayObserver(at position: Int, isAhead: Bool) -> DisplayObserver? {
    let slot = edits?.slot(at: checked(position)) ?? Slot(declared: position)
    guard slot.isDeclared else { return nil }
    return declared.displayObserver(at: Int(slot.offset), isAhead: isAhead)
  }

  /// Whether the display of some rows is observed.
  var hasDisplayObserver: Bool { declared.hasDisplayObserver }

  private func identity(of slot: Slot) -> Identity {
    edits?.identity(of: slot) ?? declared.identity(at: Int(slot.offset))
  }

  private func declaredRow(at position: Int) -> AnyRow {
    overrides[position] ?? declared.row(at: position)
  }

  /// Calls a function with the slot of each row with an identity, in no order.
  @inline(__always)
  private func visitSlots(of identity: Identity, _ visit: (Slot) -> Void) {
    declared.visitPositions(of: identity) {
      let slot = Slot(declared: $0)
      if edits?.list.contains(slot) ?? true { visit(slot) }
    }
    edits?.added.visitSlots(of: identity) {
      if edits?.list.contains($0) ?? true { visit($0) }
    }
  }

  /// Returns the number of rows with an identity: at most one, unless it is repeated.
  func count(of identity: Identity) -> Int {
    var count = 0
    visitSlots(of: identity) { _ in count += 1 }
    return count
  }

  /// Returns the positions of all rows with an identity, ascending.
  func positions(of identity: Identity) -> [Int] {
    var positions: [Int] = []
    visitSlots(of: identity) { slot in position(of: slot).map { positions.append($0) } }
    return positions.sorted()
  }

  /// Returns the slot of the first row with an identity, which finds it until rows are packed.
  ///
  /// - Complexity: O(log e) for e edits, after O(n) for the first look-up.
  func firstSlot(of identity: Identity) -> Slot? {
    var first: Slot?
    visitSlots(of: identity) { slot in
      guard let other = first else { return first = slot }
      if position(of: slot) ?? 0 < position(of: other) ?? 0 { first = slot }
    }
    return first
  }

  /// Returns the position of the first row with an identity.
  func firstIndex(of identity: Identity) -> Int? {
    firstSlot(of: identity).flatMap(position(of:))
  }

  private func position(of slot: Slot) -> Int? {
    guard let edits else { return Int(slot.offset) }
    return edits.list.position(of: slot)
  }

  func sharesIdentities(with other: SectionRows) -> Bool {
    edits == nil && other.edits == nil && declared.sharesIdentities(with: other.declared)
  }

  /// Adopts the indexes of declared rows that have the same identities.
  func adoptIndexes(of other: SectionRows) { declared.adoptIndexes(of: other.declared) }

  /// Appends the problems of the data from which the rows were declared.
  func appendProblems(to problems: inout [Diagnostic]) { declared.appendProblems(to: &problems) }

  /// The changes by edits since ``resetChanges()``.
  var changes: RowChanges? {
    edits.flatMap { $0.list.hasChanges ? $0.list.changes() : nil }
  }
}

/// Reading many rows at once.
extension SectionRows {
  /// Returns the origin of each row of some slots, which may be removed.
  func origins(of stretches: [EditedList.Stretch]) -> [RowRuns.Run] {
    var origins: [RowRuns.Run] = []
    origins.reserveCapacity(stretches.reduce(0) { $0 + $1.count })
    let added = edits?.added.groups ?? []
    for (start, count) in stretches {
      for offset in 0..<count {
        let slot = Slot(group: Int(start.group), offset: Int(start.offset) + offset)
        origins.append(
          slot.isDeclared ? declared.origin(of: Int(slot.offset)) : added.origin(of: slot))
      }
    }
    return origins
  }

  /// The only list of identities, if there is one and all of it is shown.
  var onlyList: (any IdentityList)? { edits == nil ? declared.onlyList : nil }

  /// Compares the rows with those of an older section.
  func scan(from old: SectionRows, into scan: inout Scan) {
    if edits == nil, old.edits == nil, declared.scan(from: old.declared, into: &scan) { return }
    IdentityColumn(allIdentities).scan(from: IdentityColumn(old.allIdentities), into: &scan)
  }

  /// The lists of identities of the rows; `nil` for edited rows.
  var lists: [any IdentityList]? {
    guard edits == nil, declared.runs.allSatisfy(\.isWhole) else { return nil }
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
    guard let edits else {
      declared.appendAll(to: &identities)
      return identities
    }
    for (start, count) in edits.list.stretches() {
      for offset in 0..<count {
        let slot = Slot(group: Int(start.group), offset: Int(start.offset) + offset)
        identities.append(identity(of: slot))
      }
    }
    return identities
  }
}

/// Editing. Positions are within `0...count`.
extension SectionRows {
  mutating func insert(_ rows: RowRuns, at position: Int) {
    startEditing()
    var position = position
    for run in rows.runs {
      edits?.insert(run, at: position)
      position += run.range.count
    }
  }

  mutating func insert(_ run: RowRuns.Run, at position: Int) {
    startEditing()
    edits?.insert(run, at: position)
  }

  mutating func remove(_ positions: Range<Int>) {
    startEditing()
    edits?.remove(positions)
  }

  /// Shows another row instead of the first one with an identity.
  ///
  /// - Parameter row: the row, which is taken if a row with the identity exists.
  /// - Returns: whether the row exists.
  mutating func update(_ identity: Identity, with row: inout AnyRow?) -> Bool {
    guard let slot = firstSlot(of: identity), let row = row.take() else { return false }
    if slot.isDeclared {
      overrides.set(consume row, at: Int(slot.offset))
    } else {
      edits?.replace(slot, with: RowRuns.Run(consume row))
    }
    return true
  }

  /// Removes the first row with an identity.
  ///
  /// - Returns: whether the row existed.
  mutating func remove(_ identity: Identity) -> Bool {
    guard let slot = firstSlot(of: identity) else { return false }
    startEditing()
    edits?.remove(slot)
    return true
  }

  /// Removes a row, to be inserted elsewhere.
  mutating func take(_ position: Int) -> RowRuns.Run {
    startEditing()
    return take(edits?.slot(at: position) ?? Slot(declared: position))
  }

  /// Removes a row, to be inserted elsewhere.
  mutating func take(_ slot: Slot) -> RowRuns.Run {
    startEditing()
    edits?.remove(slot)
    if let origin = edits?.added.origin(of: slot) { return origin }
    let offset = Int(slot.offset)
    return overrides[offset].map(RowRuns.Run.init) ?? declared.origin(of: offset)
  }

  /// Ends a turn: from here on changes are counted from zero.
  mutating func resetChanges() {
    edits?.resetChanges(declaredCount: declared.count)
  }

  private mutating func startEditing() {
    if edits == nil { edits = RowEdits(declaredCount: declared.count) }
  }

  private func checked(_ position: Int) -> Int {
    precondition(
      (0..<count).contains(position),
      "Row \(position) of \(count): a path outlived the snapshot it was read from.")
    return position
  }
}
