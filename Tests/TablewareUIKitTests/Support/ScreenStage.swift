import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import UIKitDouble

/// A screen in a navigation controller in a window, with time that a test advances.
@MainActor
final class ScreenStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let navigation = UINavigationController()

  /// Without a screen at first.
  init() {
    VirtualTime.shared.reset()
    RaisedExceptions.forget()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  convenience init(_ screen: any Screen) {
    self.init()
    navigation.push(screen)
    turn()
  }

  /// Shows a screen whose loads run when a test says so, from the first one on.
  convenience init(_ screen: any Screen, work: WorkQueue) {
    self.init(BlankScreen())
    guard let navigator = (top as? ScreenController)?.screen.context.navigator else { return }
    work.attach(to: navigator.timeline)
    navigator.push(screen)
    turn()
  }

  private final class BlankScreen: Screen {
    let context = ScreenContext()
    let title = "Home"
    var sections: [Section] { [] }
  }

  /// Ends the turn and short animations, and lays out.
  func turn() {
    VirtualTime.shared.advance(by: 0.5)
    window.layoutIfNeeded()
  }

  var top: UIViewController? { navigation.topViewController }
  var tableView: UITableView? { top?.view as? UITableView }
  var alert: UIAlertController? { top?.presentedViewController as? UIAlertController }
}
