import Foundation
import Testing
import UIKitDouble

extension AppStage {
  /// Taps the row with a title.
  func tap(_ text: String, at location: SourceLocation = #_sourceLocation) {
    guard let path = path(text) else {
      Issue.record("there is no row “\(text)” on “\(title)”", sourceLocation: location)
      return
    }
    tableView.simulateTap(at: path)
    turn()
  }

  /// Taps the button in the row with a title.
  func tapButton(in text: String, at location: SourceLocation = #_sourceLocation) {
    guard let button = view(UIButton.self, in: text) else {
      Issue.record("there is no button in “\(text)”", sourceLocation: location)
      return
    }
    button.simulateTap()
    turn()
  }

  func tapDetail(of text: String) {
    if let path = path(text) { tableView.simulateAccessoryTap(at: path) }
    turn()
  }

  /// Taps the button at the trailing edge of the bar.
  func tapBarButton() {
    top.navigationItem.rightBarButtonItem?.simulateTap()
    turn()
  }

  /// Puts the cursor into the field of a row, and types.
  func type(_ typed: String, into text: String, at location: SourceLocation = #_sourceLocation) {
    guard let field = view(UITextField.self, in: text) else {
      Issue.record("there is no field in “\(text)”", sourceLocation: location)
      return
    }
    field.becomeFirstResponder()
    turn()
    field.simulateTyping(typed)
    turn()
  }

  /// Holds a row down, and takes something from its menu.
  @discardableResult
  func chooseFromMenu(_ action: String, of text: String) -> Bool {
    guard let path = path(text), tableView.simulateContextMenu(at: path) != nil else {
      return false
    }
    defer { turn() }
    return tableView.simulateMenuChoice(action)
  }

  /// Asks for an action of a row by voice.
  @discardableResult
  func say(_ action: String, to text: String) -> Bool {
    defer { turn() }
    return cell(text)?.simulateAccessibilityAction(action) ?? false
  }

  @discardableResult
  func swipe(_ action: String, on text: String) -> Bool {
    guard let path = path(text) else { return false }
    defer { turn() }
    return tableView.simulateSwipe(action, at: path)
  }

  /// Drags a row to where another one stands.
  @discardableResult
  func drag(_ text: String, to other: String) -> Bool {
    guard let source = path(text), let target = path(other) else { return false }
    defer { turn() }
    return tableView.simulateReorder(from: source, to: target)
  }

  func choose(_ answer: String) {
    alert?.simulateChoice(answer)
    turn()
  }

  /// Turns the device, or splits the screen.
  func resize(width: CGFloat, height: CGFloat) {
    window.simulateResize(to: CGSize(width: width, height: height))
    turn()
  }

  /// Events that happen to every app while it is used: it is turned, gets larger letters, is put
  /// away, brought back, and told that memory is short.
  func disturb() {
    let size = window.bounds.size
    resize(width: size.height, height: size.width)
    window.simulateTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.userInterfaceStyle = .dark
    }
    turn()
    UIApplication.shared.simulateBackground()
    turn()
    UIApplication.shared.simulateMemoryWarning()
    turn()
    UIApplication.shared.simulateForeground()
    turn()
    window.simulateTraits {
      $0.preferredContentSizeCategory = .large
      $0.userInterfaceStyle = .light
    }
    resize(width: size.width, height: size.height)
  }
}

extension AppStage {
  /// Taps each row on screen, and runs each of its actions, and returns from every screen and alert
  /// that this leads to.
  func useEverything() {
    let screen = top
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard isInStack(screen) else { return }
      for edge in [UITableView.SwipeEdge.leading, .trailing] {
        let titles = tableView.simulateSwipeOpen(at: path, from: edge)
        tableView.simulateSwipeClose()
        for title in titles where exists(path) {
          tableView.simulateSwipe(title, at: path)
          comeBack(to: screen)
        }
      }
      guard exists(path) else { continue }
      tableView.simulateTap(at: path)
      comeBack(to: screen)
    }
  }

  private func exists(_ path: IndexPath) -> Bool {
    path.section < tableView.numberOfSections
      && path.row < tableView.numberOfRows(inSection: path.section)
  }

  /// Whether a screen is in the stack; a screen of choices leaves it by itself.
  func isInStack(_ screen: UIViewController) -> Bool {
    navigation.viewControllers.contains { $0 === screen }
  }

  private func comeBack(to screen: UIViewController) {
    turn()
    if top.presentingViewController != nil {
      top.dismiss(animated: false)
      turn()
    }
    while isInStack(screen), top !== screen { goBack() }
  }
}
