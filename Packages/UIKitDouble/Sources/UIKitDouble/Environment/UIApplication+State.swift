import Foundation

/// The object that handles the calls of the application.
///
/// Checked against developer.apple.com/documentation/uikit/uiapplicationdelegate.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application is about to be interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is seen no longer.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application can be used again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing by default.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplication {
  /// Whether the application is seen and used.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Posted before the application is interrupted.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when it is seen no longer.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before it is seen again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when it can be used again.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Something comes in front of the application, such as a call.
  public func simulateInterruption() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// The user leaves the application.
  public func simulateBackground() {
    guard applicationState != .background else { return }
    simulateInterruption()
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  /// The user returns to the application.
  public func simulateForeground() {
    guard applicationState != .active else { return }
    if applicationState == .background {
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
