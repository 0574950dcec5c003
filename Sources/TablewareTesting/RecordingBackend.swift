import Tableware
import TablewareHosting

/// A back end that shows nothing and records the calls of a table.
///
/// ```swift
/// let table = Table()
/// let backend = RecordingBackend(table)
/// table.show { Section("songs") { ForEach(songs) { SongRow(song: $0) } } }
/// backend.endTurn()
/// #expect(backend.shownIdentities == [["a", "b"].map { Identity($0) }])
/// #expect(backend.violations.isEmpty)
/// ```
///
/// It binds every row, as if the screen were endless, and checks each batch with `Validator`.
public final class RecordingBackend: TableBackend {
  /// A request that the table made to its back end.
  public enum Call: Hashable {
    /// The table showed a snapshot as a whole.
    case reload
    /// The table applied a batch of changes.
    case perform(Batch)
    /// The table bound rows and headers again.
    case refresh(ContentChanges)
    /// The table scrolled to a row.
    case scroll(Identity, ScrollAlignment)
    /// The table moved the focus to a row or removed it.
    case focus(Identity?)
  }

  /// Whether batches are accepted; set it to `false` to act as a table without a window.
  public var isReady = true
  /// Whether a batch ends only when ``finishAnimation()`` is called, as with a real animation.
  public var isAnimated = false
  /// The requests of the table, oldest first.
  public private(set) var calls: [Call] = []
  /// The rules that batches broke. Always empty unless Tableware has a defect.
  public private(set) var violations: [Violation] = []
  /// Called with the rules that a batch broke.
  var onViolations: (([Violation]) -> Void)?
  /// The current snapshot of sections and rows.
  public private(set) var snapshot = Snapshot.empty
  /// Whether the table requested a commit that has not happened yet.
  public private(set) var needsCommit = false
  /// The scroll position, as it was set last: nothing scrolls here.
  public var scrollState = ScrollState()

  private let host: TableHost
  private var rows: [[BoundRow]] = []
  private var sections: [BoundSection] = []
  private var headers: [BoundRow?] = []
  private var footers: [BoundRow?] = []
  private var generation = 0
  private var pendingDone: (() -> Void)?

  /// Attaches a new back end to a table and shows its sections.
  ///
  /// - Parameter table: the table.
  public convenience init(_ table: Table) { self.init(table, takingOver: false) }

  /// Attaches a new back end, which may take the table over from another one without a diagnostic.
  init(_ table: Table, takingOver: Bool) {
    host = TableHost(table)
    table.attach(self, takingOver: takingOver)
  }

  /// Ends the turn: the table commits what was submitted, if it requested a commit.
  public func endTurn() {
    guard needsCommit else { return }
    needsCommit = false
    host.commit()
  }

  /// Ends the animation of the latest batch, if one is running.
  public func finishAnimation() {
    let done = pendingDone
    pendingDone = nil
    done?()
  }

  /// Removes all recorded calls of the table.
  public func clearCalls() { calls = [] }

  /// The identities of all rows, section by section.
  public var shownIdentities: [[Identity]] { rows.map { $0.map(\.identity) } }

  /// The contents that the cells were last bound to, section by section.
  public var shownContents: [[RowContent]] { rows.map { $0.map(\.content) } }

  /// The headers that were last bound, section by section; `nil` for a section without one.
  public var shownHeaders: [RowContent?] { headers.map { $0?.content } }
  /// The footers that were last bound, section by section; `nil` for a section without one.
  public var shownFooters: [RowContent?] { footers.map { $0?.content } }

  /// Returns the binding of a row, from which a test raises events.
  ///
  /// - Parameter path: the index path of the row.
  /// - Returns: the binding; `nil` if the row does not exist.
  public func binding(at path: RowPath) -> BoundRow? {
    switch path.role {
    case .header where headers.indices.contains(path.section): return headers[path.section]
    case .footer where footers.indices.contains(path.section): return footers[path.section]
    default: break
    }
    return rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
      ? rows[path.section][path.row] : nil
  }

  /// The bindings of every row and every header.
  public var bindings: Bindings {
    Bindings(rows: rows.flatMap { $0 } + (headers + footers).compactMap { $0 }, sections: sections)
  }

  /// Records that the table requested a commit.
  public func setNeedsCommit() { needsCommit = true }

  /// Binds every row and header again.
  ///
  /// - Parameter snapshot: the sections and rows to show.
  public func reload(to snapshot: Snapshot) {
    calls.append(.reload)
    rows = []
    sections = []
    headers = []
    footers = []
    adopt(snapshot, keeping: [:])
  }

  /// Checks the batch and applies it to the bindings.
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - new: the sections and rows after the batch.
  ///   - done: called when the batch ends.
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    calls.append(.perform(batch))
    let broken = snapshot.violations(of: batch, to: new)
    violations += broken
    if !broken.isEmpty { onViolations?(broken) }
    let mapping = BatchMapping(batch)
    var kept: [RowPath: BoundRow] = [:]
    for row in bindings.rows {
      if let path = mapping.row(row.path) { kept[path] = row }
    }
    let oldSections = sections
    adopt(new, keeping: kept)
    for old in oldSections {
      guard let index = mapping.section(old.index), sections.indices.contains(index) else {
        continue
      }
      var carried = old
      carried.index = index
      sections[index] = carried
    }
    if isAnimated { pendingDone = done } else { done() }
  }

  /// Binds rows and headers whose content changed.
  ///
  /// - Parameters:
  ///   - changes: the rows and headers whose content changed.
  ///   - new: the current sections and rows.
  public func refresh(_ changes: ContentChanges, to new: Snapshot) {
    snapshot = new
    guard !changes.isEmpty else { return }
    calls.append(.refresh(changes))
    for path in changes.rows + changes.replacedRows {
      guard let row = bind(path) else { continue }
      switch path.role {
      case .header: headers[path.section] = row
      case .footer: footers[path.section] = row
      default: rows[path.section][path.row] = row
      }
    }
    for section in changes.sections {
      sections[section] = BoundSection(section, of: new)
      headers[section] = bind(.header(of: section))
      footers[section] = bind(.footer(of: section))
    }
  }

  /// Records that the table scrolled to a row.
  ///
  /// - Parameters:
  ///   - path: the index path of the row.
  ///   - position: the position of the row on the screen.
  ///   - animated: whether the scrolling is animated.
  public func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {
    calls.append(.scroll(snapshot.rowID(at: path), position))
  }

  /// Records that the table moved the focus.
  ///
  /// - Parameter path: the index path of the row; `nil` for no row.
  public func focus(_ path: RowPath?) {
    calls.append(.focus(path.map(snapshot.rowID)))
  }

  private func adopt(_ new: Snapshot, keeping kept: [RowPath: BoundRow]) {
    snapshot = new
    func bound(_ path: RowPath) -> BoundRow? {
      guard var bound = kept[path] else { return bind(path) }
      bound.path = path
      return bound
    }
    rows = (0..<new.sectionCount).map { section in
      (0..<new.rowCount(in: section)).compactMap { bound(RowPath(section: section, row: $0)) }
    }
    headers = (0..<new.sectionCount).map { bound(.header(of: $0)) }
    footers = (0..<new.sectionCount).map { bound(.footer(of: $0)) }
    sections = (0..<new.sectionCount).map { BoundSection($0, of: new) }
  }

  private func bind(_ path: RowPath) -> BoundRow? {
    generation += 1
    return BoundRow(snapshot, at: path, generation: generation)
  }
}
