#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// Questions before actions: of swipes, menus, commands, and rows such as `ButtonRow(asking:)`.
extension TableViewBackend {
  /// Asks a question above everything that is presented: in an alert, or where there is room, in a
  /// popover at the row.
  ///
  /// The row is kept by identity: it may be removed when the user answers (F-62).
  ///
  /// - Returns: `false` if the table view has no view controller that could present the alert.
  func ask(_ screen: QuestionScreen) -> Bool {
    guard let controller = tableView?.presenter else { return false }
    // The swipe of a question that is still on screen ends with the next question.
    closeAskedSwipe()
    asked = swipeCompletion.map { (screen, $0) }
    swipeCompletion = nil
    let (action, row, confirm) = (screen.action, screen.row, screen.confirm)
    let anchor = questionAnchor(screen.row, presenter: controller)
    let alert = UIAlertController(
      title: screen.question, message: nil, preferredStyle: anchor == nil ? .alert : .actionSheet)
    if let anchor, let popover = alert.popoverPresentationController {
      popover.sourceView = tableView
      popover.sourceRect = anchor
    }
    alert.addAction(
      UIAlertAction(title: Words.current[.cancel], style: .cancel) { [weak self] _ in
        self?.closeAskedSwipe()
      })
    alert.addAction(
      UIAlertAction(
        title: action.title, style: action.role == .destructive ? .destructive : .default
      ) { [weak self] _ in
        // Before the action removes the row, which ends the swipe.
        let completion = self?.takeCompletion(of: screen)
        guard case .handled = confirm(), let self, let row, let completion else {
          completion?(false)
          return
        }
        finish(action.role, of: row, isDone: true, completion)
      })
    controller.present(alert, animated: true, completion: nil)
    return true
  }
}

extension TableViewBackend {
  /// Closes the swipe of an action that asks a question: UIKit expects the completion of each
  /// action, also of one whose row was removed while the user thinks.
  func closeAskedSwipe() {
    let completion = asked?.completion
    asked = nil
    completion?(false)
  }

  /// Returns the completion of the swipe whose question a screen is, which no other answer calls
  /// then.
  private func takeCompletion(of question: QuestionScreen) -> ((Bool) -> Void)? {
    guard asked?.question === question else { return nil }
    defer { asked = nil }
    return asked?.completion
  }

  /// The rectangle of a row that a popover points to; `nil` in a narrow window, for a row that is
  /// not on screen, and if another controller covers the table view.
  private func questionAnchor(_ row: Identity?, presenter: UIViewController) -> CGRect? {
    guard let tableView, let row, tableView.traitCollection.horizontalSizeClass == .regular,
      presenter === tableView.chain.lazy.compactMap({ $0 as? UIViewController }).first,
      let path = snapshot.path(of: row), path.role == .row, cell(at: path) != nil
    else { return nil }
    return tableView.rectForRow(at: IndexPath(path))
  }
}

/// Screens of rows, such as `ChoiceRow`, in a table that a view controller of the app shows.
extension TableViewBackend {
  /// Pushes a screen on the navigation controller; without one, the screen is presented.
  ///
  /// - Returns: `false` if the table view has no view controller.
  func show(_ screen: any Screen) -> Bool {
    let controllers = tableView?.chain.lazy.compactMap { $0 as? UIViewController }
    if let navigation = controllers?.compactMap(\.navigationController).first {
      navigation.push(screen)
      return true
    }
    return present(screen)
  }

  /// Presents a screen modally, in a navigation controller of its own.
  func present(_ screen: any Screen) -> Bool {
    guard let presenter = tableView?.presenter else { return false }
    presenter.presentScreen(screen, theme: table.theme)
    return true
  }
}

extension UITableView {
  /// The controller that can present: the topmost one that is presented, such as a sheet or an
  /// active search, else the controller of the table view.
  var presenter: UIViewController? {
    var top = chain.lazy.compactMap { $0 as? UIViewController }.first
    while let next = top?.presentedAbove, !next.isBeingDismissed { top = next }
    return top
  }
}

extension UIViewController {
  /// The controller that this one or one of its ancestors presents.
  fileprivate var presentedAbove: UIViewController? {
    presentedViewController ?? parent?.presentedAbove
  }
}
#endif
