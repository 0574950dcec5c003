/// Moving rows by hand.
///
/// While the user holds a row, submitted states wait: nothing moves under the user's finger. When
/// the row is released, the move is made in the newest state (rules E-05…E-09).
extension Table {
  /// Whether a row is held.
  package var isMoving: Bool { movingRow != nil }

  /// Holds a row. Commits wait until ``endMoving(at:)``.
  ///
  /// - Returns: `false` if the row does not exist, is not movable or is disabled, or another one is
  ///   held.
  package func beginMoving(_ row: some Hashable & Sendable) -> Bool {
    let identity = Identity(row)
    guard movingRow == nil, let path = snapshot.path(of: identity), let row = snapshot[path],
      row.behaviors.isMovable, row.isEnabled
    else { return false }
    movingRow = identity
    queue.hold()
    return true
  }

  /// Returns the position at which the held row would be released: the app may have vetoed the
  /// position or chosen another one.
  ///
  /// - Parameter path: a path counted after the row was removed from the shown rows; positions
  ///   outside become the nearest one.
  /// - Returns: `nil` if the position is not allowed.
  package func target(at path: RowPath) -> RowMove? {
    movingRow.flatMap { target(of: $0, at: path) }
  }

  private func target(of row: Identity, at path: RowPath) -> RowMove? {
    guard let old = snapshot.path(of: row) else { return nil }
    var path = path
    // The nearest allowed position: the end of its own section if the user moved farther.
    if snapshot[old]?.behaviors.moveScope != .anywhere, path.section != old.section {
      path = RowPath(section: old.section, row: path.section < old.section ? 0 : .max)
    }
    return proposal(of: row, at: path).flatMap(retarget)
  }

  /// Returns whether a row can be moved by some positions, with every veto considered.
  func canMove(_ path: RowPath, by distance: Int) -> Bool {
    guard canMove(path), let destination = destination(of: path, movedBy: distance) else {
      return false
    }
    return target(of: snapshot.rowID(at: path), at: destination) != nil
  }

  /// Releases the held row.
  ///
  /// - Parameter path: as for ``target(at:)``; `nil` leaves the row where it was.
  /// - Returns: whether it moved.
  @discardableResult
  package func endMoving(at path: RowPath?) -> Bool {
    endMoving(as: path.flatMap(target(at:)))
  }

  /// Releases the held row at a result of ``target(at:)``; `nil` leaves it where it was.
  @discardableResult
  package func endMoving(as move: RowMove?) -> Bool {
    guard let row = movingRow else { return false }
    movingRow = nil
    // A handler of the move may have begun to hold another row.
    defer { if !isMoving { perform(queue.release()) } }
    guard let move else { return false }
    return make(move, of: row)
  }

  /// Moves a row by some positions among the shown rows, and into the neighboring section at the
  /// end of its own.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  package func move(_ row: some Hashable & Sendable, by distance: Int) -> Bool {
    let identity = Identity(row)
    guard let path = snapshot.path(of: identity), beginMoving(identity) else { return false }
    return endMoving(at: destination(of: path, movedBy: distance))
  }

  /// Returns whether the user may move the row at a path.
  func canMove(_ path: RowPath) -> Bool {
    snapshot[path].map { $0.behaviors.isMovable && $0.isEnabled } ?? false
  }

  /// Returns the position of a move in the shown rows, counted after the row was removed.
  package func position(of move: RowMove) -> RowPath? {
    guard let old = snapshot.path(of: move.row),
      let section = (0..<snapshot.sectionCount).first(where: {
        snapshot.sectionID(at: $0) == move.section
      })
    else { return nil }
    func position(_ identity: Identity?) -> Int? {
      guard let identity, let path = snapshot.path(of: identity), path.section == section else {
        return nil
      }
      return path.row - (old.section == section && old.row < path.row ? 1 : 0)
    }
    let end = snapshot.rowCount(in: section) - (old.section == section ? 1 : 0)
    return RowPath(
      section: section, row: position(move.before) ?? position(move.after).map { $0 + 1 } ?? end)
  }

  /// Whether a commit is in progress.
  package var isShowing: Bool { queue.isCommitting }

  /// Adopts a move that the back end has shown already: the next plan starts from the rows after
  /// the move (rule E-09).
  ///
  /// - Parameters:
  ///   - source: a path before the move.
  ///   - destination: a path counted after the row was taken out.
  /// - Returns: the shown snapshot.
  package func adoptMove(from source: RowPath, to destination: RowPath) -> Snapshot {
    snapshot.moveRow(from: source, to: destination)
    target = snapshot
    // Edits were counted from the former arrangement.
    draft.forgetEdits()
    // A plan in progress started from it, too; and a move that no handler adopts is undone.
    readyPlan = nil
    perform(queue.submit(nil))
    return snapshot
  }

  /// Releases the held row without a move, because the object that held it was released.
  func forgetHeldRow() {
    guard movingRow != nil else { return }
    movingRow = nil
    perform(queue.release())
  }

  /// Returns the position of a row after a move by some positions, counted after it was removed;
  /// `nil` outside of the table.
  func destination(of path: RowPath, movedBy distance: Int) -> RowPath? {
    let position = path.row + distance
    if position >= 0, position < snapshot.rowCount(in: path.section) {
      return RowPath(section: path.section, row: position)
    }
    guard snapshot[path]?.behaviors.moveScope == .anywhere else { return nil }
    let section = path.section + (distance < 0 ? -1 : 1)
    guard distance != 0, (0..<snapshot.sectionCount).contains(section) else { return nil }
    return RowPath(
      section: section, row: distance < 0 ? snapshot.rowCount(in: section) : 0)
  }

  private func proposal(of row: Identity, at path: RowPath) -> RowMove? {
    guard snapshot.sectionCount > 0, let old = snapshot.path(of: row) else { return nil }
    let section = min(max(path.section, 0), snapshot.sectionCount - 1)
    // The number of rows in the section without the row itself.
    let count = snapshot.rowCount(in: section) - (old.section == section ? 1 : 0)
    let position = min(max(path.row, 0), count)
    func neighbor(_ index: Int) -> Identity? {
      guard (0..<count).contains(index) else { return nil }
      let isBehind = old.section == section && index >= old.row
      return snapshot.rowID(at: RowPath(section: section, row: index + (isBehind ? 1 : 0)))
    }
    return RowMove(
      row, to: snapshot.sectionID(at: section), after: neighbor(position - 1),
      before: neighbor(position))
  }

  private func retarget(_ move: RowMove) -> RowMove? {
    guard let moveTarget else { return move }
    // An app that returns another row, or a section that does not exist, vetoes the move.
    guard let target = moveTarget(move), target.row == move.row,
      draft.sections.slot(of: target.section) != nil
    else { return nil }
    return target
  }

  private func make(_ move: RowMove, of row: Identity) -> Bool {
    guard draft.sections.row(with: row) != nil else {
      reportUnknownRow(row)
      return false
    }
    switch deliver(move, from: row) {
    case .handled: return true
    case .stale, .disabled: return false
    case .unhandled where declaration != nil:
      diagnostics.report(.unhandledEvent(move.eventName, row: row))
      return false
    case .unhandled: break
    }
    // In the newest state the row itself may be before its neighbor: then it is not counted.
    guard let section = draft.sections.slot(of: move.section) else { return false }
    let rows = draft.sections[section].rows
    let isOwn = draft.sections.row(with: row)?.section == section
    let own = isOwn ? rows.firstIndex(of: row) : nil
    func position(_ identity: Identity?, offset: Int) -> Int? {
      guard let identity, let position = rows.firstIndex(of: identity) else { return nil }
      return position + offset - (own.map { $0 < position ? 1 : 0 } ?? 0)
    }
    let end = rows.count - (own == nil ? 0 : 1)
    let target =
      position(move.before, offset: 0) ?? position(move.after, offset: 1)
      ?? (move.after == nil && move.before != nil ? 0 : end)
    self.row(row).move(to: target, in: move.section)
    return true
  }
}

/// The positions to which the user may move a row.
public enum MoveScope: Hashable, Sendable {
  /// Between the rows of its own section.
  case withinSection
  /// Anywhere in the table, also in another section.
  case anywhere
}
