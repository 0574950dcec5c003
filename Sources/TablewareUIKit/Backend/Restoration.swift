#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension TableViewBackend {
  /// The rows on screen and where they stand, and the one that is typed into.
  public var place: ReaderPlace {
    get {
      var place = ReaderPlace(focus: rowWithKeyboard)
      guard let tableView, tableView.contentOffset.y > -tableView.adjustedContentInset.top + 1
      else {
        return place
      }
      let top = tableView.contentOffset.y
      place.anchors = cells.rows.filter { tableView.has($0.path) }.sorted { $0.path < $1.path }.map
      {
        ($0.identity, Double(tableView.rectForRow(at: IndexPath($0.path)).minY - top))
      }
      return place
    }
    set { restore(newValue) }
  }

  /// Brings the rows back to where they stood, and the keyboard to its row; once rows are laid out, if none
  /// is yet.
  private func restore(_ place: ReaderPlace) {
    guard let tableView, isLaidOut else {
      return waitingForLayout.append { [weak self] in self?.restore(place) }
    }
    if !place.anchors.isEmpty { Anchor(place).restore(in: tableView, snapshot) }
    if let path = place.focus.flatMap(snapshot.path(of:)) { focus(path) }
    showSelection()
  }

  private var isLaidOut: Bool {
    tableView?.window != nil && tableView?.bounds.isEmpty == false
  }
}

/// UIKit's own restoration goes by identity, too (rule E-11).
extension TableViewBackend: UIDataSourceModelAssociation {
  /// The token of a row's identity.
  public func modelIdentifierForElement(at indexPath: IndexPath, in view: UIView) -> String? {
    let path = RowPath(indexPath)
    return snapshot.contains(path) ? snapshot.rowID(at: path).token : nil
  }

  /// Where the row of a token stands now; `nil` if it is gone (F-126).
  public func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    snapshot.row(token: identifier).flatMap(snapshot.path(of:)).map(IndexPath.init)
  }
}
#endif
