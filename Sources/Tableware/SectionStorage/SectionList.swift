import TablewareDiff

/// The sections of a table in their order: a collection of those that are shown, which keeps the
/// places of those that are hidden.
///
/// A value: a copy keeps what it shows. The order is a list of its own as soon as sections are
/// inserted, removed or hidden.
///
/// ```
///   storage  A B C D | E F …        order  A ‹B› C [new] D …       ‹ › hidden
/// ```
///
/// The slot of a section names it as long as the list is not packed, which happens only between
/// turns.
package struct SectionList {
  typealias Slot = EditedList.Slot

  /// Above this many sections, a directory finds sections and rows by identity.
  private static let directoryLimit = 256

  /// The declared sections, and behind them those that edits inserted.
  private var storage: GroupedArray<Section>
  private let declaredCount: Int
  /// `nil` as long as all declared sections are shown in their order.
  private var order: EditedList?
  private let directory: SectionDirectory?
  /// The number of rows of the sections that are shown.
  private(set) var rowCount = 0

  /// - Complexity: O(sections).
  init(_ sections: [Section] = []) {
    storage = GroupedArray(sections)
    declaredCount = sections.count
    directory = sections.count > Self.directoryLimit ? SectionDirectory(sections) : nil
    // No section is copied to be read.
    sections.withUnsafeBufferPointer { sections in
      for index in sections.indices {
        if sections[index].isHidden {
          hide(Slot(group: 0, offset: index))
        } else {
          rowCount += sections[index].rowCount
        }
      }
    }
    order?.resetChanges()
  }
}

extension SectionList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  /// The number of sections that are shown.
  package var endIndex: Int { order?.count ?? declaredCount }

  /// A section that is shown, by its position among those that are.
  package subscript(position: Int) -> Section { self[slot(at: position)] }

  /// The row at a path; `nil` if the path does not exist.
  func row(at path: RowPath) -> AnyRow? {
    guard indices.contains(path.section) else { return nil }
    return read(slot(at: path.section)) {
      (0..<$0.rowCount).contains(path.row) ? $0.rows.row(at: path.row) : nil
    }
  }

  /// The observer of the display of a row; `nil` if there is none.
  package func displayObserver(at path: RowPath) -> DisplayObserver? {
    guard indices.contains(path.section) else { return nil }
    return read(slot(at: path.section)) { section in
      guard (0..<section.rowCount).contains(path.row) else { return nil }
      return section.rows.displayObserver(at: path.row, isAhead: false)
    }
  }

  /// The identity of an existing row.
  func identity(at path: RowPath) -> Identity {
    read(slot(at: path.section)) { $0.rows.identity(at: path.row) }
  }

  /// The slot of a section that is shown.
  func slot(at position: Int) -> Slot {
    order?.slot(at: position) ?? Slot(group: 0, offset: position)
  }
}

/// Sections by slot, and by their position among all, hidden ones included.
extension SectionList {
  /// The number of sections, hidden ones included.
  var keptCount: Int { order?.keptCount ?? declaredCount }

  /// A section that is shown or hidden.
  subscript(slot: Slot) -> Section { read(slot) { copy $0 } }

  /// The number of rows of a section.
  func rowCount(of slot: Slot) -> Int { read(slot) { $0.rowCount } }

  /// A section by its position among all.
  subscript(kept position: Int) -> Section { self[keptSlot(at: position)] }

  /// All sections in order, hidden ones included.
  var kept: [Section] { (0..<keptCount).map { self[keptSlot(at: $0)] } }

  /// The identities of all sections in order, hidden ones included.
  var keptIdentities: [Identity] {
    (0..<keptCount).map { read(keptSlot(at: $0)) { $0.identity } }
  }

  /// The position of a section among those that are shown; `nil` if it is hidden or was removed.
  func position(of slot: Slot) -> Int? {
    if let order { return order.position(of: slot) }
    return Int(slot.offset)
  }

  private func keptPosition(of slot: Slot) -> Int? {
    if let order { return order.keptPosition(of: slot) }
    return Int(slot.offset)
  }

  /// The slot of a section by its position among all.
  func keptSlot(at position: Int) -> Slot {
    order?.slot(atKept: position) ?? Slot(group: 0, offset: position)
  }

  /// Reads a section by its position among those that are shown, without a copy.
  func read<Result>(_ position: Int, _ body: (borrowing Section) -> Result) -> Result {
    read(slot(at: position), body)
  }

  @inline(__always)
  private func read<Result>(_ slot: Slot, _ body: (borrowing Section) -> Result) -> Result {
    storage.read(storageIndex(of: slot), body)
  }

  private func storageIndex(of slot: Slot) -> Int {
    slot.group == 0 ? Int(slot.offset) : declaredCount + Int(slot.group) - 1
  }

  private func slot(storedAt index: Int) -> Slot {
    index < declaredCount
      ? Slot(group: 0, offset: index) : Slot(group: index - declaredCount + 1, offset: 0)
  }
}

/// Declaring again.
extension SectionList {
  /// The problems in the declarations of all sections, hidden ones included.
  var problems: [Diagnostic] {
    var problems: [Diagnostic] = []
    for position in 0..<keptCount {
      read(keptSlot(at: position)) { $0.appendProblems(to: &problems) }
    }
    return problems
  }

  /// Lets sections that replace these use the indexes of unchanged collections. Sections are
  /// compared by their position from the beginning, and from the end where others were inserted or
  /// removed before them.
  func shareIndexes(with new: [Section]) {
    let (count, newCount) = (keptCount, new.count)
    new.withUnsafeBufferPointer { new in
      func share(_ index: Int, _ position: Int) {
        read(keptSlot(at: position)) { old in
          guard new[index].identity == old.identity else { return }
          new[index].rows.adoptIndexes(of: old.rows)
        }
      }
      for index in 0..<Swift.min(count, newCount) { share(index, index) }
      guard count != newCount else { return }
      for distance in 1..<Swift.min(count, newCount) + 1 {
        share(newCount - distance, count - distance)
      }
    }
  }
}

/// Looking up by identity.
extension SectionList {
  /// The first section with an identity, shown or hidden.
  ///
  /// - Complexity: a look-up, after O(sections) for the first one.
  func slot(of identity: Identity) -> Slot? {
    guard let directory else { return firstKept { read($0) { $0.identity == identity } } }
    return directory.sections(with: identity).map(slot(storedAt:))
      .compactMap { slot in keptPosition(of: slot).map { (position: $0, slot: slot) } }
      .filter { self[$0.slot].identity == identity }
      .min { $0.position < $1.position }?.slot
  }

  /// The first row with an identity in the sections that are shown or hidden.
  ///
  /// - Complexity: a look-up for each section among few, and one among many, after O(rows) for the
  ///   first one.
  func row(with identity: Identity) -> (section: Slot, row: SectionRows.Slot)? {
    var found: SectionRows.Slot?
    let section = firstKept(holding: identity) {
      found = read($0) { $0.rows.firstSlot(of: identity) }
      return found != nil
    }
    return section.flatMap { section in found.map { (section, $0) } }
  }

  /// The first section, shown or hidden, that may hold a row and satisfies a condition.
  private func firstKept(holding row: Identity, where condition: (Slot) -> Bool) -> Slot? {
    if directory == nil { return firstKept(where: condition) }
    return candidates(for: row, by: keptPosition(of:)).first(where: condition)
  }

  /// The first section, shown or hidden, that satisfies a condition.
  @inline(__always)
  private func firstKept(where condition: (Slot) -> Bool) -> Slot? {
    for position in 0..<keptCount {
      let slot = keptSlot(at: position)
      if condition(slot) { return slot }
    }
    return nil
  }

  /// The path of the first row with an identity in the sections that are shown.
  ///
  /// - Complexity: as for ``row(with:)``.
  func path(of identity: Identity) -> RowPath? {
    for section in positions(for: identity) {
      if let row = read(slot(at: section), { $0.rows.firstIndex(of: identity) }) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }

  /// The paths of all rows with an identity in the sections that are shown, ascending.
  func paths(of identity: Identity) -> [RowPath] {
    positions(for: identity).flatMap { section in
      read(slot(at: section)) { $0.rows.positions(of: identity) }
        .map { RowPath(section: section, row: $0) }
    }
  }

  /// The number of rows with an identity in the sections that are shown.
  func count(of identity: Identity) -> Int {
    func count(in section: Int) -> Int {
      read(slot(at: section)) { $0.rows.count(of: identity) }
    }
    // Without a list of sections where all of them are read.
    guard directory != nil else { return indices.reduce(0) { $0 + count(in: $1) } }
    return positions(for: identity).reduce(0) { $0 + count(in: $1) }
  }

  /// The sections that may show a row, ascending.
  private func positions(for identity: Identity) -> [Int] {
    guard directory != nil else { return Array(indices) }
    return candidates(for: identity, by: position(of:)).compactMap(position(of:))
  }

  /// The sections that may hold a row, in the order of their positions.
  private func candidates(for row: Identity, by position: (Slot) -> Int?) -> [Slot] {
    let found = directory?.sections(holding: row) ?? []
    let slots = Set(found).map(slot(storedAt:)).compactMap { slot in
      position(slot).map { (position: $0, slot: slot) }
    }
    return slots.sorted { $0.position < $1.position }.map(\.slot)
  }
}

/// Editing, which costs O(log k) for k inserted, removed and hidden sections.
extension SectionList {
  /// Changes a section, also whether it is hidden.
  @discardableResult
  mutating func update<Result>(_ slot: Slot, _ change: (inout Section) -> Result) -> Result {
    let (result, count, wasHidden, isHidden) = storage.change(storageIndex(of: slot)) {
      Self.change(&$0, change)
    }
    rowCount += count
    if isHidden, !wasHidden { hide(slot) }
    if !isHidden, wasHidden { order?.show(slot) }
    return result
  }

  /// Changes a section.
  ///
  /// - Returns: the result of the change, the number of rows that are shown because of it, negative
  ///   for rows that are not shown anymore, and whether the section was and is hidden.
  private static func change<Result>(
    _ section: inout Section, _ change: (inout Section) -> Result
  ) -> (result: Result, count: Int, wasHidden: Bool, isHidden: Bool) {
    let wasHidden = section.isHidden
    let count = wasHidden ? 0 : section.rowCount
    let result = change(&section)
    let isHidden = section.isHidden
    return (result, (isHidden ? 0 : section.rowCount) - count, wasHidden, isHidden)
  }

  /// Changes the first section, shown or hidden, that has a row.
  ///
  /// - Parameter change: returns whether the rows have it; if not, nothing is changed.
  /// - Returns: the section; `nil` if none has the row.
  mutating func updateRow(_ row: Identity, _ change: (inout SectionRows) -> Bool) -> Slot? {
    if directory != nil {
      return candidates(for: row, by: keptPosition(of:)).first { slot in
        update(slot) { change(&$0.rows) }
      }
    }
    for position in 0..<keptCount {
      let slot = keptSlot(at: position)
      if update(slot, { change(&$0.rows) }) { return slot }
    }
    return nil
  }

  /// Inserts rows into a section.
  mutating func insert(_ rows: RowRuns, at position: Int, in slot: Slot) {
    directory?.add(rows: rows, toSection: storageIndex(of: slot))
    update(slot) { $0.rows.insert(rows, at: position) }
  }

  /// Inserts a row into a section.
  mutating func insert(_ row: RowRuns.Run, at position: Int, in slot: Slot) {
    directory?.add(rows: RowRuns(row), toSection: storageIndex(of: slot))
    update(slot) { $0.rows.insert(row, at: position) }
  }

  /// Notes the rows of a form in which a section is shown, so that they are found.
  func note(_ form: Section, in slot: Slot) {
    directory?.add(form.rows.allIdentities, toSection: storageIndex(of: slot))
  }

  /// Inserts a section at a position among all.
  ///
  /// - Returns: its slot.
  @discardableResult
  mutating func insert(_ section: Section, at position: Int) -> Slot {
    var list = startOrdering()
    let slot = Slot(group: list.insert(1, atKept: position).lowerBound, offset: 0)
    order = list
    directory?.add(section, at: storage.count)
    storage.append(section)
    if section.isHidden { hide(slot) } else { rowCount += section.rowCount }
    return slot
  }

  /// Removes a section.
  mutating func remove(_ slot: Slot) -> Section {
    let section = self[slot]
    // The rows are not kept alive.
    update(slot) { $0.rows = SectionRows() }
    var list = startOrdering()
    list.remove(slot)
    order = list
    return section
  }

  private mutating func hide(_ slot: Slot) {
    var list = startOrdering()
    list.hide(slot)
    order = list
  }

  // The list leaves `order` while it is changed, so that it is not copied.
  private mutating func startOrdering() -> EditedList {
    defer { order = nil }
    return order ?? EditedList(count: declaredCount)
  }
}

/// What edits changed.
extension SectionList {
  /// The sections that were inserted and removed since ``endTurn(_:)``; `nil` if none was.
  var changes: RowChanges? {
    order.flatMap { $0.hasChanges ? $0.changes() : nil }
  }

  /// Ends a turn: from here on changes are counted from zero.
  ///
  /// - Parameter edited: the sections that were edited in the turn.
  /// - Returns: whether the list was packed, so that the sections have other slots.
  @discardableResult
  mutating func endTurn(_ edited: Set<Slot>) -> Bool {
    for slot in edited { update(slot) { $0.rows.resetChanges() } }
    order?.resetChanges()
    // A hidden section makes two pieces.
    let hiddenCount = keptCount - count
    guard let order, order.pieceCount > 64 + declaredCount / 32 + 2 * hiddenCount else {
      return false
    }
    self = SectionList(kept)
    return true
  }
}
