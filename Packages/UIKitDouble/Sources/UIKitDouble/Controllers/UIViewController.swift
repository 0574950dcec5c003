import Foundation

/// A controller of a view.
@MainActor
open class UIViewController: UIResponder {
  /// What it is called, in bars.
  open var title: String? { didSet { item?.title = title } }
  /// The controller that it is a child of.
  public internal(set) weak var parent: UIViewController?
  /// Its children, in the order in which they came.
  public private(set) var children: [UIViewController] = []
  /// What it presents.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents it, or the nearest parent that is presented.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  private weak var presenter: UIViewController?
  /// The name of the nib that its view would come from; the double loads none.
  public let nibName: String?
  /// Where the nib is.
  public let nibBundle: Bundle?
  /// What its state is saved under; without one it is not.
  open var restorationIdentifier: String?
  /// Whether what it shows can be edited now.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Whether what it presents covers its view only, and not more.
  open var definesPresentationContext = false
  /// Whether it is being dismissed: during the calls that notify it and its children.
  open private(set) var isBeingDismissed = false
  private var loadedView: UIView?
  private var item: UINavigationItem?
  private var editing = false
  private var editItem: UIBarButtonItem?
  /// Whether the view is in a window, as the controller was told.
  private(set) var isShown = false

  /// A controller whose view is not loaded. Every subclass's own initializer calls this one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller from a nib or a storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// A controller whose view is not loaded.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The root view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view, if it was made; asking does not make it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the root view was made; asking does not make it.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The superview of the root view, the parent, or the presenting controller.
  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? presentingViewController
  }
  /// The stack that it is in, directly or through parents.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The transition that is under way, of this controller or its parent; `nil` without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }
  var transition: ResizeTransition?
  /// What the bar of a stack shows for it, made when it is first asked for.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    item = made
    return made
  }
  /// The items of the toolbar of the navigation controller while this controller is the topmost;
  /// `nil` for none.
  open var toolbarItems: [UIBarButtonItem]?

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that begins and ends editing, always the same.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = UIBarButtonItem(
      systemItem: editing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    editItem = made
    return made
  }

  /// Makes the root view, if that was not done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: .zero) }
    viewDidLoad()
  }

  /// Begins or ends editing. Subclasses call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editItem?.systemItem = editing ? .done : .edit
  }

  /// Makes the root view: from the nib if there is one, else an empty one.
  open func loadView() {
    let nib = nibName.map { UINib(nibName: $0, bundle: nibBundle) }
    view = (try? nib?.make(nil)) ?? UIView(frame: .zero)
  }
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
  /// The root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The root view has laid out its subviews; theirs may come later.
  open func viewDidLayoutSubviews() {}
  /// The view is about to get another size, as the device turns or the screen is split. Passes it
  /// on to children; subclasses call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The environment changed. Subclasses call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Takes in a child; without it, events of the child's views skip this controller.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the parent.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// It is about to get another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It got another parent, or none. The code that adds a child calls this method afterwards.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller in the way that fits where this one is: pushed on a stack, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The popover that the controller appears in; `nil` if it appears otherwise.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// Shows a controller above this one. A popover without an anchor is an exception.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let controller = viewControllerToPresent
    presentedViewController = controller
    controller.presenter = self
    if let popover = controller.popoverPresentationController, popover.sourceView == nil,
      popover.barButtonItem == nil, view.traitCollection.horizontalSizeClass == .regular
    {
      RaisedExceptions.raise("R-11", "a popover is presented without a view or a bar button item")
    }
    if let window = view.window {
      controller.view.frame = window.bounds
      controller.appears(flag) { window.addSubview(controller.view) }
    }
    completion?()
  }

  /// Takes away what this controller presents, or else itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
      presentedViewController = nil
      presented.isBeingDismissed = true
      presented.disappears(flag) { presented.view.removeFromSuperview() }
      presented.isBeingDismissed = false
      presented.presenter = nil
      completion?()
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// Tells this controller and the children on screen that the view comes, around what makes it
  /// come.
  func appears(_ animated: Bool, _ change: () -> Void = {}) {
    tell { $0.viewWillAppear(animated) }
    change()
    tell {
      $0.isShown = true
      $0.viewDidAppear(animated)
    }
  }

  /// Tells this controller and the children on screen that the view goes, around what makes it go.
  func disappears(_ animated: Bool, _ change: () -> Void = {}) {
    tell { $0.viewWillDisappear(animated) }
    change()
    tell {
      $0.isShown = false
      $0.viewDidDisappear(animated)
    }
  }

  private func tell(_ news: (UIViewController) -> Void) {
    loadViewIfNeeded()
    news(self)
    for child in children
    where child.viewIfLoaded.map({ $0.isDescendant(of: view) }) == true {
      child.tell(news)
    }
  }
}
