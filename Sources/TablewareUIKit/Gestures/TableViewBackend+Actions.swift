#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Swipe actions, menus and custom actions of rows.
extension TableViewBackend {
  /// Performs a gesture on the row at a path, as its cell shows it.
  @discardableResult
  func perform(_ gesture: RowGesture, at path: RowPath) -> GestureResult {
    if let bound = bound(at: path) { return interaction.perform(gesture, on: bound) }
    guard snapshot.contains(path) else { return .stale }
    return interaction.perform(gesture, on: snapshot.rowID(at: path), near: path)
  }

  /// The swipe actions at one side of a row; `nil` if it has none there.
  func swipe(
    _ placement: ActionPresentation.Placement, at path: RowPath
  ) -> UISwipeActionsConfiguration? {
    guard let actions = presentation(at: path)?.swipeActions(placement), !actions.isEmpty else {
      return nil
    }
    let row = snapshot.rowID(at: path)
    let configuration = UISwipeActionsConfiguration(
      actions: actions.filter(\.isEnabled).map { action in
        let shown = UIContextualAction(
          style: action.role == .destructive ? .destructive : .normal, title: action.title
        ) { [weak self] _, _, completion in
          guard let self else { return completion(false) }
          perform(action, of: row, near: path, completion)
        }
        shown.image = UIImage.picture(of: action.image, glyph: action.symbol)
        if let color = action.color { shown.backgroundColor = color.fillColor }
        return shown
      })
    // A swipe over the whole row would slide it out before the question is answered.
    let first = actions.first(where: \.isEnabled)
    configuration.performsFirstActionWithFullSwipe = first?.question == nil
    return configuration
  }

  /// Performs a swipe action of the row at a path.
  func perform(_ action: ActionPresentation, at path: RowPath) {
    guard snapshot.contains(path) else { return }
    perform(action, of: snapshot.rowID(at: path), near: path) { _ in }
  }

  /// Performs a swipe action. A question is asked in an alert, which calls the completion then.
  private func perform(
    _ action: ActionPresentation, of row: Identity, near path: RowPath,
    _ completion: @escaping (Bool) -> Void
  ) {
    swipeCompletion = completion
    let gesture = RowGesture.action(index: action.index, title: action.title)
    let result = interaction.perform(gesture, on: row, near: path)
    guard let completion = swipeCompletion else { return }
    swipeCompletion = nil
    finish(action.role, of: row, isDone: result.isDone, completion)
  }

  /// Calls the completion of a swipe action. UIKit removes the row of a destructive action that was
  /// done, so its completion waits until the row is removed.
  func finish(
    _ role: ActionRole, of row: Identity, isDone: Bool, _ completion: @escaping (Bool) -> Void
  ) {
    guard isDone, role == .destructive else { return completion(isDone) }
    host.afterCommit { [weak self] in completion(self?.snapshot.path(of: row) == nil) }
  }

  /// The entries of the menu of a row, for assistive technology; `nil` if there are none. Swipe
  /// actions are not among them: UIKit offers those by itself.
  func customActions(of bound: BoundRow) -> [UIAccessibilityCustomAction]? {
    guard bound.presentation.hasMenu || bound.presentation.expandsByMarkOnly,
      let source = host.source(at: bound.path)
    else { return nil }
    // UIKit announces the swipe actions of a row, and a header has none.
    let swipes = bound.path.role == .row ? bound.presentation.actions : []
    let swiped = Set(swipes.filter { $0.placement != .menu && $0.isEnabled }.map(\.title))
    let entries = interaction.menu(of: bound.path).flatMap(\.leaves).map(\.action)
    let actions = entries.enumerated().filter {
      $0.element.isEnabled && !swiped.contains($0.element.title)
    }
    var shown = actions.map { index, action in
      UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
        self?.run(action, at: index, from: source).isDone ?? false
      }
    }
    if bound.presentation.expandsByMarkOnly, let effect = bound.presentation.expansion {
      let name = Words.current[effect == .expand ? .expand : .collapse]
      shown.append(
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
          self?.interaction.perform(.toggleExpansion, on: source.row).isDone ?? false
        })
    }
    return shown.isEmpty ? nil : shown
  }
}

/// Rows whose swipe actions are uncovered.
extension TableViewBackend {
  /// The user begins to swipe over a row.
  func swipeBegan(at path: RowPath, in tableView: UITableView) {
    swiped = snapshot.contains(path) ? snapshot.rowID(at: path) : nil
    wasEditing = tableView.isEditing
    // A swipe ends a drag.
    lastProposal = nil
  }

  /// Closes the swipe, which would not survive the next change (rule B-60).
  func closeSwipe(_ tableView: UITableView) {
    guard swiped != nil else { return }
    tableView.setEditing(false, animated: false)
    if wasEditing { tableView.setEditing(true, animated: false) }
    swiped = nil
  }
}

extension GestureResult {
  /// Whether the gesture had an effect.
  var isDone: Bool {
    switch self {
    case .delivered, .done, .edit, .selectFile, .focused: true
    case .notOffered, .invalidValue, .disabled, .stale: false
    }
  }
}
#endif
