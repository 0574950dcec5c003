#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Recognizes long presses on rows that have a handler for them.
///
/// A context menu cannot stand in for it: UIKit asks for the menu before the press is a long one,
/// and without a menu the touch goes on and taps the row. A recognizer cancels the touch.
@MainActor
final class LongPressRecognizer: NSObject {
  private weak var backend: TableViewBackend?
  private var recognizer: UILongPressGestureRecognizer?
  private lazy var target = GestureTarget { [weak self] in self?.recognized($0) }

  init(_ backend: TableViewBackend) { self.backend = backend }

  /// Adds the recognizer to a table view.
  func attach(to tableView: UITableView) {
    let recognizer = UILongPressGestureRecognizer(target: target, action: GestureTarget.action)
    recognizer.delegate = self
    tableView.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  /// Removes the recognizer from its table view.
  func detach() {
    guard let recognizer else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    self.recognizer = nil
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let path = path(of: recognizer) else { return }
    backend?.perform(.longPress, at: path)
  }

  /// The row under the finger that receives long presses.
  private func path(of recognizer: UIGestureRecognizer) -> RowPath? {
    guard let backend, let tableView = backend.tableView, !tableView.isEditing,
      let path = tableView.indexPathForRow(at: recognizer.location(in: tableView)).map(
        RowPath.init),
      backend.presentation(at: path)?.hasLongPress == true
    else { return nil }
    return path
  }
}

extension LongPressRecognizer: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    path(of: gestureRecognizer) != nil
  }
}
#endif
