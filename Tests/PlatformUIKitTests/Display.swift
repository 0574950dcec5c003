#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareUIKit
import Testing

/// A table on a table view in a window, without anything that only the double has.
@MainActor
final class Display {
  let table = Table()
  let tableView: UITableView
  let backend: TableViewBackend
  private let window: UIWindow

  /// Shows the sections before the table view enters the window, as `viewDidLoad` does.
  init(
    _ tableView: UITableView = UITableView(frame: .zero, style: .plain),
    @TableBuilder showing sections: () -> [Section] = { [] }
  ) {
    VirtualClock.begin()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.view = tableView
    self.tableView = tableView
    backend = tableView.show(table)
    let first = sections()
    if !first.isEmpty { table.show { first } }
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Ends the window: the system retains one that is visible.
  func close() {
    check()
    window.isHidden = true
    window.rootViewController = nil
  }

  func show(@TableBuilder _ sections: () -> [Section]) async {
    let new = sections()
    table.show { new }
    await settle()
  }

  /// Waits for the end of the turn and of all animations.
  func settle() async {
    await Self.wait()
    tableView.layoutIfNeeded()
  }

  /// Gives the table view another size, as a rotation does.
  func resize(width: CGFloat, height: CGFloat) async {
    window.frame.size = CGSize(width: width, height: height)
    tableView.frame.size = window.frame.size
    window.layoutIfNeeded()
    await settle()
  }

  func scroll(to y: CGFloat) async {
    tableView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    await settle()
  }

  func cell(_ row: Int, in section: Int = 0) -> UITableViewCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The titles of all rows, as far as they are on screen.
  var titles: [[String]] {
    (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).map { row in
        let content = cell(row, in: section)?.contentConfiguration
        return (content as? UIListContentConfiguration)?.text ?? "?"
      }
    }
  }

  /// Taps a row as UIKit does: selects it, and informs the delegate of both.
  func tap(_ row: Int, in section: Int = 0) async {
    tableView.tap(IndexPath(row: row, section: section))
    await settle()
  }

  /// Ends the turn, in which a commit without an animation is on screen.
  func turn() async {
    await Self.endTurn()
    tableView.layoutIfNeeded()
  }

  /// The first view of a type in a view.
  func find<View: UIView>(_ type: View.Type, in view: UIView?) -> View? {
    guard let view else { return nil }
    if let found = view as? View { return found }
    return view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }

  #if canImport(UIKit)
  // UIKit raises an exception for what it rejects, and that ends the tests.
  private func check() {}

  private static func endTurn() async {
    // Two turns of the main queue: the commit is made at the end of the first one.
    for _ in 0..<2 {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
    RunLoop.main.run(until: Date())
  }

  fileprivate static func wait() async {
    // An animation of a table view takes about 0.3 seconds.
    try? await Task.sleep(for: .seconds(0.7))
  }
  #else
  private func check() {
    let breaches = tableView.inspector.breaches + RaisedExceptions.all
    #expect(breaches.map(\.description) == [])
  }

  private static func endTurn() async { VirtualTime.shared.endTurn() }

  fileprivate static func wait() async { VirtualTime.shared.advance(by: 0.7) }
  #endif
}

/// The time of the double, which stands still until a test lets it pass.
@MainActor
private enum VirtualClock {
  static func begin() {
    #if !canImport(UIKit)
    VirtualTime.shared.reset()
    RaisedExceptions.forget()
    #endif
  }
}

/// A screen in a navigation controller in a window.
@MainActor
final class ScreenDisplay {
  let navigation = UINavigationController()
  private let window: UIWindow

  init(_ screen: any Screen) async {
    VirtualClock.begin()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.isHidden = false
    navigation.push(screen, animated: false)
    window.layoutIfNeeded()
    await settle()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func settle() async {
    await Display.wait()
    window.layoutIfNeeded()
  }

  var top: UIViewController? { navigation.topViewController }
  var tableView: UITableView? { top?.view as? UITableView }
  var titles: [String] { navigation.viewControllers.map { $0.navigationItem.title ?? "" } }

  func tap(_ row: Int) async {
    tableView?.tap(IndexPath(row: row, section: 0))
    await settle()
  }
}

extension UITableView {
  fileprivate func tap(_ path: IndexPath) {
    selectRow(at: path, animated: false, scrollPosition: .none)
    #if canImport(UIKit)
    delegate?.tableView?(self, didSelectRowAt: path)
    delegate?.tableView?(self, performPrimaryActionForRowAt: path)
    #else
    (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: path)
    (delegate as? any UITableViewDelegate)?.tableView(self, performPrimaryActionForRowAt: path)
    #endif
  }

  /// The actions behind the trailing edge of a row.
  func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    #if canImport(UIKit)
    delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: path)
    #else
    (delegate as? any UITableViewDelegate)?.tableView(
      self, trailingSwipeActionsConfigurationForRowAt: path)
    #endif
  }
}
#endif
