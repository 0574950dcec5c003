import Foundation

/// A stack of controllers.
@MainActor
open class UINavigationController: UIViewController {
  /// The stack, the topmost last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The bar above the topmost.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// Whether the toolbar with the items of the topmost controller is hidden, as it is at first. The
  /// double lays out no toolbar.
  open var isToolbarHidden = true
  private var stack: [UIViewController] = []

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An empty stack, from a nib or a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The one that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The one that is shown, or what it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows a controller above the others; the one below disappears first.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Goes back by one; the first controller stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let gone = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return gone
  }

  /// Goes back to the first.
  ///
  /// - Returns: the removed controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller of the stack; nothing happens for any other, where UIKit throws.
  ///
  /// - Returns: the removed controllers.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Replaces the stack; the topmost is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    let gone = stack.filter { controller in !viewControllers.contains { $0 === controller } }
    let fresh = viewControllers.filter { controller in !stack.contains { $0 === controller } }
    stack = viewControllers
    for controller in fresh { addChild(controller) }
    if old !== topViewController {
      if animated, isShown { transition = ResizeTransition() }
      old?.leaves(self, animated)
      topViewController?.enters(self, animated)
      runTransition()
    }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in fresh { controller.didMove(toParent: self) }
  }

  private func runTransition() {
    guard let running = transition else { return }
    running.runChanges()
    VirtualTime.shared.after(running.transitionDuration) { [weak self] in
      if self?.transition === running { self?.transition = nil }
      running.runCompletions()
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    topViewController?.viewIfLoaded?.frame = view.bounds
  }

  open override func loadView() {
    view = UIView(frame: .zero)
    if let top = topViewController {
      top.view.frame = view.bounds
      view.addSubview(top.view)
    }
  }
}

extension UIViewController {
  /// Comes on top of a stack; told only if the stack is on screen.
  fileprivate func enters(_ stack: UINavigationController, _ animated: Bool) {
    guard let container = stack.viewIfLoaded else { return }
    view.frame = container.bounds
    if stack.isShown {
      appears(animated) { container.addSubview(view) }
    } else {
      container.addSubview(view)
    }
  }

  fileprivate func leaves(_ stack: UINavigationController, _ animated: Bool) {
    if stack.isShown {
      disappears(animated) { view.removeFromSuperview() }
    } else {
      viewIfLoaded?.removeFromSuperview()
    }
  }
}
