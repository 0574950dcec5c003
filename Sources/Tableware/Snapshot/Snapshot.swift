import Observation

/// An immutable picture of what a table shows at one commit: identities, and contents that are
/// built when asked for.
///
/// Hidden sections are left out here and nowhere else, so every back end counts the same sections.
/// A snapshot belongs to the isolation domain of its table, because rows may hold closures and
/// objects of the app.
public struct Snapshot {
  package private(set) var sections: [Section]
  package private(set) var selection = Selection()
  /// The handlers of the table.
  package var handlers = EventHandlers()
  private var observer: (@Sendable () -> Void)?
  private var rooms = AccessoryRooms()

  /// A picture of the sections that are not hidden.
  init(_ sections: [Section] = []) {
    self.sections = sections.filter { !$0.isHidden }
  }

  /// Whether there is nothing to show, not even a header.
  public var isEmpty: Bool { sections.isEmpty }

  /// The row at a path, built now; `nil` if there is none.
  public subscript(path: RowPath) -> AnyRow? {
    guard contains(path) else { return nil }
    var row = observed({ sections[path.section].rows.row(at: path.row) })
    row.observer = observer
    row.isSelected = selection.mode != .none && selection.contains(row.identity)
    return row
  }

  /// What stands above the rows of a section; `nil` also for a section that does not exist.
  public func header(of section: Int) -> SectionHeader? {
    guard sections.indices.contains(section), var header = sections[section].header else {
      return nil
    }
    if !header.values.isEmpty { header.room = room(in: sections[section]) }
    return header
  }

  /// The room that the rows of a section keep for an accessory, so that values form columns.
  ///
  /// - Complexity: builds the first row, once for a snapshot, if the header has values.
  package func room(in section: Section) -> AccessoryRoom {
    rooms.room(of: section)
  }

  /// What stands below the rows of a section; `nil` also for a section that does not exist.
  public func footer(of section: Int) -> RowText? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// The index entry of a section; `nil` also for a section that does not exist.
  public func indexTitle(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].indexTitle : nil
  }

  /// The path of the first row with the given identity.
  ///
  /// - Complexity: O(sections) look-ups. Each section makes an index of its rows when it is first
  ///   asked, in O(rows).
  public func path(of row: Identity) -> RowPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(of: row) { return RowPath(section: index, row: row) }
    }
    return nil
  }

  /// The snapshot with its sections in another order, given as indexes of this one.
  func reordered(_ order: [Int]) -> Snapshot {
    var snapshot = self
    snapshot.sections = order.map { sections[$0] }
    return snapshot
  }

  /// Moves a row; the destination is counted after it was taken out. Both paths exist.
  mutating func moveRow(from source: RowPath, to destination: RowPath) {
    let row = sections[source.section].rows.take(source.row)
    sections[destination.section].rows.insert(row, at: destination.row)
    sections[source.section].rows.resetChanges()
    sections[destination.section].rows.resetChanges()
    rooms = AccessoryRooms()
  }

  /// The snapshot with the selection and the handlers of its table. The observer is called when a
  /// value that a row has read changed.
  func presenting(
    _ selection: Selection, _ handlers: EventHandlers, _ observer: (@Sendable () -> Void)?
  ) -> Snapshot {
    var snapshot = self
    snapshot.selection = selection
    snapshot.handlers = handlers
    snapshot.observer = observer
    snapshot.rooms = AccessoryRooms()
    return snapshot
  }

  /// Runs a body that builds many rows and reads their contents, and observes what they have read
  /// as a whole. The rows must not be kept.
  package func observing<Result>(_ body: (Snapshot) -> Result) -> Result {
    guard let observer else { return body(self) }
    var unobserved = self
    unobserved.observer = nil
    return withObservationTracking({ body(unobserved) }, onChange: observer)
  }

  private func observed(_ row: () -> AnyRow) -> AnyRow {
    guard let observer else { return row() }
    return withObservationTracking(row, onChange: observer)
  }
}

extension Snapshot: Outline {
  /// The identities of a section's rows, read one by one and never stored.
  public struct Identities: RandomAccessCollection {
    let rows: SectionRows

    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many rows there are.
    public var endIndex: Int { rows.count }
    /// The identity of a row that exists.
    public subscript(index: Int) -> Identity { rows.identity(at: index) }
  }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }
  /// The identity of a section that exists.
  public func sectionID(at section: Int) -> Identity { sections[section].identity }
  /// The identities of the rows of a section that exists.
  public func rows(in section: Int) -> Identities { Identities(rows: sections[section].rows) }
  /// The identity itself.
  public func id(of row: Identity) -> Identity { row }
  /// Always `true`: contents are compared by what is bound, which is only what is on screen.
  public func hasSameContent(_ old: Identity, _ new: Identity) -> Bool { true }
  /// Always `true`, for the same reason.
  public func hasSameHeader(_ section: Int, as old: Snapshot, _ oldSection: Int) -> Bool { true }
  /// Whether both sections are known, without reading a row, to hold the same rows.
  public func sharesRows(of section: Int, with other: Snapshot, at otherSection: Int) -> Bool {
    sections[section].rows.sharesIdentities(with: other.sections[otherSection].rows)
  }
}

extension Snapshot {
  /// A snapshot of nothing.
  public static var empty: Snapshot { Snapshot() }
}

extension Snapshot {
  /// The path of the next row, in this section or a later one; `nil` after the last row.
  package func path(after path: RowPath) -> RowPath? {
    if path.row + 1 < rowCount(in: path.section) {
      return RowPath(section: path.section, row: path.row + 1)
    }
    let section = (path.section + 1..<max(sectionCount, path.section + 1)).first {
      rowCount(in: $0) > 0
    }
    return section.map { RowPath(section: $0, row: 0) }
  }

  /// The path of the previous row, in this section or an earlier one; `nil` before the first row.
  package func path(before path: RowPath) -> RowPath? {
    if path.row > 0 { return RowPath(section: path.section, row: path.row - 1) }
    let section = (0..<path.section).last { rowCount(in: $0) > 0 }
    return section.map { RowPath(section: $0, row: rowCount(in: $0) - 1) }
  }
}
