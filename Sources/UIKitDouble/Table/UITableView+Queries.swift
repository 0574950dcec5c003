#if !canImport(UIKit)
  import Foundation

  extension UITableView {
    /// The cell of a row on screen, or one that was asked for in advance; `nil` for any other path (L-15).
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      guard allows(.cells) else { return nil }
      let cell = shown[indexPath] ?? prepared[indexPath]
      return cell === unannounced ? nil : cell
    }

    /// The row that a cell shows; `nil` for one that is not on screen, and maybe while it is announced (L-12).
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
      guard allows(.places), cell !== unannounced else { return nil }
      return shown.first { $0.value === cell }?.key
    }

    /// The cells on screen, from top to bottom; not to be asked for during an update (M-40).
    public var visibleCells: [UITableViewCell] {
      guard allows(.cells) else { return [] }
      return shown.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The rows on screen, from top to bottom; `nil` before the table has read its data.
    public var indexPathsForVisibleRows: [IndexPath]? {
      guard allows(.visiblePaths) else { return nil }
      return needsReload ? nil : shown.keys.sorted()
    }

    /// Whether something is going on that a `reloadData` would destroy: an open batch, a drag, an open swipe
    /// (B-60, E-07).
    public var hasUncommittedUpdates: Bool {
      if case .batch = phase { return true }
      return phase == .committing || interaction.isBusy
    }

    /// Runs `cellForRow` again for rows that have a cell; the same cell has to come back, and is not prepared
    /// for reuse (L-20). In a batch: paths of before it.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
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

    /// Reports every cell on screen that shows something else than the data says (B-42): to be asked when all
    /// updates are done. Needs a probe that knows contents.
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
#endif
