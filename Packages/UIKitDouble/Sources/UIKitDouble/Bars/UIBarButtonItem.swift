import Foundation

/// Something in a bar.
@MainActor
open class UIBarItem: NSObject {
  /// What it says.
  open var title: String?
  /// The picture instead of the title.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// The identifier by which a test finds the element; never read aloud.
  open var accessibilityIdentifier: String?
  /// The text that assistive applications read for the element.
  open var accessibilityLabel: String?

  /// Something without a title.
  public override init() {}
  /// Something from a nib or a storyboard.
  public required init?(coder: NSCoder) {}
}

/// A button in a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The ones that every application has.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action,
      organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
      fastForward, undo, redo
    case close = 24
  }

  /// How it looks.
  open var style = Style.plain
  /// What a tap runs; its title and picture become those of the button.
  open var primaryAction: UIAction? { didSet { showAction() } }
  /// What a tap opens if there is no action, and a long touch else.
  open var menu: UIMenu?
  /// The color of the title or the picture; `nil` for that of the bar.
  open var tintColor: UIColor?
  /// The view that is shown instead of the button.
  open var customView: UIView?
  /// The object that receives a tap; `nil` sends it along the responder chain. Weak.
  open weak var target: AnyObject?
  /// What is sent.
  open var action: Selector?
  /// Which of the system's buttons it is; `nil` for one of its own. The double's way to see that.
  public internal(set) var systemItem: SystemItem?

  /// A button without a title.
  public override init() { super.init() }
  /// A button from a nib or a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One of the system's buttons.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    showAction()
    self.menu = menu
  }

  /// A button that runs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    showAction()
    self.title = title ?? self.title
    self.image = image ?? self.image
    self.menu = menu
  }

  /// One of the system's buttons, with a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    self.target = target as? AnyObject
    self.action = action
  }

  /// A button with a title and a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as? AnyObject
    self.action = action
  }

  /// A button with a picture and a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as? AnyObject
    self.action = action
  }

  /// A place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A gap that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  private func showAction() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    image = primaryAction.image ?? image
  }

  /// Taps the button: runs its action, or sends its selector.
  ///
  /// - Returns: whether anything happened.
  @discardableResult
  public func simulateTap() -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.sender = self
      primaryAction.handler(primaryAction)
      return true
    }
    guard let action else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
