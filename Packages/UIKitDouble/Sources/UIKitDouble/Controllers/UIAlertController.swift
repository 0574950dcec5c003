import Foundation

/// An answer to an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// What kind of answer it is.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// What it says.
  public let title: String?
  /// What kind of answer it is.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// An answer; the handler runs after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A question that the user has to answer. What it will act on must be kept by identity: index
/// paths may be stale when the answer comes (F-62).
@MainActor
open class UIAlertController: UIViewController {
  /// Where it appears.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// What it says below the title.
  open var message: String?
  /// Where it appears.
  public let preferredStyle: Style
  /// The answers, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The answer that the return key gives.
  open var preferredAction: UIAlertAction?
  /// What can be typed in, from top to bottom; `nil` if there is nothing.
  public private(set) var textFields: [UITextField]?

  /// A question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(message, preferredStyle)
    self.title = title
  }

  private init(_ message: String?, _ style: Style) {
    self.message = message
    preferredStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A question from a storyboard, which has none: always `nil`.
  public required init?(coder: NSCoder) { nil }

  private lazy var popover = UIPopoverPresentationController()
  /// The popover that an action sheet appears in where there is room.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet ? popover : nil
  }

  /// Whether it is shown in a popover, which has no button that cancels.
  public var simulatedIsPopover: Bool {
    preferredStyle == .actionSheet
      && presentingViewController?.view.traitCollection.horizontalSizeClass == .regular
  }

  /// The user touches outside of the popover: it disappears, and then the answer that cancels runs.
  ///
  /// - Returns: whether it is shown in one.
  @discardableResult
  public func simulateTapOutside() -> Bool {
    guard simulatedIsPopover else { return false }
    let cancel = actions.first { $0.style == .cancel }
    dismiss(animated: true)
    if let cancel { cancel.handler?(cancel) }
    return true
  }

  /// Adds a field to type in; only alerts may have them.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Chooses an answer by its title: the alert goes, then the handler runs.
  ///
  /// - Returns: whether there is such an answer and it can be chosen.
  @discardableResult
  public func simulateChoice(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled,
      !(simulatedIsPopover && action.style == .cancel)
    else { return false }
    dismiss(animated: true)
    action.handler?(action)
    return true
  }
}
