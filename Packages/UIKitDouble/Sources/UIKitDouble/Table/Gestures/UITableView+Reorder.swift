import Foundation

extension UITableView {
  /// Drags a row to another place, counted after it was taken out; the data source has to follow
  /// (E-05).
  ///
  /// - Parameters:
  ///   - via: places that the finger passes on the way, each of them proposed to the delegate.
  ///   - during: what happens meanwhile, such as an update that arrives (F-49).
  /// - Returns: whether the row moved.
  @discardableResult
  public func simulateReorder(
    from source: IndexPath, to proposed: IndexPath, via: [IndexPath] = [],
    during: () -> Void = {}
  ) -> Bool {
    guard allows(.gesture) else { return false }
    layoutIfNeeded()
    guard phase == .idle, holds(source),
      dataSource?.tableView(self, canMoveRowAt: source) ?? false
    else { return false }
    let cell = shown[source]
    interaction.isReordering = true
    cell?.isReordering = true
    defer {
      interaction.isReordering = false
      cell?.isReordering = false
      drop()
    }
    for position in via { _ = retargeted(source, position) }
    during()
    guard phase == .idle, holds(source) else { return false }
    let target = retargeted(source, proposed)
    var moved = counts
    moved[source.section] -= 1
    guard moved.indices.contains(target.section),
      (0...moved[target.section]).contains(target.row)
    else {
      report("E-06", .exception, "the row was sent to \(target.text), which does not exist")
      return false
    }
    moved[target.section] += 1
    inspector.note(.reorder(source, target))
    guard target != source else { return false }
    let shape = BatchShape([.moveRow(source, to: target)], old: counts, new: moved)
    let before = content
    dataSource?.tableView(self, moveRowAt: source, to: target)
    guard phase == .idle else { return false }
    follow(shape)
    readCounts()
    if counts != moved {
      report("E-05", .exception, "the data has \(counts) rows after the move, not \(moved)")
    } else if let before, let content {
      for breach in shape.contentBreaches(from: before, to: content) { inspector.report(breach) }
    }
    setNeedsLayout()
    return true
  }

  /// The row moves to its place, which takes as long as an animation.
  private func drop() {
    interaction.isDropping = true
    VirtualTime.shared.after(0.3) { [weak self] in self?.interaction.isDropping = false }
  }

  private func retargeted(_ source: IndexPath, _ proposed: IndexPath) -> IndexPath {
    tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  /// The table has moved the row already: cells follow.
  private func follow(_ shape: BatchShape) {
    let map = RowMap(shape)
    func target(_ path: IndexPath) -> IndexPath? { map[path] }
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in shown {
      if let target = target(path) { kept[target] = cell }
    }
    shown = kept
    dropPrepared()
    selected = Set(selected.compactMap(target))
    interaction.focus = interaction.focus.flatMap(target)
    activeDrag?.follow(target)
    prefetched = Set(prefetched.compactMap(target))
    heights.follow(map, shape.new, asksEstimates: delegateEstimates) { firstHeight(of: $0) }
  }
}
