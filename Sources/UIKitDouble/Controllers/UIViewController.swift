#if !canImport(UIKit)
  import Foundation

  /// A controller of a view.
  @MainActor
  open class UIViewController: UIResponder {
    /// What it is called, in bars.
    open var title: String?
    /// The controller that it is a child of.
    public internal(set) weak var parent: UIViewController?
    /// Its children, in the order in which they came.
    public private(set) var children: [UIViewController] = []
    /// What it presents.
    public private(set) var presentedViewController: UIViewController?
    /// Who presents it.
    public private(set) weak var presentingViewController: UIViewController?
    private var loadedView: UIView?

    /// A controller whose view is not loaded.
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

    /// Whether the root view was made; asking does not make it.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The root view's superview, the parent, or who presents it.
    open override var next: UIResponder? {
      loadedView?.superview ?? parent ?? presentingViewController
    }
    /// The stack that it is in, directly or through parents.
    open var navigationController: UINavigationController? {
      (parent as? UINavigationController) ?? parent?.navigationController
    }

    /// Makes the root view.
    open func loadView() { view = UIView(frame: .zero) }
    /// The root view was made: once.
    open func viewDidLoad() {}
    /// The view is about to come into a window: every time.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view came.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view left.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Takes in a child; without it, events of the child's views skip this controller.
    open func addChild(_ child: UIViewController) {
      child.removeFromParent()
      child.parent = self
      children.append(child)
    }

    /// Leaves the parent.
    open func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    /// Shows a controller above this one.
    open func present(
      _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      presentedViewController = controller
      controller.presentingViewController = self
      view.window?.addSubview(controller.view)
      completion?()
    }

    /// Takes away what this controller presents, or else itself.
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
#endif
