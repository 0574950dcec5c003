#if !canImport(UIKit)
  import Foundation

  extension UITableView {
    public func beginUpdates() {
      guard isUsable("beginUpdates") else { return }
      if case .batch(let depth) = phase {
        phase = .batch(depth: depth + 1)
        return
      }
      checkBase()
      guard phase == .idle else { return }
      phase = .batch(depth: 1)
    }

    public func endUpdates() {
      guard case .batch(let depth) = phase else {
        return report("B-58", .exception, "endUpdates without beginUpdates")
      }
      guard depth == 1 else {
        phase = .batch(depth: depth - 1)
        return
      }
      commit()
    }

    public func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      beginUpdates()
      guard case .batch = phase else { return }
      if let completion { completions.append(completion) }
      updates?()
      endUpdates()
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      record(sections.map { .insertSection($0) })
    }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      record(sections.map { .deleteSection($0) })
    }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      record(sections.map { .reloadSection($0) })
    }
    public func moveSection(_ section: Int, toSection newSection: Int) {
      record([.moveSection(section, to: newSection)])
    }
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      record(indexPaths.map { .insertRow($0) })
    }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      record(indexPaths.map { .deleteRow($0) })
    }
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      record(indexPaths.map { .reloadRow($0) })
    }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      record([.moveRow(indexPath, to: newIndexPath)])
    }

    /// A change outside a batch is a batch of its own.
    private func record(_ changes: [TableUpdate]) {
      guard isUsable("an update") else { return }
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
      if isReordering { report("B-60", .hazard, "a batch while a row is dragged") }
      if runningAnimations > 0 {
        report("B-56", .hazard, "a batch while the one before it animates")
      }
      guard let probe = inspector.probe, let content else { return }
      let said = probe.content(counts)
      if said.sections != content.sections || said.rows != content.rows {
        report("B-07", .hazard, "the data changed before the batch began")
      }
    }

    private func commit() {
      phase = .committing
      let changes = updates
      updates = []
      inspector.note("batch [\(changes.map(\.description).joined(separator: ", "))]")
      let old = counts
      let before = content
      readCounts()
      let shape = BatchShape(changes, old: old, new: counts)
      let check = BatchCheck(shape)
      for breach in check.breaches { inspector.report(breach) }
      guard !check.breaches.contains(where: { $0.verdict == .exception }) else {
        phase = .poisoned
        return
      }
      if let before, let content {
        for breach in shape.contentBreaches(from: before, to: content) { inspector.report(breach) }
      }
      apply(shape)
      phase = .idle
      if inspector.hostility.contains(.extraLayout), window != nil { layOut() }
      setNeedsLayout()
      finish(changes.isEmpty ? 0 : 0.3)
    }

    /// Cells, heights and selection go where the rules say (B-35, B-36, L-22, L-31).
    private func apply(_ shape: BatchShape) {
      let sections = shape.sectionMap()
      let rows = shape.rowMap(sections)
      let reloaded = Set(shape.reloadedRows)
      var kept: [IndexPath: UITableViewCell] = [:]
      for (path, cell) in shown.sorted(by: { $0.key < $1.key }) {
        let isReloaded =
          reloaded.contains(path) || shape.reloadedSections.contains(path.section)
        if let target = rows[path.section][path.row], !isReloaded {
          kept[target] = cell
        } else {
          checkResponder(in: cell, at: path)
          end(cell, at: path)
        }
      }
      shown = kept
      for (section, view) in shownHeaders.merging(shownFooters, uniquingKeysWith: { a, _ in a }) {
        _ = section
        retire(view)
      }
      for view in shownFooters.values { retire(view) }
      shownHeaders = [:]
      shownFooters = [:]
      selected = Set(
        selected.compactMap { path in
          reloaded.contains(path) || shape.reloadedSections.contains(path.section)
            ? nil : rows[path.section][path.row]
        })
      heights.follow(rows, sections: sections, counts)
    }

    /// Who types in a cell that goes has to be able to stop (B-61).
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

    private func finish(_ duration: Double) {
      let answers = completions
      completions = []
      guard duration > 0 else { return answers.forEach { $0(true) } }
      runningAnimations += 1
      VirtualTime.shared.after(duration) { [weak self] in
        guard let self else { return }
        runningAnimations -= 1
        layoutIfNeeded()
        for answer in answers { answer(inspector.animationsFinish) }
      }
    }
  }
#endif
