#if !canImport(UIKit)
  import Foundation

  /// The application: the end of the responder chain.
  @MainActor
  open class UIApplication: UIResponder {
    /// The only one.
    public static let shared = UIApplication()
    /// Who answers for the application.
    public var delegate: UIResponder?
    open override var next: UIResponder? { delegate }

    /// Tells everyone that memory is short: pools are emptied.
    public func simulateMemoryWarning() {
      NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }

    /// Posted when memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
  }
#endif
