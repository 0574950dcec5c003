import Foundation

extension UITableView {
  func baseCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard allows(.cells) else { return nil }
    let cell = shown[indexPath] ?? prepared[indexPath]
    return cell === unannounced ? nil : cell
  }

  func baseIndexPath(for cell: UITableViewCell) -> IndexPath? {
    guard allows(.positions), cell !== unannounced else { return nil }
    return shown.first { $0.value === cell }?.key
  }

  var baseVisibleCells: [UITableViewCell] {
    guard allows(.cells) else { return [] }
    return shown.sorted { $0.key < $1.key }.map(\.value)
  }

  var baseIndexPathsForVisibleRows: [IndexPath]? {
    guard allows(.visiblePaths) else { return nil }
    return needsReload ? nil : shown.keys.sorted()
  }

  var baseHasUncommittedUpdates: Bool {
    if case .batch = phase { return true }
    return phase == .committing || interaction.isBusy
  }

  func baseReconfigureRows(at indexPaths: [IndexPath]) {
    guard allows(.reconfigureRows) else { return }
    for path in indexPaths where !holds(path) {
      return report("B-11", .exception, "reconfigured \(path.text), which does not exist")
    }
    if case .batch = phase {
      pendingReconfigurations += indexPaths
      return
    }
    inspector.note(.reconfigure(indexPaths))
    for path in indexPaths where phase == .idle { reconfigure(path) }
    setNeedsLayout()
  }

  private func reconfigure(_ path: IndexPath) {
    guard let cell = shown[path] ?? prepared[path] else { return }
    _ = self.cell(for: path, existing: cell)
    rowsAreStale = true
  }

  /// What a batch was asked to configure again, at the places where the rows are now.
  func reconfigurePending(_ target: (IndexPath) -> IndexPath?) {
    let paths = pendingReconfigurations.compactMap(target)
    pendingReconfigurations = []
    for path in paths where phase != .poisoned { asking(.layout) { reconfigure(path) } }
  }

  /// Reports every cell on screen that shows something else than the data says (B-42): to be asked
  /// when all updates are done. Needs a probe with contents.
  ///
  /// - Returns: whether all is fresh.
  @discardableResult
  public func checkFreshness() -> Bool {
    guard phase == .idle, let probe = inspector.probe?.content else { return true }
    layoutIfNeeded()
    var isFresh = true
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) {
      let said = probe.row(path)
      let bound = probe.cell(cell)
      guard said != bound else { continue }
      isFresh = false
      report("B-42", .content, "row \(path.text) shows \(bound), the data says \(said)")
    }
    return isFresh
  }
}
