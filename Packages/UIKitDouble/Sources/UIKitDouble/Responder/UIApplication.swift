import Foundation

/// The application: the end of the responder chain.
@MainActor
open class UIApplication: UIResponder {
  /// The only one.
  public static let shared = UIApplication()
  /// The object that handles the calls of the application.
  public var delegate: (any UIApplicationDelegate)?
  /// Whether the application is seen and used.
  public internal(set) var applicationState = State.active
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Tells everyone that memory is short: pools are emptied.
  public func simulateMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
  }

  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
