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
  /// What it shows, in a configuration or without one.
  public var currentTitle: String? { configuration?.title ?? ownTitle }
  /// The picture that it shows, in a configuration or without one.
  public var currentImage: UIImage? { configuration?.image ?? ownImage }
  private var ownTitle: String? { didSet { contentChanged() } }
  private var ownImage: UIImage? { didSet { contentChanged() } }
  /// The look, instead of the single properties.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Runs when the state of the button changed or ``setNeedsUpdateConfiguration()`` was called.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  private lazy var label = UILabel(frame: .zero)
  /// The label with the title.
  open var titleLabel: UILabel? { label }
  private lazy var picture = UIImageView(frame: .zero)
  /// The view with the picture.
  open var imageView: UIImageView? { picture }
  /// The color of the title, for all states.
  public private(set) var currentTitleColor = UIColor.tintColor
  /// What a tap opens, if ``showsMenuAsPrimaryAction`` says so, and a long touch else.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false

  /// A button of a type, which may run an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction { ownTitle = primaryAction.title }
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Sets what it shows; all states look alike.
  open func setTitle(_ title: String?, for state: UIControl.State) { ownTitle = title }
  /// What it shows.
  open func title(for state: UIControl.State) -> String? { currentTitle }

  /// Sets the picture that it shows; all states look alike.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { ownImage = image }
  /// The picture that it shows.
  open func image(for state: UIControl.State) -> UIImage? { currentImage }

  /// Sets the color of the title; all states look alike.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    currentTitleColor = color ?? .tintColor
  }

  /// A button with a configuration, which may run an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    if configuration.title == nil, let primaryAction { ownTitle = primaryAction.title }
    self.configuration = configuration
  }

  /// Runs the ``configurationUpdateHandler``.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  private func contentChanged() {
    label.text = currentTitle
    picture.image = currentImage
    invalidateIntrinsicContentSize()
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: 0, height: 0))
  }

  /// Ten points for each letter, and the height of a touch. A configuration has the size of its
  /// title, picture and insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration { return configuration.size(title: currentTitle, image: currentImage) }
    let picture = currentTitle == nil ? currentImage?.size.width ?? 0 : 0
    return CGSize(
      width: picture + CGFloat((currentTitle ?? "").count) * label.font.letterWidth + 20,
      height: 44)
  }

  override var baselines: Baselines {
    let offset = label.font.ascender - label.font.lineHeight / 2
    return Baselines(first: (0.5, offset), last: (0.5, offset))
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
