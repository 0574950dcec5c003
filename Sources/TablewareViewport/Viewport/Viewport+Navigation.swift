import Tableware

/// A movement of the focus, as a key asks for it.
public enum FocusMovement: Hashable, Sendable {
  /// To the row above or below.
  case up, down
  /// By as many rows as fit on screen.
  case pageUp, pageDown
  /// To the first or the last row.
  case first, last
  /// To the first row of the section before or behind.
  case previousSection, nextSection
}

extension Viewport {
  /// Moves the focus and brings it on screen. At an end, the rest of the table (its first header, its
  /// last footer) is brought on screen too.
  public func moveFocus(_ movement: FocusMovement) {
    settle()
    keepImplicitFocus()
    guard let current = focus else { return scrollToNearestEnd(movement) }
    isFocusChosen = true
    let target: RowPath? =
      switch movement {
      case .up: row(before: current)
      case .down: row(after: current)
      case .pageUp: page(from: current, forward: false)
      case .pageDown: page(from: current, forward: true)
      case .first: firstRow
      case .last: lastRow
      case .previousSection: previousSection(from: current)
      case .nextSection: nextSection(from: current)
      }
    guard let target, target != current else { return scrollToNearestEnd(movement) }
    focus = target
    reveal(target, at: .nearest)
    if target == firstRow || target == lastRow { scrollToNearestEnd(movement) }
  }

  /// Scrolls without moving the focus; positive shows what is further down.
  public func scroll(by distance: Int) {
    settle()
    anchor.inset += distance
    normalizeAnchor()
  }

  /// Brings a row on screen.
  public func scroll(to path: RowPath, at position: ScrollPosition) {
    guard snapshot.contains(path) else { return }
    settle()
    reveal(path, at: position)
  }

  /// Gives a row the focus, or takes it away.
  public func focus(_ path: RowPath?) {
    guard path.map(snapshot.contains) ?? true else { return }
    focus = path
    isFocusChosen = path != nil
  }

  /// The row on screen at a distance from the top edge; `nil` where there is a header or nothing.
  public func row(at y: Int) -> RowPath? {
    guard y >= pinnedHeightOnScreen else { return nil }
    for frame in frames where (frame.y..<frame.y + frame.height).contains(y) {
      if case .row(let path) = geometry.item(at: frame.item) { return path }
    }
    return nil
  }

  /// Raises an event from the focused row, which is brought on screen first.
  @discardableResult
  public func raise(_ event: some Event) -> Delivery {
    keepImplicitFocus()
    guard let focus else { return .unhandled }
    isFocusChosen = true
    guard let bound = records.first(where: { $0.row?.path == focus })?.row else {
      settle()
      reveal(focus, at: .nearest)
      return table.deliver(event, from: snapshot.rowID(at: focus))
    }
    return table.deliver(event, from: bound)
  }

  /// The source of the focused row, for commands.
  public var focusedSource: EventSource? {
    focus.flatMap { table.source(at: $0) }
  }

  /// Moves the focus to the first row of a section and puts its header at the top.
  public func jump(toSection section: Int) {
    guard (0..<snapshot.sectionCount).contains(section) else { return }
    settle()
    anchor = Anchor(item: geometry.index(of: .header(section)), inset: 0)
    normalizeAnchor()
    if snapshot.rowCount(in: section) > 0 { focus(RowPath(section: section, row: 0)) }
  }

  /// Moves the anchor so that a row is on screen.
  func reveal(_ path: RowPath, at position: ScrollPosition) {
    let index = geometry.index(of: .row(path))
    let room = surface.size.height
    guard room > 0 else { return }
    let height = measuredHeight(index)
    let top = pinnedHeight(over: path.section)
    switch position {
    case .top: restore(path, at: top)
    case .middle: restore(path, at: max(top, (room - height) / 2))
    case .bottom: restore(path, at: max(top, room - height))
    case .nearest:
      normalizeAnchor()
      let y = distance(to: index, limit: room)
      if let y, y >= top || height > room - top, y + height <= room { return }
      let isAbove = y.map { $0 < top } ?? (index < anchor.item)
      restore(path, at: isAbove ? top : max(top, room - height))
    }
  }

  /// The distance of an item from the top edge as things stand now, if it is less than `limit`.
  private func distance(to index: Int, limit: Int) -> Int? {
    guard index >= anchor.item else { return nil }
    var y = -anchor.inset
    var item = anchor.item
    while item < index, y < limit {
      y += measuredHeight(item)
      item += 1
    }
    return item == index ? y : nil
  }

  private func scrollToNearestEnd(_ movement: FocusMovement) {
    switch movement {
    case .up, .pageUp, .first, .previousSection:
      if focus == nil || focus == firstRow {
        let top = focus.map { geometry.index(of: .row($0)) } ?? 0
        // Only what fits above the first row; a row taller than the screen keeps its place.
        if geometry.heights.offset(of: top) < surface.size.height { anchor = Anchor() }
      }
    case .down, .pageDown, .last, .nextSection:
      guard focus == nil || focus == lastRow, geometry.itemCount > 0 else { return }
      let y = focus.flatMap {
        distance(to: geometry.index(of: .row($0)), limit: surface.size.height)
      }
      let behind = geometry.itemCount - (focus.map { geometry.index(of: .row($0)) } ?? 0)
      if y != nil || focus == nil, behind < surface.size.height + 2 {
        anchor = Anchor(item: geometry.itemCount - 1, inset: 0)
        anchor.inset = measuredHeight(anchor.item) - surface.size.height
        normalizeAnchor()
      }
    }
  }

  private func page(from path: RowPath, forward: Bool) -> RowPath {
    var rest = max(1, surface.size.height - pinnedHeight(over: path.section))
    var current = path
    rest -= measuredHeight(geometry.index(of: .row(path)))
    while let next = forward ? row(after: current) : row(before: current) {
      rest -= measuredHeight(geometry.index(of: .row(next)))
      if rest < 0 && current != path { break }
      current = next
      if rest <= 0 { break }
    }
    return current
  }

  private func nextSection(from path: RowPath) -> RowPath? {
    (path.section + 1..<snapshot.sectionCount).first { snapshot.rowCount(in: $0) > 0 }
      .map { RowPath(section: $0, row: 0) } ?? lastRow
  }

  private func previousSection(from path: RowPath) -> RowPath? {
    if path.row > 0 { return RowPath(section: path.section, row: 0) }
    return (0..<path.section).last { snapshot.rowCount(in: $0) > 0 }
      .map { RowPath(section: $0, row: 0) }
  }
}
