import Foundation

extension UITableView {
  var baseIndexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  var baseIndexPathForSelectedRow: IndexPath? { selected.min() }

  /// Whether a touch selects a row. In editing mode each of two options is enough.
  var isSelectable: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a touch selects one more row.
  var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func baseSelectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allows(.select) else { return }
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    guard holds(indexPath) else {
      return report("G-20", .exception, "selected \(indexPath.text), which does not exist")
    }
    if !selectsMany {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selected.insert(indexPath)
    shown[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func baseDeselectRow(at indexPath: IndexPath, animated: Bool) {
    guard allows(.select), selected.remove(indexPath) != nil else { return }
    shown[indexPath]?.setSelected(false, animated: animated)
  }
}
