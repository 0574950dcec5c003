import Tableware
import TablewareHosting

extension Viewport: TableBackend {
  /// Whether there is anything that a batch could be applied to.
  public var isReady: Bool { true }

  /// The rows, headers and footers on screen.
  public var bindings: Bindings {
    Bindings(rows: records.compactMap(\.row), sections: sections)
  }

  /// Passed on to ``onNeedsCommit``.
  public func setNeedsCommit() { onNeedsCommit?() }

  /// Shows a snapshot as a whole; focus and place are found again by identity, and the heights of
  /// rows near the reader.
  public func reload(to new: Snapshot) {
    holdPosition()
    // Where nobody chose it, the focus is where reading begins, and nothing has to be looked for.
    let focused = isFocusChosen ? focus.flatMap { successor(of: $0, in: new) } : nil
    if case .item(let item, let y) = held {
      // Sections are not looked for: where nothing but headers was on screen, reading begins anew.
      held = .start
      if case .row(let path) = item, let found = successor(of: path, in: new) {
        held = .item(.row(found), y: y)
      }
    }
    recycleAll()
    forgetFrames()
    snapshot = new
    geometry = Geometry(new, estimate: estimate)
    recallHeightsAfterReload()
    focus = focused
    keepImplicitFocus()
    anchor = Anchor()
  }

  /// Carries cells, heights, focus and place over a batch. Only rows that come or go are looked up
  /// by identity.
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    holdPosition()
    let mapping = BatchMapping(batch)
    carryPosition(mapping, batch, to: new)
    focus = focus.flatMap { successor(of: $0, mapping, batch, to: new) }
    records = records.compactMap { carry($0, mapping) }
    pinned = pinned.flatMap { carry($0, mapping) }
    sections = sections.compactMap { bound in
      mapping.section(bound.index).map { index in
        var bound = bound
        bound.index = index
        return bound
      }
    }
    geometry.apply(batch, to: new, estimate: estimate)
    let old = snapshot
    snapshot = new
    recallHeights(after: batch, from: old)
    forgetFrames()
    done()
  }

  /// Binds changed rows and headers again, in their cells, and measures them anew.
  public func refresh(_ refresh: Refresh, to new: Snapshot) {
    if !refresh.isEmpty { holdPosition() }
    snapshot = new
    emptyItems = 0
    guard !refresh.isEmpty else { return }
    let rows = Set(refresh.rows)
    let replaced = Set(refresh.replacedRows)
    let sections = Set(refresh.sections)
    let focusedHeight = focus.map { geometry.heights[geometry.index(of: .row($0))] }
    func rebind(_ record: CellRecord<S.Cell>) -> CellRecord<S.Cell>? {
      switch record.item {
      case .row(let path) where replaced.contains(path): break
      case .row(let path) where rows.contains(path): return rebound(record)
      case .header(let section) where sections.contains(section): return rebound(record)
      case .footer(let section) where sections.contains(section): return rebound(record)
      default: return record
      }
      recycle(record)
      return nil
    }
    records = records.compactMap(rebind)
    pinned = pinned.flatMap(rebind)
    // What is bound from here on is what the next commit is compared with, before any layout.
    self.sections = self.sections.map {
      sections.contains($0.index) ? BoundSection($0.index, of: new) : $0
    }
    // A header or footer that was not there before has no cell, but takes room now.
    for section in sections {
      measure(geometry.index(of: .header(section)))
      measure(geometry.index(of: .footer(section)))
    }
    // A row that expands at the bottom edge would expand out of sight.
    if isFocusChosen, let focus, geometry.heights[geometry.index(of: .row(focus))] != focusedHeight
    {
      revealsFocus = true
    }
  }

  func rebound(_ record: CellRecord<S.Cell>) -> CellRecord<S.Cell>? {
    measure(geometry.index(of: record.item))
    guard let content = content(of: record.item) else {
      recycle(record)
      return nil
    }
    trace.rebound += 1
    return bind(record, to: content)
  }

  private func carry(
    _ record: CellRecord<S.Cell>, _ mapping: BatchMapping
  ) -> CellRecord<S.Cell>? {
    var record = record
    let item: ViewportItem? =
      switch record.item {
      case .row(let path): mapping.row(path).map { .row($0) }
      case .header(let section): mapping.section(section).map { .header($0) }
      case .footer(let section): mapping.section(section).map { .footer($0) }
      }
    guard let item else {
      recycle(record)
      return nil
    }
    record.item = item
    if case .row(let path) = item { record.row?.path = path }
    return record
  }
}
