import Tableware
import TablewareHosting

extension Viewport: TableBackend {
  /// Whether a batch can be applied: always, for a viewport.
  public var isReady: Bool { true }

  /// The rows, headers and footers on screen.
  public var bindings: Bindings {
    var rows: [BoundRow] = []
    rows.reserveCapacity(records.count + 1)
    for index in records.indices {
      if let row = records[index].row { rows.append(row) }
    }
    if let row = pinned?.row { rows.append(row) }
    return Bindings(rows: rows, sections: sections)
  }

  /// Asks the owner of the viewport for a commit, with ``onNeedsCommit``.
  public func setNeedsCommit() { onNeedsCommit?() }

  /// Shows a snapshot as a whole; the focus, the scroll position and the heights of rows near it
  /// are restored by identity.
  ///
  /// - Parameter new: the sections and rows to show.
  public func reload(to new: Snapshot) {
    holdPosition()
    // If the user has not chosen the focus, it is at the start position, and needs no look-up.
    let focused = isFocusChosen ? focus.flatMap { successor(of: $0, in: new) } : nil
    if case .item(let item, let y) = held {
      // Sections are not looked up: if only headers were on screen, the table begins at its start.
      held = .start
      if case .row(let path) = item, let found = successor(of: path, in: new) {
        let own = shownY(ofAncestor: found, of: path) { new.path(of: snapshot.rowID(at: $0)) }
        held = .item(ViewportItem(found), y: own ?? y)
      }
    }
    recycleAll()
    forgetFrames()
    snapshot = new
    geometry = Geometry(new, estimate: estimate)
    recallHeightsAfterReload()
    lastTop = nil
    focus = focused
    keepImplicitFocus()
    anchor = Anchor()
  }

  /// Applies a batch to cells, heights, focus and position. Only inserted and removed rows are
  /// looked up by identity.
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - new: the sections and rows after the batch.
  ///   - done: called when the batch ends.
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    holdPosition()
    let mapping = BatchMapping(batch)
    carryPosition(mapping, batch, to: new)
    focus = focus.flatMap { successor(of: $0, mapping, batch, to: new) }
    records = records.compactMap { carry($0, mapping) }
    pinned = pinned.flatMap { carry($0, mapping) }
    lastTop = lastTop.flatMap { mapping.row($0.path).map { ViewportItem($0) } }
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

  /// Binds changed rows and headers again, in their cells, and measures them again.
  ///
  /// - Parameters:
  ///   - changes: the rows and headers whose content changed.
  ///   - new: the current sections and rows.
  public func refresh(_ changes: ContentChanges, to new: Snapshot) {
    if !changes.isEmpty { holdPosition() }
    snapshot = new
    emptyItems = 0
    guard !changes.isEmpty else { return }
    let rows = Set(changes.rows)
    let replaced = Set(changes.replacedRows)
    let sections = Set(changes.sections)
    let focusedHeight = focus.map { geometry.heights[geometry.index(of: ViewportItem($0))] }
    // In place: most cells stay as they are.
    var gone: [Int] = []
    for index in records.indices {
      let path = records[index].item.path
      let isChanged =
        rows.contains(path) || replaced.contains(path)
        || path.role != .row && sections.contains(path.section)
      guard isChanged else { continue }
      if let record = refreshed(records[index], isReplaced: replaced.contains(path)) {
        records[index] = record
      } else {
        gone.append(index)
      }
    }
    for index in gone.reversed() { records.remove(at: index) }
    if let header = pinned {
      let path = header.item.path
      if rows.contains(path) || replaced.contains(path) || sections.contains(path.section) {
        pinned = refreshed(header, isReplaced: replaced.contains(path))
      }
    }
    // The next commit is compared with these bindings, even before a layout.
    self.sections = self.sections.map {
      sections.contains($0.index) ? BoundSection($0.index, of: new) : $0
    }
    // A header or footer that did not exist before has no cell, but needs room now.
    for section in sections {
      measure(geometry.index(of: .header(section)))
      measure(geometry.index(of: .footer(section)))
    }
    // A row that expands at the bottom edge would expand off screen.
    if isFocusChosen, let focus, focus.role == .row || hasPart(focus),
      geometry.heights[geometry.index(of: ViewportItem(focus))] != focusedHeight
    {
      revealsFocus = true
    }
  }

  /// Returns a record with the present content of its item; `nil` for an item that needs another
  /// kind of cell, and for a header or footer that does not exist anymore.
  private func refreshed(
    _ record: CellRecord<S.Cell>, isReplaced: Bool
  ) -> CellRecord<S.Cell>? {
    guard isReplaced else { return rebound(record) }
    // Another cell needs another height, too.
    if record.item.path.role != .row { measure(geometry.index(of: record.item)) }
    recycle(record)
    return nil
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
    let item = mapping.row(record.item.path).map { ViewportItem($0) }
    guard let item else {
      recycle(record)
      return nil
    }
    record.item = item
    record.row?.path = item.path
    return record
  }
}
