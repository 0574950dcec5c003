import Observation

/// An immutable description of what a table shows at one commit: identities, and contents that are
/// created on demand.
///
/// Hidden sections are left out here and nowhere else, so every back end counts the same sections.
/// A snapshot belongs to the isolation domain of its table, because rows may contain closures and
/// objects of the app.
public struct Snapshot {
  package private(set) var sections: SectionList
  /// The state of the table; `nil` before the snapshot is shown.
  private var box: ShownStateBox?

  /// Creates a snapshot of the sections that are not hidden.
  init(_ sections: SectionList = SectionList()) {
    self.sections = sections
  }

  /// Whether the snapshot has no sections, not even a header.
  public var isEmpty: Bool { sections.isEmpty }

  /// The row, header or footer at a path, created on demand.
  ///
  /// - Parameter path: any path.
  /// - Returns: the row; `nil` if the path does not exist.
  public subscript(path: RowPath) -> AnyRow? {
    if path.role != .row {
      guard contains(path) else { return nil }
      var row = sections[path.section].row(of: path.role)
      row?.observer = observer
      return row
    }
    guard let box else { return sections.row(at: path) }
    let found = observed {
      var row = sections.row(at: path)
      box.state.modifiers.apply(to: &row)
      return row
    }
    guard var row = found else { return nil }
    row.observer = box.state.observer
    if box.state.selection.mode != .none {
      row.isSelected = box.state.selection.contains(row.identity)
    }
    if let typing = box.state.typing, typing.row == row.identity { row.typedText = typing.text }
    return row
  }

  /// The room that the rows of a section keep for an accessory, so that values form columns; `nil`
  /// if its header has no values.
  ///
  /// - Complexity: builds the first row, once for a snapshot, if the header has values.
  package func room(in section: Section) -> AccessoryRoom? {
    switch section.hasParts ? section.parts.header?.base : nil {
    case nil: nil
    case let header as SectionHeader where header.values.isEmpty: nil
    default: (box?.rooms ?? AccessoryRooms()).room(of: section)
    }
  }

  /// Returns the index entry of a section; `nil` also for a section that does not exist.
  ///
  /// - Parameter section: the index of the section.
  public func indexTitle(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].indexTitle : nil
  }

  /// Returns the path of the first row with an identity, or of the header or footer that has it.
  ///
  /// - Parameter row: the identity of the row.
  /// - Complexity: a look-up in each section, and one look-up in a table of more than 256 sections.
  ///   The first look-up after a declaration builds an index of new rows, in O(rows).
  public func path(of row: Identity) -> RowPath? { sections.path(of: row) ?? path(ofPart: row) }

  /// Returns the path of the row with an identity, which is searched only if the row moved.
  ///
  /// - Parameter path: the last known path of the row, which may be of an earlier snapshot.
  package func path(of row: Identity, near path: RowPath) -> RowPath? {
    contains(path) && rowID(at: path) == row ? path : self.path(of: row)
  }

  /// Returns the index of the first section with an identity; `nil` also for one that is hidden.
  func index(of section: Identity) -> Int? {
    sections.slot(of: section).flatMap(sections.position(of:))
  }

  /// Returns the path to scroll to for a section: its header, or else its first row, or the next
  /// row after it.
  func path(leadingTo section: Identity) -> RowPath? {
    guard let index = index(of: section) else { return nil }
    if hasHeader(index) { return .header(of: index) }
    return firstRow(from: index)
  }

  /// Returns the path of the first row of a section, or of the next one that has rows.
  package func firstRow(from section: Int) -> RowPath? {
    (section..<max(sectionCount, section)).first { rowCount(in: $0) > 0 }
      .map { RowPath(section: $0, row: 0) }
  }

  /// Returns the snapshot with its sections in another order, given as indexes of this one.
  func reordered(_ order: [Int]) -> Snapshot {
    var snapshot = self
    snapshot.sections = SectionList(order.map { sections[$0] })
    return snapshot
  }

  /// Moves a row; the destination is counted after the row was removed. Both paths exist.
  mutating func moveRow(from source: RowPath, to destination: RowPath) {
    let (old, new) = (
      sections.slot(at: source.section), sections.slot(at: destination.section)
    )
    let row = RowRuns(sections.update(old) { $0.rows.take(source.row) })
    sections.insert(row, at: destination.row, in: new)
    sections.endTurn([old, new])
    box = box.map { ShownStateBox($0.state) }
  }

  /// Returns the snapshot with the state of its table: the selection, the typed text, the handlers
  /// and the theme. The table is notified when a value that a row has read changed.
  func presenting(stateOf table: Table) -> Snapshot {
    var snapshot = self
    snapshot.box = ShownStateBox(ShownState(of: table))
    return snapshot
  }

  /// Runs a body that creates many rows and reads their contents, and observes everything that they
  /// read. The rows must not be stored.
  package func observing<Result>(_ body: (Snapshot) -> Result) -> Result {
    guard let observer else { return body(self) }
    var unobserved = self
    unobserved.state.observer = nil
    return withObservationTracking({ body(unobserved) }, onChange: observer)
  }

  @inline(__always)
  private func observed(_ row: () -> AnyRow?) -> AnyRow? {
    guard let observer else { return row() }
    return withObservationTracking(row, onChange: observer)
  }
}

/// The state of the table.
extension Snapshot {
  private var state: ShownState {
    get { box?.state ?? ShownState() }
    set { box = ShownStateBox(newValue, rooms: box?.foundRooms) }
  }

  package var selection: Selection { box?.state.selection ?? Selection() }
  /// All entries of the index; empty for those of the sections.
  var indexTitles: [String] { box?.state.indexTitles ?? [] }
  /// Whether an index has an entry for the search.
  var showsSearchInIndex: Bool { box?.state.showsSearchInIndex ?? false }
  /// The handlers of the table.
  package var handlers: EventHandlers {
    get { box?.state.handlers ?? EventHandlers() }
    set { state.handlers = newValue }
  }
  /// The changes of rows by their type.
  var modifiers: RowModifiers {
    get { box?.state.modifiers ?? RowModifiers() }
    set { state.modifiers = newValue }
  }
  /// The sections whose cells are replaced when the snapshot is shown.
  package var reloadedSections: Set<Identity> { box?.state.reloadedSections ?? [] }
  /// The density of rows that have none of their own; `nil` for that of the surface.
  package var density: RowStyle.Density? { box?.state.density }
  private var observer: (@Sendable () -> Void)? { box?.state.observer }
}

extension Snapshot: Outline {
  /// The identities of a section's rows, read one by one and never stored.
  public struct Identities: RandomAccessCollection {
    let rows: SectionRows

    /// The index of the first row, always 0.
    public var startIndex: Int { 0 }
    /// The number of rows in the section.
    public var endIndex: Int { rows.count }
    /// The identity of an existing row.
    ///
    /// - Parameter index: the index of the row.
    /// - Returns: the identity.
    public subscript(index: Int) -> Identity { rows.identity(at: index) }
  }

  /// The number of sections that are shown.
  public var sectionCount: Int { sections.count }
  /// Returns the identity of an existing section.
  ///
  /// - Parameter section: the index of the section.
  public func sectionID(at section: Int) -> Identity { sections[section].identity }
  /// The number of rows of an existing section.
  package func rowCount(in section: Int) -> Int {
    sections.rowCount(of: sections.slot(at: section))
  }
  /// The number of rows of all sections.
  package var rowCount: Int { sections.rowCount }
  /// Returns the identities of an existing section's rows.
  ///
  /// - Parameter section: the index of the section.
  public func rows(in section: Int) -> Identities { Identities(rows: sections[section].rows) }
  /// Returns the row, which is its own identity.
  ///
  /// - Parameter row: the identity of the row.
  public func id(of row: Identity) -> Identity { row }
  /// Returns `true`: contents are compared with the bound ones, which are those on screen.
  ///
  /// - Parameters:
  ///   - old: the row of the older snapshot.
  ///   - new: the row of this snapshot.
  public func hasSameContent(_ old: Identity, _ new: Identity) -> Bool { true }
  /// Returns `true`: headers are compared with the bound ones, which are those on screen.
  ///
  /// - Parameters:
  ///   - section: the index of the section in this snapshot.
  ///   - old: the older snapshot.
  ///   - oldSection: the index of the section in the older snapshot.
  public func hasSameHeader(_ section: Int, as old: Snapshot, _ oldSection: Int) -> Bool { true }
  /// Returns whether both sections are known, without reading a row, to have the same rows.
  ///
  /// - Parameters:
  ///   - section: the index of the section in this snapshot.
  ///   - other: the other snapshot.
  ///   - otherSection: the index of the section in the other snapshot.
  public func sharesRows(of section: Int, with other: Snapshot, at otherSection: Int) -> Bool {
    sections[section].rows.sharesIdentities(with: other.sections[otherSection].rows)
  }
}

extension Snapshot {
  /// A snapshot without sections and rows.
  public static var empty: Snapshot { Snapshot() }
}

extension Snapshot {
  /// Returns the path of the next row, in this section or a later one; `nil` after the last row.
  package func path(after path: RowPath) -> RowPath? {
    if path.role != .footer, path.row + 1 < rowCount(in: path.section) {
      return RowPath(section: path.section, row: path.row + 1)
    }
    let section = (path.section + 1..<max(sectionCount, path.section + 1)).first {
      rowCount(in: $0) > 0
    }
    return section.map { RowPath(section: $0, row: 0) }
  }

  /// Returns the path of the previous row, in this section or an earlier one; `nil` before the
  /// first row.
  package func path(before path: RowPath) -> RowPath? {
    if path.row > 0 { return RowPath(section: path.section, row: path.row - 1) }
    let section = (0..<path.section).last { rowCount(in: $0) > 0 }
    return section.map { RowPath(section: $0, row: rowCount(in: $0) - 1) }
  }
}
