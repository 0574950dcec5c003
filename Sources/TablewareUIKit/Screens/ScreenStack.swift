#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Keeps the stack of a ``Tableware/Navigator`` and the stack of a navigation controller equal,
/// whether an event handler changes one or the user the other with a swipe from the edge.
@MainActor
final class ScreenStack {
  let navigator: Navigator
  private weak var container: UINavigationController?
  private let style: UITableView.Style
  /// The controllers below, which belong to the app: it may remove some of them later.
  private let below: [Below]
  private let timelineDriver: TimelineDriver
  private var isMirroring = false
  /// Whether the navigation controller was presented for these screens, and ends with them.
  let isModal: Bool

  private struct Below {
    weak var controller: UIViewController?
  }

  init(
    _ navigator: Navigator, style: UITableView.Style, on container: UINavigationController,
    isModal: Bool = false
  ) {
    self.isModal = isModal
    self.navigator = navigator
    // A controller stays in memory until its animation has ended.
    navigator.leakDelay = .seconds(2)
    self.container = container
    self.style = style
    below = container.viewControllers.map { Below(controller: $0) }
    timelineDriver = TimelineDriver(navigator.timeline)
    navigator.onChange = { [weak self] in self?.mirror(animated: true) }
    navigator.onLeavingRoot = { [weak self] in self?.leave() ?? false }
  }

  /// Shows the navigator's screens as controllers.
  func mirror(animated: Bool) {
    guard !isMirroring, let container else { return }
    let controllers = container.viewControllers
    let known = controllers.compactMap { $0 as? ScreenController }
    let wanted = navigator.stack.map { hosted -> UIViewController in
      (hosted.screen as? ControllerScreen)?.controller ?? known.first { $0.hosted === hosted }
        ?? ScreenController(hosted, style: style, in: self)
    }
    let all = controllers.filter(isBelow) + wanted
    guard !all.elementsEqual(controllers, by: ===) else { return }
    isMirroring = true
    container.setViewControllers(all, animated: animated)
    isMirroring = false
    let diagnostics = navigator.topHosted.table.diagnostics
    for controller in controllers where !all.contains(controller) {
      LeakWatch.watch(controller, diagnostics)
    }
  }

  /// Shows the screens of an address, without an animation.
  ///
  /// - Returns: `false` if there is no router, or no screen for the address.
  func open(_ address: ScreenAddress) -> Bool {
    isMirroring = true
    let isOpen = navigator.open(address)
    isMirroring = false
    mirror(animated: false)
    return isOpen
  }

  /// A controller was removed, for example because the user went back.
  func left(_ hosted: HostedScreen) {
    guard !isMirroring else { return }
    // The stack of the navigation controller is changed already.
    isMirroring = true
    defer { isMirroring = false }
    while navigator.stack.contains(where: { $0 === hosted }) {
      guard navigator.stack.count > 1 else { return end() }
      navigator.pop()
    }
  }

  /// The first screen was removed.
  private func end() {
    for hosted in navigator.stack {
      LeakWatch.watch(hosted.screen, hosted.table.diagnostics)
    }
    navigator.end()
  }

  /// A screen appeared again. The controllers of the app above it were removed without a call.
  func appeared(_ hosted: HostedScreen) {
    while !isMirroring, navigator.topHosted !== hosted,
      let top = navigator.top as? ControllerScreen,
      container?.viewControllers.contains(top.controller) != true
    {
      LeakWatch.watch(top.controller, hosted.table.diagnostics)
      navigator.pop()
    }
  }

  private func isBelow(_ controller: UIViewController) -> Bool {
    below.contains { $0.controller === controller }
  }

  /// The navigation controller that was presented for the screens is gone.
  func dismissed() {
    if isModal { end() }
  }

  private func leave() -> Bool {
    if isModal, let container {
      container.dismiss(animated: true)
      return true
    }
    guard container?.viewControllers.contains(where: isBelow) == true else { return false }
    return container?.popViewController(animated: true) != nil
  }
}

extension UINavigationController {
  /// Shows a screen on top of the stack. Screens that it pushes are shown above it.
  ///
  /// ```swift
  /// let navigation = UINavigationController()
  /// window.rootViewController = navigation
  /// navigation.push(HomeScreen())
  /// ```
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - style: the style of its table view.
  ///   - theme: the theme of screens without one.
  ///   - animated: whether the push is animated.
  /// - Returns: the navigator of the screen and those above it, to which the application attaches
  ///   its handlers.
  @discardableResult
  public func push(
    _ screen: any Screen, style: UITableView.Style = .insetGrouped, theme: Theme = Theme(),
    animated: Bool = true
  ) -> Navigator {
    if let screen = screen as? ControllerScreen {
      pushViewController(screen.controller, animated: animated)
      return Navigator(root: screen, theme: theme)
    }
    return push(Navigator(root: screen, theme: theme), style: style, animated: animated)
  }

  /// Shows the screens of an address on top of the stack, so that the user can go back to those
  /// above it in the path.
  ///
  /// - Parameters:
  ///   - address: the address, such as that of a link or a notification.
  ///   - router: creates the screens.
  ///   - style: the style of their table views.
  ///   - theme: the theme of screens without one.
  ///   - animated: whether the push is animated.
  /// - Returns: the navigator of the screens and those above them; `nil`, without a change, if the
  ///   router has no screen for the address.
  @discardableResult
  public func push(
    _ address: ScreenAddress, in router: Router, style: UITableView.Style = .insetGrouped,
    theme: Theme = Theme(), animated: Bool = true
  ) -> Navigator? {
    guard let navigator = Navigator(address, in: router, theme: theme) else { return nil }
    return push(navigator, style: style, animated: animated)
  }

  private func push(
    _ navigator: Navigator, style: UITableView.Style, animated: Bool
  ) -> Navigator {
    ScreenStack(navigator, style: style, on: self).mirror(animated: animated)
    return navigator
  }
}

extension UIViewController {
  /// Presents a screen, and those that it pushes, in a navigation controller of their own with a
  /// close button.
  func presentScreen(_ screen: any Screen, theme: Theme) {
    if let screen = screen as? ControllerScreen {
      return present(screen.controller, animated: true)
    }
    let container = UINavigationController()
    let navigator = Navigator(root: screen, theme: theme)
    ScreenStack(navigator, style: .insetGrouped, on: container, isModal: true)
      .mirror(animated: false)
    present(container, animated: true)
  }
}
#endif
