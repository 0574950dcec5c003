import Foundation

/// A button.
@MainActor
open class UIButton: UIControl {
  /// How a button looks; all alike in the double.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// How it looks.
  public private(set) var buttonType = ButtonType.custom
  /// What it shows.
  public private(set) var currentTitle: String?
  /// The picture that it shows.
  public private(set) var currentImage: UIImage?
  /// What a tap opens, if ``showsMenuAsPrimaryAction`` says so, and a long touch else.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false

  /// A button of a type, which may run an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction { currentTitle = primaryAction.title }
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Sets what it shows; all states look alike.
  open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
  /// What it shows.
  open func title(for state: UIControl.State) -> String? { currentTitle }

  /// Sets the picture that it shows; all states look alike.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { currentImage = image }
  /// The picture that it shows.
  open func image(for state: UIControl.State) -> UIImage? { currentImage }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// Ten points for each letter, and the height of a touch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat((currentTitle ?? "").count * 10 + 20), height: 44)
  }

  /// Taps it.
  ///
  /// - Returns: the menu that opens, or `nil`.
  @discardableResult
  public func simulateTap() -> UIMenu? {
    guard canBeTouched else { return nil }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return showsMenuAsPrimaryAction ? menu : nil
  }
}
