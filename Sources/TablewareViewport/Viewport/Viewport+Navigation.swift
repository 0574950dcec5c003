import Tableware

/// A movement of the focus that a key requests.
public enum FocusMovement: Hashable, Sendable {
  /// To the row above or below the current one.
  case up, down
  /// By the number of rows that fit on screen.
  case pageUp, pageDown
  /// To the first or the last row of the table.
  case first, last
  /// To the first row of the previous or the next section.
  case previousSection, nextSection
}

extension Viewport {
  /// Moves the focus and scrolls to it. At an end, the rest of the table (its first header, its
  /// last footer) is shown too.
  ///
  /// - Parameter movement: the movement of the focus.
  public func moveFocus(_ movement: FocusMovement) {
    stopMotion()
    restorePosition()
    // Nothing changes before the end, so that each item on the way is measured once.
    knownItems = []
    defer { knownItems = nil }
    if focus == nil { keepImplicitFocus() }
    guard let current = focus else { return scrollToNearestEnd(movement) }
    isFocusChosen = true
    if readOn(movement, in: current) { return }
    let target: RowPath? =
      switch movement {
      case .up: row(before: current)
      case .down: row(after: current)
      case .pageUp: page(from: current, forward: false)
      case .pageDown: page(from: current, forward: true)
      case .first: firstStop
      case .last: lastStop
      case .previousSection: previousSection(from: current)
      case .nextSection: nextSection(from: current)
      }
    let row = target ?? current
    focus = row
    // Moving up shows the end of a tall row first.
    let isUpward = movement == .up || movement == .pageUp
    reveal(row, at: isUpward && isTall(row) && !isSeen(row) ? .bottom : .nearest)
    scrollToNearestEnd(movement, isAgain: row == current)
  }

  /// Scrolls without moving the focus. Beyond `leapDistance` units, skipped items are not
  /// measured: their known or estimated heights are used.
  ///
  /// - Parameter distance: the distance in units; positive to show rows further down.
  /// - Complexity: O(items on the way), but no more than fit into that distance.
  public func scroll(by distance: Int) {
    stopMotion()
    restorePosition()
    if distance.magnitude > Self.leapDistance.magnitude {
      leap(by: distance)
    } else {
      anchor.inset += distance
    }
    normalizeAnchor()
    // Scrolling back to the end of a log follows it again.
    if distance > 0, table.anchoring == .stickToEnd, room > 0 {
      fillFrames(height: room)
      if isAtEnd { isFocusChosen = false }
    }
  }

  /// The distance within which skipped items are measured, in units.
  static var leapDistance: Int { 4_096 }

  /// Moves to an offset by the known heights. Any distance stops at an end.
  private func leap(by distance: Int) {
    guard geometry.itemCount > 0 else { return }
    let heights = geometry.heights
    let (sum, isTooFar) = (heights.offset(of: anchor.item) + anchor.inset)
      .addingReportingOverflow(distance)
    let target = isTooFar ? Int.max : max(0, sum)
    guard target < heights.total, let item = heights.index(at: target) else {
      return anchor = Anchor(item: geometry.itemCount - 1)
    }
    anchor = Anchor(item: item, inset: target - heights.offset(of: item))
  }

  /// Scrolls to a row without an animation.
  ///
  /// - Parameters:
  ///   - path: the path of the row.
  ///   - position: the position of the row on screen.
  public func scroll(to path: RowPath, at position: ScrollAlignment) {
    guard snapshot.contains(path) else { return }
    stopMotion()
    restorePosition()
    reveal(path, at: position)
  }

  /// Moves the focus to a row, or removes it.
  ///
  /// - Parameter path: the path of the row; `nil` for no row.
  public func focus(_ path: RowPath?) {
    guard path.map(isStop) ?? true else { return }
    // Moving to the beginning or the end also moves the focus, but must not replace this one.
    switch held {
    case .start, .end: restorePosition()
    case .top, .item, nil: break
    }
    if focus != path { focusChanges += 1 }
    focus = path
    isFocusChosen = path != nil
  }

  /// Returns the row on screen at an offset from the top edge, or the header or footer that offers
  /// something; `nil` above, below and at every other header.
  ///
  /// - Parameter y: the offset, in lines.
  public func row(at y: Int) -> RowPath? {
    item(at: y).map(\.path).flatMap { isStop($0) ? $0 : nil }
  }

  /// Marks the focused row as the user's choice, before a key acts on it. A focus off screen moves
  /// to the nearest visible row first: no key may act on an invisible row.
  public func takeFocus() {
    restorePosition()
    if focus == nil { keepImplicitFocus() }
    guard let row = focus, room > 0 else { return }
    if !isSeen(row) {
      fillFrames(height: room)
      let covered = coveredHeight
      let rows = frames.filter { $0.y + $0.height > covered }.compactMap { frame -> RowPath? in
        if case .row(let path) = geometry.item(at: frame.item) { path } else { nil }
      }
      let isAbove = rows.first.map {
        geometry.index(of: ViewportItem(row)) < geometry.index(of: ViewportItem($0))
      }
      focus = (isAbove ?? true ? rows.first : rows.last) ?? row
    }
    isFocusChosen = true
  }

  /// Moves the focus to the first row of a section and its header to the top.
  ///
  /// - Parameter section: the index of the section.
  public func jump(toSection section: Int) {
    guard (0..<snapshot.sectionCount).contains(section) else { return }
    stopMotion()
    restorePosition()
    anchor = Anchor(item: geometry.index(of: .header(section)), inset: 0)
    normalizeAnchor()
    if snapshot.rowCount(in: section) > 0 { focus(RowPath(section: section, row: 0)) }
  }

  /// Moves the anchor so that a row is on screen.
  func reveal(_ path: RowPath, at position: ScrollAlignment) {
    let index = geometry.index(of: ViewportItem(path))
    guard room > 0 else {
      if path == focus { revealsFocus = true }
      return
    }
    let height = measuredHeight(index)
    let top = coveredHeight(over: path)
    switch position {
    case .top: restore(ViewportItem(path), at: top)
    case .middle: restore(ViewportItem(path), at: max(top, (room - height) / 2))
    case .bottom: restore(ViewportItem(path), at: room - height)
    case .nearest:
      normalizeAnchor()
      if isTall(path), !isSeen(path) { return restore(ViewportItem(path), at: top) }
      // Between these two offsets the whole row is on screen; or, if it is tall, nothing else.
      let lowest = max(top, room - height)
      let highest = min(top, room - height)
      let y = distance(to: index, limit: room) ?? (index < anchor.item ? highest - 1 : lowest + 1)
      if y > lowest { restore(ViewportItem(path), at: lowest) }
      if y < highest { restore(ViewportItem(path), at: highest) }
    }
  }

  /// Returns the current offset of an item from the top edge, if it is less than `limit`.
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

  /// Returns whether a row is taller than the screen below a pinned header.
  private func isTall(_ path: RowPath) -> Bool {
    measuredHeight(geometry.index(of: ViewportItem(path))) > room - coveredHeight(over: path)
  }

  /// Returns whether a part of a row is currently on screen, below a pinned header.
  func isSeen(_ path: RowPath) -> Bool {
    normalizeAnchor()
    if path.role == .header, pinnedHeight(over: path.section) > 0, geometry.itemCount > 0,
      geometry.item(at: anchor.item).section == path.section
    {
      return true
    }
    let index = geometry.index(of: ViewportItem(path))
    guard let y = distance(to: index, limit: room) else { return false }
    return y < room && y + measuredHeight(index) > coveredHeight(over: path)
  }

  /// Scrolls inside a focused row that is taller than the screen, before the focus leaves it.
  ///
  /// - Returns: whether a part of the row was still off screen.
  private func readOn(_ movement: FocusMovement, in path: RowPath) -> Bool {
    let index = geometry.index(of: ViewportItem(path))
    let top = coveredHeight(over: path)
    guard isTall(path), isSeen(path), let y = distance(to: index, limit: room)
    else { return false }
    switch movement {
    case .down, .pageDown:
      let hidden = y + measuredHeight(index) - room
      if hidden > 0 { scroll(by: min(hidden, room - top)) }
      return hidden > 0
    case .up, .pageUp:
      let hidden = top - y
      if hidden > 0 { scroll(by: -min(hidden, room - top)) }
      return hidden > 0
    case .first, .last, .previousSection, .nextSection: return false
    }
  }

  /// Shows the header before the first or the footer after the last row too, if the focus is there
  /// and stays on screen: the whole of it at first, one unit for each further request.
  private func scrollToNearestEnd(_ movement: FocusMovement, isAgain: Bool = false) {
    let index = focus.map { geometry.index(of: ViewportItem($0)) }
    let rest = room - (index.map { isAgain ? 1 : measuredHeight($0) } ?? 0)
    switch movement {
    case .up, .pageUp, .first, .previousSection:
      guard focus == firstStop, height(of: 0..<(index ?? 0), limit: rest) <= rest else { return }
      anchor = Anchor()
    case .down, .pageDown, .last, .nextSection:
      let behind = (index.map { $0 + 1 } ?? 0)..<geometry.itemCount
      let top = focus.map(coveredHeight) ?? 0
      guard focus == lastStop, geometry.itemCount > 0,
        focus == nil || height(of: behind, limit: rest) <= rest - top
      else { return }
      anchor = Anchor(item: geometry.itemCount - 1, inset: 0)
      anchor.inset = measuredHeight(anchor.item) - room
      normalizeAnchor()
    }
  }

  /// Returns the sum of some items' heights, counted no further than beyond a limit.
  func height(of items: Range<Int>, limit: Int) -> Int {
    var sum = 0
    for item in items {
      sum += measuredHeight(item)
      if sum > limit { break }
    }
    return sum
  }

  /// Returns the row at the distance of a page: all rows on the way, and the headers between them,
  /// fit on screen.
  private func page(from path: RowPath, forward: Bool) -> RowPath {
    var current = path
    var used = measuredHeight(geometry.index(of: ViewportItem(path)))
    while let next = forward ? row(after: current) : row(before: current) {
      let start = geometry.index(of: ViewportItem(current))
      let end = geometry.index(of: ViewportItem(next))
      let top = coveredHeight(over: forward ? path : next)
      used += height(of: forward ? start + 1..<end + 1 : end..<start, limit: room)
      if used > room - top, current != path { break }
      current = next
      if used >= room - top { break }
    }
    return current
  }

  private func nextSection(from path: RowPath) -> RowPath? {
    (path.section + 1..<snapshot.sectionCount).lazy.compactMap(stop(atStartOf:)).first ?? lastStop
  }

  private func previousSection(from path: RowPath) -> RowPath? {
    if let start = stop(atStartOf: path.section), start != path { return start }
    return (0..<path.section).reversed().lazy.compactMap(stop(atStartOf:)).first
  }

  /// How much of the top a pinned header covers where a row is brought on screen.
  private func coveredHeight(over path: RowPath) -> Int {
    path.role == .header ? 0 : pinnedHeight(over: path.section)
  }
}
