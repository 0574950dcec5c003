import Tableware

/// The position that must look the same before and after a change.
enum Position {
  /// Nothing was on screen: the start position.
  case start
  /// The top of the table, regardless of its rows.
  case top
  /// The end of the table, regardless of its rows.
  case end
  /// A row, or a header or footer without any row, at its offset from the top edge.
  case item(ViewportItem, y: Int)
}

extension Viewport {
  /// Records the position before the first change since the last layout. Nothing is moved until the
  /// next layout or the next movement, so several changes cannot add up to a jump.
  func holdPosition() {
    guard held == nil else { return }
    // After a movement the current positions count, not those of the last layout.
    if areFramesOld { fillFrames(height: framesHeight > 0 ? framesHeight : room) }
    if frames.isEmpty {
      held = .start
    } else if table.anchoring == .stickToEnd, isUserAtEnd {
      held = .end
    } else if table.anchoring == .stickToTop, isAtTop, !isFocusChosen || focus == firstRow {
      held = .top
    } else if isFocusChosen, let focus, let y = visibleY(of: focus) {
      held = .item(ViewportItem(focus), y: y)
    } else if isAtTop, !isEdge(firstRow) {
      held = .top
    } else {
      held = firstVisibleItem.map { .item($0.item, y: $0.y) } ?? .start
    }
  }

  /// Restores the held position, with the heights that were measured or changed meanwhile.
  func restorePosition() {
    guard let held else { return }
    self.held = nil
    switch held {
    case .start: if table.anchoring == .stickToEnd { scrollToEnd() } else { anchor = Anchor() }
    case .top:
      anchor = Anchor()
      if table.anchoring == .stickToTop { focus = firstRow }
    case .end: scrollToEnd()
    case .item(let item, let y): restore(item, at: y)
    }
  }

  /// Applies a batch to the held position.
  func carryPosition(_ mapping: BatchMapping, _ batch: Batch, to new: Snapshot) {
    guard case .item(let item, let y) = held else { return }
    guard case .row(let path) = item else {
      let carried = mapping.row(item.path)
      return held = carried.map { .item(ViewportItem($0), y: y) } ?? .start
    }
    guard let found = successor(of: path, mapping, batch, to: new) else { return held = .start }
    // What collapses around the user leaves its header, or its node, where that was on screen.
    let own =
      found.role == .header
      ? shownY(ofHeader: path.section) : shownY(ofAncestor: found, of: path, found: mapping.row)
    held = .item(ViewportItem(found), y: own ?? y)
  }

  /// The first row that a pinned header does not cover, or any item if it covers all rows.
  private var firstVisibleItem: (item: ViewportItem, y: Int)? {
    let items = frames.map { (item: geometry.item(at: $0.item), y: $0.y) }
    let covered = coveredHeight
    for (frame, position) in zip(frames, items) where frame.y + frame.height > covered {
      if case .row(let path) = position.item, !isEdge(path) { return position }
    }
    return items.first { if case .row = $0.item { true } else { false } } ?? items.first
  }

  /// Whether the user is at the end: the last row is on screen, and the focus is there or was never
  /// chosen.
  private var isUserAtEnd: Bool {
    isAtEnd && (!isFocusChosen || focus == lastRow) && !isEdge(lastRow)
  }

  /// Returns whether more of the list loads at a row: then the row is neither its top nor its end.
  private func isEdge(_ row: RowPath?) -> Bool {
    row.flatMap { snapshot[$0]?.behaviors.isEdge } ?? false
  }

  /// Places an item at an offset from the top edge.
  func restore(_ item: ViewportItem, at y: Int) {
    anchor = Anchor(item: geometry.index(of: item), inset: -y)
    normalizeAnchor()
  }

  /// Shows the end of the table; the focus moves to the last row.
  func scrollToEnd() {
    focus = lastRow
    guard geometry.itemCount > 0 else { return anchor = Anchor() }
    anchor = Anchor(item: geometry.itemCount - 1, inset: 0)
    normalizeAnchor()
  }

  /// Until the user chooses a row, the focus stays at the start position.
  func keepImplicitFocus() {
    if focus == nil { isFocusChosen = false }
    guard !isFocusChosen else { return }
    focus = table.anchoring == .stickToEnd ? lastRow ?? lastStop : firstRow ?? firstStop
  }

  /// Returns the offset of a row from the top edge at the last layout, if it was on screen.
  func visibleY(of path: RowPath) -> Int? {
    let index = geometry.index(of: ViewportItem(path))
    return frames.first { $0.item == index }?.y
  }

  /// The distance of a header from the top edge at the last layout, also of one that is kept there.
  private func shownY(ofHeader section: Int) -> Int? {
    if pinned?.item == .header(section) { return max(0, pinnedY(of: section)) }
    return visibleY(of: .header(of: section))
  }

  /// Returns the path of a row after a batch. If the row was removed: the ancestor that was
  /// collapsed around it, or else the row inserted in its position at the end of its section, or
  /// else the next surviving row after it, or else the nearest one before it.
  func successor(
    of path: RowPath, _ mapping: BatchMapping, _ batch: Batch, to new: Snapshot
  ) -> RowPath? {
    if let found = mapping.row(path) { return found }
    // A row whose section was deleted, or that is now in a new one, is not moved but deleted and
    // inserted.
    let identity = snapshot.rowID(at: path)
    let mailbox = batch.insertedSections.lazy.flatMap { section in
      (0..<new.rowCount(in: section)).lazy.map { RowPath(section: section, row: $0) }
    }
    let isSame = { new.rowID(at: $0) == identity }
    if let found = batch.insertedRows.first(where: isSame) ?? mailbox.first(where: isSame) {
      return found
    }
    if let section = mapping.section(path.section), new.isCollapsed(section) {
      return .header(of: section)
    }
    if let found = successor(inTreeOf: path, to: new, found: mapping.row)
      ?? replacement(of: path, mapping, batch)
    {
      return found
    }
    var next = row(after: path)
    while let candidate = next {
      if let found = mapping.row(candidate) { return found }
      next = row(after: candidate)
    }
    var previous = row(before: path)
    while let candidate = previous {
      if let found = mapping.row(candidate) { return found }
      previous = row(before: candidate)
    }
    return nil
  }

  /// Returns the first row inserted in the position of the last one of a section, such as the first
  /// song instead of “Loading…”; `nil` if none was inserted, or if more rows were removed.
  private func replacement(
    of path: RowPath, _ mapping: BatchMapping, _ batch: Batch
  ) -> RowPath? {
    guard path.row + 1 == snapshot.rowCount(in: path.section),
      let section = mapping.section(path.section)
    else { return nil }
    var position = RowPath(section: section, row: 0)
    if path.row > 0 {
      let before = mapping.row(RowPath(section: path.section, row: path.row - 1))
      guard let before, before.section == section else { return nil }
      position.row = before.row + 1
    }
    return batch.insertedRows.contains(position) ? position : nil
  }

  /// Returns the path of a row in a snapshot that replaces everything; if the row was removed, that
  /// of a neighbor.
  func successor(of path: RowPath, in new: Snapshot) -> RowPath? {
    // Each look-up reads the whole snapshot: the rows on screen near it are sufficient.
    let neighbors = sequence(first: path, next: row(after:)).dropFirst().prefix(31)
    let before = sequence(first: path, next: row(before:)).dropFirst().prefix(32)
    if let found = new.path(of: snapshot.rowID(at: path))
      ?? successor(inTreeOf: path, to: new, found: { new.path(of: snapshot.rowID(at: $0)) })
      ?? replacement(of: path, in: new)
    {
      return found
    }
    for candidate in Array(neighbors) + Array(before) {
      if let found = new.path(of: snapshot.rowID(at: candidate)) { return found }
    }
    return nil
  }

  /// The same in a snapshot that replaces everything.
  private func replacement(of path: RowPath, in new: Snapshot) -> RowPath? {
    let name = snapshot.sectionID(at: path.section)
    guard path.row + 1 == snapshot.rowCount(in: path.section),
      let section = (0..<new.sectionCount).first(where: { new.sectionID(at: $0) == name })
    else { return nil }
    var position = RowPath(section: section, row: 0)
    if path.row > 0 {
      let before = new.path(
        of: snapshot.rowID(at: RowPath(section: path.section, row: path.row - 1)))
      guard let before, before.section == section else { return nil }
      position.row = before.row + 1
    }
    guard new.contains(position), snapshot.path(of: new.rowID(at: position)) == nil else {
      return nil
    }
    return position
  }

  var firstRow: RowPath? {
    (0..<snapshot.sectionCount).first { snapshot.rowCount(in: $0) > 0 }
      .map { RowPath(section: $0, row: 0) }
  }

  var lastRow: RowPath? {
    (0..<snapshot.sectionCount).last { snapshot.rowCount(in: $0) > 0 }
      .map { RowPath(section: $0, row: snapshot.rowCount(in: $0) - 1) }
  }
}
