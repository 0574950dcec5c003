import Foundation
import Tableware
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
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  convenience init(_ screen: any Screen) {
    self.init()
    navigation.push(screen)
    turn()
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
