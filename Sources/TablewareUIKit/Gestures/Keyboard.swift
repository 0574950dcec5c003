#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Observes the frame of the keyboard until it is deallocated.
final class KeyboardObserver {
  private var tokens: [any NSObjectProtocol] = []

  /// - Parameter action: receives the frame on the screen; `nil` when the keyboard disappears.
  init(_ action: @escaping @MainActor @Sendable (CGRect?) -> Void) {
    let center = NotificationCenter.default
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillHideNotification,
    ]
    tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let isHiding = name == UIResponder.keyboardWillHideNotification
        // UIKit posts them on the main thread.
        MainActor.assumeIsolated { action(isHiding ? nil : frame) }
      }
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

extension TableViewBackend {
  /// Makes room for the keyboard after the layout: a table view that ends at the keyboard by then,
  /// such as by a layout guide, needs none.
  func keyboardChanged(_ frame: CGRect?) {
    Turn.afterThis { [weak self] in
      guard let self, tableView?.tablewareBackend === self else { return }
      avoidKeyboard(frame)
    }
  }

  /// Makes room for the keyboard, and scrolls the row that has it into view (rule G-22).
  func avoidKeyboard(_ frame: CGRect?) {
    guard avoidsKeyboard, let tableView, !(tableView.next is UITableViewController) else { return }
    let covered = frame.map { coveredHeight($0, of: tableView) } ?? 0
    guard covered != keyboardInset else { return }
    // The insets of the app stay: only the difference is added.
    tableView.contentInset.bottom += covered - keyboardInset
    tableView.verticalScrollIndicatorInsets.bottom += covered - keyboardInset
    keyboardInset = covered
    guard covered > 0, let path = rowWithKeyboard.flatMap(snapshot.path(of:)) else { return }
    tableView.scrollToRow(at: IndexPath(path), at: .none, animated: true)
  }

  /// The height of the table view that a keyboard at the bottom of the screen covers, beyond the
  /// safe area. A floating keyboard covers nothing permanently.
  private func coveredHeight(_ frame: CGRect, of tableView: UITableView) -> CGFloat {
    guard let window = tableView.window, !frame.isEmpty else { return 0 }
    let screen = window.screen
    guard frame.maxY >= screen.bounds.maxY - 1 else { return 0 }
    let keyboard = window.convert(frame, from: screen.coordinateSpace)
    let own = tableView.convert(tableView.bounds, to: window)
    guard keyboard.minX < own.maxX, keyboard.maxX > own.minX else { return 0 }
    let safe = tableView.adjustedContentInset.bottom - tableView.contentInset.bottom
    return max(0, min(own.height, own.maxY - keyboard.minY) - safe)
  }

  /// The row that has the keyboard.
  var rowWithKeyboard: Identity? {
    cells.cells.first { $0.binding.isDisplayed && $0.cell.hasKeyboard }?.binding.row.identity
  }
}

extension UIView {
  /// Whether this view or a subview has the keyboard.
  var hasKeyboard: Bool { isFirstResponder || subviews.contains { $0.hasKeyboard } }

  /// Gives the keyboard to the first field in this view.
  ///
  /// - Returns: whether a field accepted it.
  @discardableResult
  func beginTyping() -> Bool {
    let isField = self is UITextField || self is UITextView
    return isField && becomeFirstResponder() || subviews.contains { $0.beginTyping() }
  }

  /// Dismisses the keyboard, if this view or a subview has it.
  func endTyping() {
    if isFirstResponder { resignFirstResponder() }
    for view in subviews { view.endTyping() }
  }
}
#endif
