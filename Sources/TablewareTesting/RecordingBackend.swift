import Tableware
import TablewareHosting

/// A back end that shows nothing and notes everything: what a table would tell a real one.
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
/// It binds every row, as if the screen were endless, and checks each batch with the ``Validator``.
public final class RecordingBackend: TableBackend {
  /// Something that the table asked for.
  public enum Call: Hashable {
    /// A snapshot was shown as a whole.
    case reload
    /// A batch was applied.
    case perform(Batch)
    /// Rows and headers were bound again.
    case refresh(Refresh)
    /// A row was brought on screen.
    case scroll(Identity, ScrollAlignment)
    /// The focus moved.
    case focus(Identity?)
  }

  /// Whether batches are accepted; set it to `false` to play a table without a window.
  public var isReady = true
  /// Whether a batch ends only when ``finishAnimation()`` is called, as with a real animation.
  public var isAnimated = false
  /// What the table asked for, oldest first.
  public private(set) var calls: [Call] = []
  /// Every rule that a batch broke. Always empty, or Tableware is wrong.
  public private(set) var violations: [Violation] = []
  /// Called with the rules that a batch broke.
  var onViolations: (([Violation]) -> Void)?
  /// What is shown.
  public private(set) var snapshot = Snapshot.empty
  /// Whether the table asked for a commit that has not come yet.
  public private(set) var needsCommit = false
  /// Where the reader is, as it was set last: nobody scrolls here.
  public var scrollState = ScrollState()

  private let host: TableHost
  private var rows: [[BoundRow]] = []
  private var sections: [BoundSection] = []
  private var generation = 0
  private var pendingDone: (() -> Void)?

  /// Attaches to a table and shows what it holds.
  public init(_ table: Table) {
    host = TableHost(table)
    host.attach(self)
  }

  /// Ends the turn: the table commits what was submitted, if it asked for that.
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

  /// Forgets the calls so far.
  public func clearCalls() { calls = [] }

  /// The identities of all rows, section by section.
  public var shownIdentities: [[Identity]] { rows.map { $0.map(\.identity) } }

  /// The contents that the cells were last told to show, section by section.
  public var shownContents: [[RowContent]] { rows.map { $0.map(\.content) } }

  /// The headers that were last told to show.
  public var shownHeaders: [SectionHeader?] { sections.map(\.header) }

  /// The binding of a row, to raise events from.
  public func binding(at path: RowPath) -> BoundRow? {
    rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
      ? rows[path.section][path.row] : nil
  }

  /// Every row and every header.
  public var bindings: Bindings { Bindings(rows: rows.flatMap { $0 }, sections: sections) }

  /// Notes that a commit is wanted.
  public func setNeedsCommit() { needsCommit = true }

  /// Binds everything anew.
  public func reload(to snapshot: Snapshot) {
    calls.append(.reload)
    rows = []
    sections = []
    adopt(snapshot, keeping: [:])
  }

  /// Checks the batch and carries bindings over it.
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    calls.append(.perform(batch))
    let broken = Validator.violations(of: batch, from: snapshot, to: new)
    violations += broken
    if !broken.isEmpty { onViolations?(broken) }
    let mapping = BatchMapping(batch)
    var kept: [RowPath: BoundRow] = [:]
    for row in rows.joined() {
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

  /// Binds what changed.
  public func refresh(_ refresh: Refresh, to new: Snapshot) {
    snapshot = new
    guard !refresh.isEmpty else { return }
    calls.append(.refresh(refresh))
    for path in refresh.rows + refresh.replacedRows {
      if let row = bind(path) { rows[path.section][path.row] = row }
    }
    for section in refresh.sections { sections[section] = BoundSection(section, of: new) }
  }

  /// Notes the request.
  public func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {
    calls.append(.scroll(snapshot.rowID(at: path), position))
  }

  /// Notes the request.
  public func focus(_ path: RowPath?) {
    calls.append(.focus(path.map(snapshot.rowID)))
  }

  private func adopt(_ new: Snapshot, keeping kept: [RowPath: BoundRow]) {
    snapshot = new
    rows = (0..<new.sectionCount).map { section in
      (0..<new.rowCount(in: section)).compactMap { row in
        let path = RowPath(section: section, row: row)
        guard var bound = kept[path] else { return bind(path) }
        bound.path = path
        return bound
      }
    }
    sections = (0..<new.sectionCount).map { BoundSection($0, of: new) }
  }

  private func bind(_ path: RowPath) -> BoundRow? {
    generation += 1
    return BoundRow(snapshot, at: path, generation: generation)
  }
}
