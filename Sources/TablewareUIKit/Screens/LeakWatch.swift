#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Reports, in debug builds, view controllers that stay in memory after they were removed.
@MainActor
enum LeakWatch {
  #if DEBUG
  private struct Watched {
    weak var controller: UIViewController?
  }

  // A new controller may have the address of one that was released.
  private static var watched: [ObjectIdentifier: Watched] = [:]
  #endif
  /// The time that the animation of a removal retains a controller.
  private static let delay = Duration.seconds(2)

  /// Checks a controller whose view left its window, after the animation. A controller that is
  /// covered, or is in a background tab, is not removed.
  static func watch(_ controller: UIViewController, _ diagnostics: Diagnostics) {
    #if DEBUG
    let screen = (controller as? ScreenController).map { " (\(type(of: $0.screen)))" }
    let name = "\(type(of: controller))\(screen ?? "")"
    let key = ObjectIdentifier(controller)
    guard watched[key]?.controller == nil else { return }
    watched[key] = Watched(controller: controller)
    Turn.after(delay) { [weak controller] in
      watched[key] = nil
      guard let controller, controller.isRemoved else { return }
      diagnostics.report(.screenLeaked(name))
    }
    #endif
  }

  /// Checks a screen that left its stack.
  static func watch(_ screen: any Screen, _ diagnostics: Diagnostics) {
    #if DEBUG
    let name = "\(type(of: screen))"
    Turn.after(delay) { [weak screen] in
      guard let screen, screen.context.navigator == nil else { return }
      diagnostics.report(.screenLeaked(name))
    }
    #endif
  }
}

extension UIViewController {
  /// Whether neither a parent, nor another controller, nor a window shows the controller any
  /// longer.
  fileprivate var isRemoved: Bool {
    if let parent { return parent.isRemoved }
    return presentingViewController == nil && presentedViewController == nil
      && viewIfLoaded?.window == nil
  }
}
#endif
