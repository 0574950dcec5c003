import TablewareDiff

/// The rows of a section: those that were declared, and what edits made of them since.
///
/// A value: a copy keeps showing what it showed. An edit costs O(log e) for e edits since the section
/// was declared, and rows that it does not touch are not read.
struct SectionRows {
  private let declared: RowRuns
  /// `nil` as long as the section shows what was declared.
  private var edited: (list: EditedList, added: AddedRows)?

  init(_ declared: RowRuns = RowRuns()) {
    self.declared = declared
  }

  var count: Int { edited?.list.count ?? declared.count }

  func identity(at place: Int) -> Identity {
    guard let (list, added) = edited else { return declared.identity(at: place) }
    let slot = list.slot(at: checked(place))
    return slot.group == 0
      ? declared.identity(at: Int(slot.offset)) : added.identity(at: slot)
  }

  func row(at place: Int) -> AnyRow {
    guard let (list, added) = edited else { return declared.row(at: place) }
    let slot = list.slot(at: checked(place))
    return slot.group == 0 ? declared.row(at: Int(slot.offset)) : added.row(at: slot)
  }

  /// The places of all rows with the given identity, ascending. One, or none, unless it is repeated.
  func places(of identity: Identity) -> [Int] {
    let places = declared.places(of: identity)
    guard let (list, added) = edited else { return places }
    let slots =
      places.map { EditedList.Slot(group: 0, offset: $0) } + added.slots(of: identity)
    return slots.compactMap(list.place(of:)).sorted()
  }

  func firstPlace(of identity: Identity) -> Int? { places(of: identity).first }

  func sharesIdentities(with other: SectionRows) -> Bool {
    edited == nil && other.edited == nil && declared.sharesIdentities(with: other.declared)
  }

  /// Adopts the indexes of declared rows that have the same identities.
  func adoptIndexes(of other: SectionRows) { declared.adoptIndexes(of: other.declared) }

  /// How many rows at the beginning and at the end are known to have the same identities.
  func sharedEnds(with other: SectionRows) -> (first: Int, last: Int) {
    guard edited == nil, other.edited == nil else { return (0, 0) }
    return declared.sharedEnds(with: other.declared)
  }
  /// What was odd about the data that the rows were declared with.
  var problems: [Diagnostic] { declared.problems }

  /// What edits changed since ``settle()``.
  var changes: RowChanges? {
    edited.flatMap { $0.list.hasChanges ? $0.list.changes() : nil }
  }
}

/// Editing. Places lie within `0...count`.
extension SectionRows {
  mutating func insert(_ rows: RowRuns, at place: Int) {
    var (list, added) = startEditing()
    var place = place
    for run in rows.runs {
      list.insert(run.range.count, at: place)
      added.append(run)
      place += run.range.count
    }
    edited = (list, added)
  }

  mutating func remove(_ places: Range<Int>) {
    var (list, added) = startEditing()
    list.remove(places)
    edited = (list, added)
  }

  /// Puts a row in the place of another one.
  mutating func replace(_ place: Int, with row: AnyRow) {
    remove(place..<place + 1)
    var rows = RowRuns()
    rows.append(ListSource([row]))
    insert(rows, at: place)
  }

  /// Takes a row out, to be inserted elsewhere.
  mutating func take(_ place: Int) -> RowRuns {
    let origin: RowRuns.Run
    if let (list, added) = edited {
      let slot = list.slot(at: place)
      origin = slot.group == 0 ? declared.origin(of: Int(slot.offset)) : added.origin(of: slot)
    } else {
      origin = declared.origin(of: place)
    }
    remove(place..<place + 1)
    return RowRuns(origin)
  }

  /// Ends a turn: from here on changes are counted anew.
  mutating func settle() {
    guard var (list, added) = edited else { return }
    edited = nil
    list.settle()
    if added.isWorthPacking(list) {
      (list, added) = added.packed(list, declaredCount: declared.count)
    }
    edited = (list, added)
  }

  // The list leaves `edited` while it is changed, so that it is not copied.
  private mutating func startEditing() -> (EditedList, AddedRows) {
    defer { edited = nil }
    return edited ?? (EditedList(count: declared.count), AddedRows())
  }

  private func checked(_ place: Int) -> Int {
    precondition(
      (0..<count).contains(place),
      "Row \(place) of \(count): a path outlived the snapshot it was read from.")
    return place
  }
}
