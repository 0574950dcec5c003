import Foundation

/// What a table lets the user drag.
///
/// Checked against developer.apple.com/documentation/uikit/uitableviewdragdelegate.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items of a row that the user lifts; none if it stays.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items of a row that the user taps while another one is dragged; none if it stays.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The finger moves.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag ended, wherever.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the data may be moved.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other apps do not see the drag.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Yes.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// No.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
