#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// What can be done with a row: by a swipe, from its menu, by its detail button, or by voice.
extension TableViewBackend {
  /// The row's leading actions; your delegate's, if it has none.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = table.swipeActions(at: RowPath(indexPath)).leading
    guard actions.isEmpty else { return swipe(actions, at: indexPath) }
    let ask = delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    return ask?(tableView, indexPath) ?? nil
  }

  /// The row's trailing actions; your delegate's, if it has none.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = table.swipeActions(at: RowPath(indexPath)).trailing
    guard actions.isEmpty else { return swipe(actions, at: indexPath) }
    let ask = delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return ask?(tableView, indexPath) ?? nil
  }

  /// The row's menu: everything that can be done with it. A row without a menu may hear of the long press.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let path = RowPath(indexPath)
    let actions = table.actions(at: path)
    guard actions.isEmpty || table.responds(to: LongPress.self, at: path) else {
      return menu(actions, at: path)
    }
    if table.responds(to: LongPress.self, at: path), let bound = cell(at: path)?.boundRow {
      table.deliver(LongPress(), from: bound)
      return nil
    }
    let ask = delegate?.tableView(_:contextMenuConfigurationForRowAt:point:)
    return ask?(tableView, indexPath, point) ?? nil
  }

  /// Sends a ``Tableware/DetailTap`` up the chain.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tableView.cellForRow(at: indexPath)?.raise(DetailTap())
    let inform = delegate?.tableView(_:accessoryButtonTappedForRowWith:)
    inform?(tableView, indexPath)
  }

  /// Notes which row is swiped open.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    let path = RowPath(indexPath)
    swiped = snapshot.contains(path) ? snapshot.rowID(at: path) : nil
    wasEditing = tableView.isEditing
    // Whoever swipes drags no row any more.
    lastProposal = nil
    let inform = delegate?.tableView(_:willBeginEditingRowAt:)
    inform?(tableView, indexPath)
  }

  /// No row is swiped open.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    swiped = nil
    let inform = delegate?.tableView(_:didEndEditingRowAt:)
    inform?(tableView, indexPath)
  }

  /// An open swipe would not survive what comes (rule B-60).
  func closeSwipe(_ tableView: UITableView) {
    guard swiped != nil else { return }
    tableView.setEditing(false, animated: false)
    if wasEditing { tableView.setEditing(true, animated: false) }
    swiped = nil
  }

  /// Tells the reader, assistive technology and UI tests who a row is and what can be done with it: what
  /// does not follow from its content.
  func describe(_ cell: UITableViewCell, _ row: AnyRow, at path: RowPath) {
    let answers = table.selectionMode != .none || table.responds(to: Tap.self, at: path)
    cell.selectionStyle = answers ? .default : .none
    cell.showsReorderControl = row.isMovable
    cell.accessibilityIdentifier = row.identity.plainText
    guard row.isEnabled, row.hasActions else { return cell.accessibilityCustomActions = nil }
    let source = table.source(at: path)
    let actions = table.actions(at: path).filter(\.isEnabled)
    cell.accessibilityCustomActions = actions.map { action in
      UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
        guard let self, let source else { return false }
        perform(action, from: source) { _ in }
        return true
      }
    }
  }

  private func swipe(_ actions: [RowAction], at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let source = table.source(at: RowPath(path)) else { return nil }
    return UISwipeActionsConfiguration(
      actions: actions.filter(\.isEnabled).map { action in
        UIContextualAction(
          style: action.role == .destructive ? .destructive : .normal, title: action.title
        ) { [weak self] _, _, answer in
          guard let self else { return answer(false) }
          perform(action, from: source, answer)
        }
      })
  }

  private func menu(_ actions: [RowAction], at path: RowPath) -> UIContextMenuConfiguration? {
    guard let source = table.source(at: path) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        children: actions.map { action in
          UIAction(
            title: action.title,
            attributes: [
              action.role == .destructive ? .destructive : [], action.isEnabled ? [] : .disabled,
            ]
          ) { [weak self] _ in self?.perform(action, from: source) { _ in } }
        })
    }
  }

  /// Asks first, if the action wants that. The row is kept by identity: it may be gone when the answer comes
  /// (F-62).
  func perform(
    _ action: RowAction, from source: EventSource, _ answer: @escaping (Bool) -> Void
  ) {
    guard let question = action.question else { return act(action, on: source, answer) }
    guard let controller = presenter else { return answer(false) }
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: Words.current.actions.cancel, style: .cancel) { _ in answer(false) })
    alert.addAction(
      UIAlertAction(
        title: action.title, style: action.role == .destructive ? .destructive : .default
      ) { [weak self] _ in self?.act(action, on: source, answer) ?? answer(false) })
    controller.present(alert, animated: true, completion: nil)
  }

  /// UIKit takes away the row of a destructive action that was done: so it hears of that when the row is gone.
  private func act(
    _ action: RowAction, on source: EventSource, _ answer: @escaping (Bool) -> Void
  ) {
    source.perform(action)
    guard action.role == .destructive else { return answer(true) }
    table.afterCommit { [weak self] in answer(self?.snapshot.path(of: source.row) == nil) }
  }

  /// Whoever can ask: an active search and a sheet are presented already.
  private var presenter: UIViewController? {
    var top = tableView?.chain.lazy.compactMap { $0 as? UIViewController }.first
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}
#endif
