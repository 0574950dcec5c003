#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Rows that the user drags by a long touch: to another position of the table without the editing
/// mode, to other tables of the app, and to other apps.
extension TableViewBackend {
  /// Makes the proxy the drag delegate and the drop delegate of the table view, where the app has
  /// none of its own.
  func installDragging(in tableView: UITableView) {
    if tableView.dragDelegate == nil {
      tableView.dragDelegate = proxy
      // Off on a phone by default.
      tableView.dragInteractionEnabled = true
    }
    if tableView.dropDelegate == nil { tableView.dropDelegate = proxy }
  }

  /// Removes the proxy again.
  func removeDragging(from tableView: UITableView) {
    if tableView.dragDelegate === proxy { tableView.dragDelegate = nil }
    if tableView.dropDelegate === proxy { tableView.dropDelegate = nil }
  }

  /// The items of a row that the user lifts, or adds to a drag; none for a row that is neither
  /// draggable nor movable, or is part of the drag already.
  func dragItems(at path: RowPath, in session: any UIDragSession) -> [UIDragItem] {
    guard let presentation = presentation(at: path),
      presentation.isDraggable || presentation.isMovable && session.items.isEmpty
    else { return [] }
    let row = snapshot.rowID(at: path)
    let isDragged = session.items.contains { $0.drag?.backend === self && $0.drag?.row == row }
    guard !isDragged else { return [] }
    return [UIDragItem(LocalDrag(row, host.dragItem(at: path), in: self))]
  }
}

/// The effect of a drop at a path, by identity.
struct ProposedDrop {
  /// The path that UIKit asked about; `nil` for none.
  let path: RowPath?
  /// The number of the snapshot that the path is of.
  let stamp: Int
  /// The move of a row of the table.
  let move: RowMove?
  /// The position in a section that accepts the items.
  var position: DropPosition?
}

/// Items that the user drags over the table and drops.
extension TableViewBackend {
  /// Whether the table has a use for a drag: one of its rows, or items that a section accepts.
  func canHandle(_ session: any UIDropSession) -> Bool {
    movedRow(in: session) != nil || host.acceptsDrop(of: session.items.compactMap(\.offer))
  }

  /// The effect of a drop at an index path, which may be outside of the table.
  func dropProposal(
    for session: any UIDropSession, at destination: IndexPath?
  ) -> UITableViewDropProposal {
    // The row cannot be moved while a commit is shown. UIKit asks again when the finger moves.
    guard !host.isShowing, runningBatch == nil else {
      return UITableViewDropProposal(operation: .cancel)
    }
    let destination = destination.map(RowPath.init)
    let intent: UITableViewDropProposal.Intent =
      destination == nil ? .unspecified : .insertAtDestinationIndexPath
    let move = moveTarget(of: session, at: destination)?.move
    proposedDrop = ProposedDrop(path: destination, stamp: stamp, move: move, position: nil)
    if move != nil {
      return UITableViewDropProposal(operation: .move, intent: intent)
    }
    let offers = session.items.compactMap(\.offer)
    guard let position = host.dropPosition(at: destination, of: offers) else {
      return UITableViewDropProposal(operation: .forbidden)
    }
    proposedDrop?.position = position
    // UIKit would move a row of this table itself, instead of performing the drop.
    let isOwn = session.items.contains { $0.drag?.backend === self }
    let isMove = session.localDragSession != nil && session.allowsMoveOperation && !isOwn
    return UITableViewDropProposal(operation: isMove ? .move : .copy, intent: intent)
  }

  /// Performs a drop: moves a row of the table, or sends the items to the section.
  func performDrop(_ coordinator: any UITableViewDropCoordinator) {
    let session = coordinator.session
    let destination = coordinator.destinationIndexPath.map(RowPath.init)
    // The path is of the last proposal, and the rows may be others now.
    let proposed = proposedDrop.flatMap {
      $0.path == destination && $0.stamp != stamp ? $0 : nil
    }
    proposedDrop = nil
    if let row = movedRow(in: session)?.row,
      let move = proposed?.move ?? moveTarget(of: session, at: destination)?.move
    {
      guard host.beginMoving(row) else { return }
      let path = host.path(of: move)
      host.endMoving(as: move)
      if let path, snapshot.contains(path) {
        coordinator.drop(session.items[0], toRowAt: IndexPath(path))
      }
      return
    }
    let items = coordinator.items.map(\.dragItem)
    // Found now and kept by identity: data of other apps arrives later.
    let current = host.dropPosition(at: destination, of: items.compactMap(\.offer))
    guard let position = proposed?.position ?? current else { return }
    let loader = DropLoader(items) { [weak self] items, error in
      guard let self else { return }
      if let error {
        table.diagnostics.report(
          .handlerFailed("RowDrop", row: position.section, error: "\(error)"))
      }
      if !items.isEmpty { host.drop(items, at: position) }
    }
    loader.load(host.dropTypes(in: position.section))
  }

  /// The one row of this table that is dragged, if the user may move it; `nil` if it was removed.
  private func movedRow(in session: any UIDropSession) -> (row: Identity, path: RowPath)? {
    guard session.items.count == 1, let drag = session.items[0].drag, drag.backend === self,
      let path = snapshot.path(of: drag.row), presentation(at: path)?.isMovable == true
    else { return nil }
    return (drag.row, path)
  }

  /// The move of a dragged row of this table to an index path; `nil` if there is none, or the row
  /// may not be moved to that section.
  private func moveTarget(
    of session: any UIDropSession, at destination: RowPath?
  ) -> (row: Identity, move: RowMove)? {
    guard !host.isShowing, runningBatch == nil, let (row, path) = movedRow(in: session) else {
      return nil
    }
    let destination = destination ?? RowPath(section: path.section, row: .max)
    guard host.beginMoving(row) else { return nil }
    let move = host.target(at: destination)
    host.endMoving(at: nil)
    guard let move, host.path(of: move)?.section == destination.section else { return nil }
    return (row, move)
  }
}
#endif
