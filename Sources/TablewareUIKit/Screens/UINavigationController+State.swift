#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The screens of a stack as a scene saves them.
extension ScreenStackState {
  /// The key of the state in the information of an activity.
  private static let key = "org.tableware.screens"

  /// Reads the state from an activity; `nil` if it has none, or one of another version.
  fileprivate init?(_ activity: NSUserActivity) {
    guard let data = activity.userInfo?[Self.key] as? Data,
      let state = try? JSONDecoder().decode(ScreenStackState.self, from: data)
    else { return nil }
    self = state
  }

  /// Adds the state to an activity.
  fileprivate func add(to activity: NSUserActivity) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    activity.addUserInfoEntries(from: [Self.key: data])
  }
}

extension UINavigationController {
  /// Returns the screens of this stack as an activity that their scene saves: the address on top,
  /// and the scroll position, the selection and the collapsed sections of each table.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   navigation.screenActivity(type: "org.example.mail.screens")
  /// }
  /// ```
  ///
  /// - Parameter type: the type of the activity, which the `Info.plist` of the app lists in
  ///   `NSUserActivityTypes`.
  /// - Returns: `nil` without a screen in the stack.
  public func screenActivity(type: String) -> NSUserActivity? {
    guard let navigator = screenStack?.navigator else { return nil }
    let activity = NSUserActivity(activityType: type)
    ScreenStackState(navigator).add(to: activity)
    return activity
  }

  /// Shows the screens that ``screenActivity(type:)`` saved, without an animation, with their
  /// scroll positions, selections and collapsed sections.
  ///
  /// Screens without an address, and those for which the router no longer has a route, are not
  /// shown again. The tables of the screens below them are restored. Call it after a `push`.
  ///
  /// - Parameter activity: the activity, such as `UISceneSession.stateRestorationActivity`.
  /// - Returns: `false` for an activity without screens, and for an address without a route.
  @discardableResult
  public func restoreScreens(from activity: NSUserActivity) -> Bool {
    guard let stack = screenStack, let state = ScreenStackState(activity) else { return false }
    let address = state.address.flatMap { ScreenAddress(text: $0) }
    let isOpen = address.map(stack.open) ?? (state.address == nil)
    state.restoreTables(of: stack.navigator)
    return isOpen
  }

  private var screenStack: ScreenStack? {
    viewControllers.lazy.compactMap { ($0 as? ScreenController)?.stack }.last
  }
}
#endif
