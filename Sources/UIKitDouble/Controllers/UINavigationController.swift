#if !canImport(UIKit)
  import Foundation

  /// A stack of controllers.
  @MainActor
  open class UINavigationController: UIViewController {
    /// The stack, the topmost last.
    public private(set) var viewControllers: [UIViewController] = []

    /// A stack with one controller.
    public init(rootViewController: UIViewController) {
      super.init()
      pushViewController(rootViewController, animated: false)
    }

    /// The one that is shown.
    open var topViewController: UIViewController? { viewControllers.last }

    /// Shows a controller above the others; the one below disappears first.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
      cover(topViewController, animated)
      addChild(controller)
      viewControllers.append(controller)
      uncover(controller, animated)
    }

    /// Goes back by one; the first controller stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard viewControllers.count > 1 else { return nil }
      let gone = viewControllers.removeLast()
      cover(gone, animated)
      gone.removeFromParent()
      if let top = topViewController { uncover(top, animated) }
      return gone
    }

    private func cover(_ controller: UIViewController?, _ animated: Bool) {
      controller?.viewWillDisappear(animated)
      controller?.view.removeFromSuperview()
      controller?.viewDidDisappear(animated)
    }

    private func uncover(_ controller: UIViewController, _ animated: Bool) {
      controller.view.frame = view.bounds
      controller.viewWillAppear(animated)
      view.addSubview(controller.view)
      controller.viewDidAppear(animated)
    }

    open override func loadView() {
      view = UIView(frame: .zero)
    }
  }
#endif
