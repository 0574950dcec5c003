import Foundation

extension Script {
  /// Does everything again to a table, whose animations end after each step.
  ///
  /// - Parameter change: brings the data to where it is after a step: called inside batches, before
  ///   reloads, and before everything else. What a data source changes by itself, such as in
  ///   `moveRowAt`, is its own.
  @MainActor
  public func replay(on table: UITableView, change: (Int, Step) -> Void = { _, _ in }) {
    for (index, step) in steps.enumerated() {
      table.layoutIfNeeded()
      if case .batch(let updates) = step {
        table.beginUpdates()
        change(index, step)
        for update in updates { table.tell(update) }
        table.endUpdates()
      } else {
        change(index, step)
        table.perform(step)
      }
      VirtualTime.shared.advance(by: 0.3)
    }
    table.layoutIfNeeded()
  }
}

extension UITableView {
  fileprivate func perform(_ step: Script.Step) {
    switch step {
    case .batch: break
    case .reloadData: reloadData()
    case .reconfigure(let paths): reconfigureRows(at: paths)
    case .scroll(let path, let position): scrollToRow(at: path, at: position, animated: false)
    case .edit(let isOn): setEditing(isOn, animated: false)
    case .tap(let path): simulateTap(at: path)
    case .accessory(let path): simulateAccessoryTap(at: path)
    case .drag(let distance): simulateDrag(by: distance)
    case .reorder(let source, let target): simulateReorder(from: source, to: target)
    case .swipe(let title, let path): simulateSwipe(title, at: path)
    case .delete(let path): simulateDelete(at: path)
    case .insert(let path): simulateInsert(at: path)
    case .index(let index): simulateIndexTap(at: index)
    case .resize(let size): simulateResize(to: size)
    }
  }

  /// Tells one change, in a batch or alone.
  public func tell(_ update: TableUpdate) {
    switch update {
    case .deleteSection(let section): deleteSections([section], with: .none)
    case .insertSection(let section): insertSections([section], with: .none)
    case .reloadSection(let section): reloadSections([section], with: .none)
    case .moveSection(let source, let target): moveSection(source, toSection: target)
    case .deleteRow(let path): deleteRows(at: [path], with: .none)
    case .insertRow(let path): insertRows(at: [path], with: .none)
    case .reloadRow(let path): reloadRows(at: [path], with: .none)
    case .moveRow(let source, let target): moveRow(at: source, to: target)
    }
  }
}
