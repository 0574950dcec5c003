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

  /// The root of a tree of views.
  @MainActor
  open class UIWindow: UIView {
    /// The controller whose view fills the window.
    public var rootViewController: UIViewController? {
      didSet {
        oldValue?.view.removeFromSuperview()
        guard let controller = rootViewController else { return }
        controller.view.frame = bounds
        addSubview(controller.view)
      }
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Shows the window.
    open func makeKeyAndVisible() { layoutIfNeeded() }
  }
#endif
