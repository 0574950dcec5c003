#if !canImport(UIKit)
  import Foundation

  /// A controller of a view.
  @MainActor
  open class UIViewController: UIResponder {
    open var title: String?
    public internal(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    public private(set) var presentedViewController: UIViewController?
    public private(set) weak var presentingViewController: UIViewController?
    private var loadedView: UIView?

    public override init() { super.init() }

    /// The root view, made when it is first asked for.
    open var view: UIView {
      get {
        if let loadedView { return loadedView }
        loadView()
        let view = loadedView ?? UIView(frame: .zero)
        loadedView = view
        view.controller = self
        viewDidLoad()
        return view
      }
      set {
        loadedView?.controller = nil
        loadedView = newValue
        newValue.controller = self
      }
    }

    open var isViewLoaded: Bool { loadedView != nil }
    open override var next: UIResponder? {
      loadedView?.superview ?? parent ?? presentingViewController
    }
    open var navigationController: UINavigationController? {
      (parent as? UINavigationController) ?? parent?.navigationController
    }

    /// Makes the root view.
    open func loadView() { view = UIView(frame: .zero) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open func addChild(_ child: UIViewController) {
      child.removeFromParent()
      child.parent = self
      children.append(child)
    }

    open func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    open func present(
      _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      presentedViewController = controller
      controller.presentingViewController = self
      view.window?.addSubview(controller.view)
      completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if let presented = presentedViewController {
        presented.view.removeFromSuperview()
        presentedViewController = nil
      } else {
        presentingViewController?.dismiss(animated: animated)
      }
      completion?()
    }
  }

  /// A stack of controllers.
  @MainActor
  open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []

    public init(rootViewController: UIViewController) {
      super.init()
      pushViewController(rootViewController, animated: false)
    }

    open var topViewController: UIViewController? { viewControllers.last }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
      cover(topViewController, animated)
      addChild(controller)
      viewControllers.append(controller)
      uncover(controller, animated)
    }

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

  /// A controller whose view is a table.
  @MainActor
  open class UITableViewController: UIViewController {
    open var clearsSelectionOnViewWillAppear = true
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
      self.style = style
      super.init()
    }

    open var tableView: UITableView! { view as? UITableView }

    open override func loadView() { view = UITableView(frame: .zero, style: style) }

    open override func viewWillAppear(_ animated: Bool) {
      guard clearsSelectionOnViewWillAppear else { return }
      for path in tableView.indexPathsForSelectedRows ?? [] {
        tableView.deselectRow(at: path, animated: animated)
      }
    }
  }
#endif
