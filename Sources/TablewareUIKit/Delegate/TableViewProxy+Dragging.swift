#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension TableViewProxy: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    backend?.dragItems(at: RowPath(indexPath), in: session) ?? []
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    backend?.dragItems(at: RowPath(indexPath), in: session) ?? []
  }

  /// A row without data can only be moved, so other apps do not see its drag.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    session.items.allSatisfy { $0.itemProvider.registeredTypeIdentifiers.isEmpty }
  }
}

extension TableViewProxy: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    backend?.canHandle(session) ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    backend?.dropProposal(for: session, at: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .cancel)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    backend?.performDrop(coordinator)
  }
}
#endif
