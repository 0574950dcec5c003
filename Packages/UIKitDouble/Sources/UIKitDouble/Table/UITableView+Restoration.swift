import Foundation

/// Names rows by texts that survive the end of the application.
///
/// Checked against developer.apple.com/documentation/uikit/uidatasourcemodelassociation.
@MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of a row.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Where the row of a name is now; `nil` if it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UITableView {
  /// What is kept of a table while the application does not run.
  public struct SavedState: Hashable, Sendable {
    let top: String?
    let selected: [String]
  }

  /// Saves where the table was scrolled to and what was selected, by the names of rows (E-11).
  ///
  /// - Returns: `nil` for a table without a ``UIView/restorationIdentifier``, or whose data source
  ///   names no rows.
  public func simulateStateSaving() -> SavedState? {
    guard allows(.gesture), restorationIdentifier != nil,
      let names = dataSource as? any UIDataSourceModelAssociation
    else { return nil }
    layoutIfNeeded()
    return SavedState(
      top: shown.keys.min().flatMap { names.modelIdentifierForElement(at: $0, in: self) },
      selected: selected.sorted().compactMap {
        names.modelIdentifierForElement(at: $0, in: self)
      })
  }

  /// Brings the table to where it was. What is not known any more is left out; without its first
  /// row the table stays at its top (F-126).
  public func simulateStateRestoring(_ state: SavedState) {
    guard allows(.gesture), let names = dataSource as? any UIDataSourceModelAssociation else {
      return
    }
    loadIfNeeded()
    for name in state.selected {
      if let path = names.indexPathForElement(withModelIdentifier: name, in: self),
        phase == .idle
      {
        selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
    let top = state.top.flatMap {
      names.indexPathForElement(withModelIdentifier: $0, in: self)
    }
    if let top { scrollToRow(at: top, at: .top, animated: false) }
    layoutIfNeeded()
  }
}
