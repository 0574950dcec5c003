import Foundation

/// What a table takes in.
///
/// Checked against developer.apple.com/documentation/uikit/uitableviewdropdelegate.
@MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The drag ended over the table, and the last proposal was to copy or to move. Data of other
  /// apps has to be asked for now: later it cannot be loaded.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table has any use for a drag; nothing more is asked if not.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The finger comes over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The finger moves over the table: what would a drop there do? Without a path it is over no row,
  /// such as below the last one.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The finger leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag ended, wherever.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Yes.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// A copy, and no gap opens.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What a drop would do.
@MainActor
open class UITableViewDropProposal: NSObject {
  /// How a drop is shown in advance.
  public enum Intent: Int, Sendable {
    /// Not at all.
    case unspecified
    /// By a gap before the row.
    case insertAtDestinationIndexPath
    /// By a mark on the row.
    case insertIntoDestinationIndexPath
    /// By either.
    case automatic
  }

  /// What happens to the data.
  public let operation: UIDropOperation
  /// How it is shown in advance.
  public let intent: Intent

  /// A proposal that shows nothing in advance.
  public init(operation: UIDropOperation) {
    self.operation = operation
    intent = .unspecified
  }

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.operation = operation
    self.intent = intent
  }
}

/// One item of a drop.
@MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row that it was, if it began in this table and no update came meanwhile.
  var sourceIndexPath: IndexPath? { get }
}

/// How an item moves to its place.
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {}

/// A drop that is being performed.
///
/// Checked against developer.apple.com/documentation/uikit/uitableviewdropcoordinator.
@MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where; `nil` over no row. Of the time of the last proposal.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets an item move to a row that exists now; any other path is an exception.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
