import Foundation

extension UITableView {
  /// Reads the new numbers, checks every rule, and applies the batch if UIKit would.
  func commit() {
    phase = .committing
    let changes = updates
    updates = []
    inspector.note(.batch(changes))
    if changes.count > inspector.largestBatch {
      report("B-55", .hazard, "\(changes.count) changes in one batch")
    }
    let old = counts
    let before = content
    readCounts()
    askForOldHeights()
    guard phase == .committing else { return }
    let shape = BatchShape(changes, old: old, new: counts)
    let check = BatchCheck(shape)
    for breach in check.breaches { inspector.report(breach) }
    guard !check.breaches.contains(where: { $0.verdict == .exception }) else {
      completions = []
      phase = .poisoned
      return
    }
    if let before, let content {
      for breach in shape.contentBreaches(from: before, to: content) { inspector.report(breach) }
    }
    if inspector.mindsRedundantMoves {
      for breach in shape.redundantMoves() { inspector.report(breach) }
    }
    apply(shape)
    guard phase == .committing else { return }
    phase = .idle
    setNeedsLayout()
    if inspector.hostility.contains(.extraLayout), window != nil { layOut() }
    finish(changes.isEmpty || !UIView.areAnimationsEnabled ? 0 : 0.3)
  }

  /// Some versions ask for heights with the old paths when the data has changed already.
  private func askForOldHeights() {
    guard inspector.hostility.contains(.oldPathHeights) else { return }
    for path in shown.keys.sorted() {
      inspector.heightRequests += 1
      _ = tableDelegate?.tableView(self, heightForRowAt: path)
    }
  }

  /// Cells, heights and selection go where the rules say (B-35, B-36, L-22, L-31).
  private func apply(_ shape: BatchShape) {
    let map = RowMap(shape)
    let reloaded = Set(shape.reloadedRows)
    let reloadedSections = Set(shape.reloadedSections)
    func target(_ path: IndexPath) -> IndexPath? {
      reloaded.contains(path) || reloadedSections.contains(path.section)
        ? nil : map[path]
    }
    if let swiped = interaction.swipe?.path, map[swiped] != nil,
      target(swiped) == nil
    {
      report("B-60", .hazard, "row \(swiped.text) is reloaded while it is swiped open")
    }
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) {
      if let target = target(path) {
        kept[target] = cell
      } else {
        checkResponder(in: cell, at: path)
        end(cell, at: path)
      }
    }
    shown = kept
    dropPrepared()
    applyToHeaders(map.sections, reloadedSections)
    selected = Set(selected.compactMap(target))
    interaction.focus = interaction.focus.flatMap { map[$0] }
    prefetched = Set(prefetched.compactMap { map[$0] })
    heights.follow(map, counts, asksEstimates: delegateEstimates) { firstHeight(of: $0) }
    sectionsAreStale = true
    rowsAreStale = true
    followSwipe(target)
    activeDrag?.follow(target)
    reconfigurePending(target)
  }

  private func applyToHeaders(_ sections: [Int?], _ reloaded: Set<Int>) {
    let headers = shownHeaders
    let footers = shownFooters
    shownHeaders = [:]
    shownFooters = [:]
    for (section, view) in headers {
      if let position = sections[section], !reloaded.contains(section) {
        shownHeaders[position] = view
      } else {
        retire(view, header: section)
      }
    }
    for (section, view) in footers {
      if let position = sections[section], !reloaded.contains(section) {
        shownFooters[position] = view
      } else {
        retire(view, footer: section)
      }
    }
  }

  /// Editing in a cell that is removed has to be able to end (B-61).
  private func checkResponder(in cell: UITableViewCell, at path: IndexPath) {
    guard let view = UIResponder.firstResponder as? UIView, view.isDescendant(of: cell) else {
      return
    }
    if !view.resignFirstResponder() {
      report(
        "B-61", .exception, "the first responder in deleted row \(path.text) does not resign")
    } else {
      report("B-61", .hazard, "row \(path.text) was deleted with the keyboard in it")
    }
  }
}
