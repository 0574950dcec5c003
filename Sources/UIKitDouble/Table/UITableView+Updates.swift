#if !canImport(UIKit)
  import Foundation

  extension UITableView {
    /// Opens a batch, or goes one deeper in one; only the outermost counts (B-04).
    public func beginUpdates() {
      guard allows(.beginUpdates) else { return }
      if case .batch(let depth) = phase {
        phase = .batch(depth: depth + 1)
        return
      }
      checkBase()
      if phase == .idle { phase = .batch(depth: 1) }
    }

    /// Closes a batch; the outermost is checked against the data and applied.
    public func endUpdates() {
      guard allows(.endUpdates), case .batch(let depth) = phase else { return }
      guard depth == 1 else {
        phase = .batch(depth: depth - 1)
        return
      }
      commit()
    }

    /// Tells changes in one batch. The data changes inside the closure (B-07); the completion comes when the
    /// animation ends, with whether it was not interrupted, and at once for a batch without changes.
    public func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      beginUpdates()
      guard case .batch = phase else { return }
      if let completion { completions.append(completion) }
      updates?()
      // A breach inside the closure poisons the table: then there is nothing to close.
      if case .batch = phase { endUpdates() }
    }

    /// Sections come; indexes of after the batch (B-01).
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      record(sections.map { .insertSection($0) })
    }

    /// Sections go; indexes of before the batch.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      record(sections.map { .deleteSection($0) })
    }

    /// Sections get other cells and may get other counts; indexes of before the batch (B-32).
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      record(sections.map { .reloadSection($0) })
    }

    /// A section moves; from an index of before the batch to one of after it (B-02).
    public func moveSection(_ section: Int, toSection newSection: Int) {
      record([.moveSection(section, to: newSection)])
    }

    /// Rows come; paths of after the batch.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      record(indexPaths.map { .insertRow($0) })
    }

    /// Rows go; paths of before the batch.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      record(indexPaths.map { .deleteRow($0) })
    }

    /// Rows get other cells: what was typed, selected or swiped in them is lost (L-21). Paths of before the
    /// batch.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      record(indexPaths.map { .reloadRow($0) })
    }

    /// A row moves with its cell; from a path of before the batch to one of after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      record([.moveRow(indexPath, to: newIndexPath)])
    }

    /// A change outside a batch is a batch of its own.
    private func record(_ changes: [TableUpdate]) {
      guard allows(.update) else { return }
      if case .batch = phase {
        updates += changes
        return
      }
      beginUpdates()
      guard case .batch = phase else { return }
      updates += changes
      endUpdates()
    }

    /// The data must not have changed before the batch began (B-07), and the table must know it (B-08).
    private func checkBase() {
      if needsReload {
        report("B-08", .hazard, "a batch on a table that has not read its data")
        loadIfNeeded()
      }
      if window == nil || bounds.isEmpty {
        report("B-54", .hazard, "a batch without a window or without a size")
      }
      if interaction.isReordering { report("B-60", .hazard, "a batch while a row is dragged") }
      if !animations.isEmpty {
        report("B-56", .hazard, "a batch while the one before it animates")
      }
      if inspector.hostility.contains(.extraLayout), window != nil { layOut() }
      guard let probe = inspector.probe, let content else { return }
      let said = probe.content(counts)
      if said.sections != content.sections || said.rows != content.rows {
        report("B-07", .hazard, "the data changed before the batch began")
      }
    }
  }
#endif
