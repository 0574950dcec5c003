import Foundation

extension UITableView {
  func baseBeginUpdates() {
    guard allows(.beginUpdates) else { return }
    if case .batch(let depth) = phase {
      phase = .batch(depth: depth + 1)
      return
    }
    checkBase()
    if phase == .idle { phase = .batch(depth: 1) }
  }

  func baseEndUpdates() {
    guard allows(.endUpdates), case .batch(let depth) = phase else { return }
    guard depth == 1 else {
      phase = .batch(depth: depth - 1)
      return
    }
    commit()
  }

  func basePerformBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    beginUpdates()
    guard case .batch = phase else { return }
    if let completion { completions.append(completion) }
    updates?()
    // A breach inside the closure poisons the table: then there is nothing to close.
    if case .batch = phase { endUpdates() }
  }

  func baseInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(.insert, sections, animation)
    record(sections.map { .insertSection($0) })
  }

  func baseDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(.delete, sections, animation)
    record(sections.map { .deleteSection($0) })
  }

  func baseReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(.reload, sections, animation)
    record(sections.map { .reloadSection($0) })
  }

  func baseMoveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)])
  }

  func baseInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.insert, indexPaths.map(\.section), animation)
    record(indexPaths.map { .insertRow($0) })
  }

  func baseDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.delete, indexPaths.map(\.section), animation)
    record(indexPaths.map { .deleteRow($0) })
  }

  func baseReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.reload, indexPaths.map(\.section), animation)
    record(indexPaths.map { .reloadRow($0) })
  }

  func baseMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
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

  /// The data must not have changed before the batch began (B-07), and the table must know it
  /// (B-08).
  private func checkBase() {
    if needsReload {
      report("B-08", .hazard, "a batch on a table that has not read its data")
      loadIfNeeded()
    }
    if window == nil || bounds.isEmpty {
      report("B-54", .hazard, "a batch without a window or without a size")
    }
    if interaction.isReordering || interaction.isDropping {
      report("B-60", .hazard, "a batch while a row is dragged")
    }
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
