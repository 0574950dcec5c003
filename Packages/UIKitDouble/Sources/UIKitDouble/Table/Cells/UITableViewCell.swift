import Foundation

/// A cell of a table.
@MainActor
open class UITableViewCell: UIView {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The accessory at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How it looks while it is selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What editing offers for it.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// Which labels it has.
  public let style: CellStyle
  /// Which pool it waits in; a cell without one is used once.
  public let reuseIdentifier: String?
  /// What a cell's own views are put into. Another one comes with a ``contentConfiguration``.
  open var contentView: UIView { content.view }
  /// The first label.
  public let textLabel: UILabel? = UILabel()
  /// The second label, if the style has one.
  public let detailTextLabel: UILabel?
  /// What it shows; its view takes the place of the ``contentView``, or shows what is new if it
  /// can.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.show(newValue, in: self)
      if let table = superview as? UITableView, table.selfSizingInvalidation != .disabled {
        sizesItself = true
        table.setNeedsLayout()
      }
      if newValue != nil, automaticallyUpdatesContentConfiguration, !isUpdatingConfiguration {
        setNeedsUpdateConfiguration()
      }
    }
  }
  /// The background behind the content; `nil` for that of the style of the table. A color of the
  /// cell replaces it, and it replaces the color.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != nil { backgroundColor = nil } }
  }
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { backgroundConfiguration = nil } }
  }
  /// Whether what it shows is updated when its state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Runs when the state changed, before the cell is laid out.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var content = ContentSlot()
  /// Whether the table measures it again at the next layout.
  var sizesItself = false
  var needsUpdateConfiguration = false
  var isUpdatingConfiguration = false
  /// The accessory at the trailing edge, unless there is an ``accessoryView``.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// The view at the trailing edge, instead of the accessory.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// Where the line below the cell begins and ends, from its edges.
  open var separatorInset = UIEdgeInsets.zero
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// The view at the trailing edge while the cell is edited, instead of ``accessoryView``.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let editingAccessoryView { addSubview(editingAccessoryView) }
    }
  }
  /// The view at the trailing edge now.
  public var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// How it looks while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether it can be dragged by a handle while the table is edited.
  open var showsReorderControl = false
  /// Whether it makes room for the button while it is edited; the table sets it.
  open var shouldIndentWhileEditing = true
  /// How far its content is indented, in levels; the table sets it.
  open var indentationLevel = 0
  /// How wide a level is, in points.
  open var indentationWidth: CGFloat = 10
  /// What editing offers for it; the table sets it.
  public internal(set) var editingStyle = EditingStyle.none
  /// Whether it looks selected; the table sets it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on it; the table sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether it is being edited; the table sets it.
  open var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }

  /// Whether it is dragged to another place; the table sets it.
  var isReordering = false { didSet { if isReordering != oldValue { stateChanged() } } }
  /// How often the cell was prepared for its next use.
  public private(set) var reuseCount = 0
  /// Where it was when it was shown last.
  var displayPath: IndexPath?

  /// A cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A cell without an identifier, which is used once.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = ArchivedIdentifier.current
    detailTextLabel = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Texts and a picture, to begin a configuration with.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The state that it is configured for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isReordering = isReordering
    return state
  }

  /// Updates what is shown for the state before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates what is shown for a state. Subclasses call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    contentView.frame = contentFrame
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stateChanged()
  }

  private func stateChanged() {
    if contentConfiguration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  /// Forgets what is not content, before the cell is used for another row; content is set by the
  /// data source. Subclasses call super (L-08).
  open func prepareForReuse() {
    reuseCount += 1
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setEditing(false, animated: false)
  }

  /// Looks selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Looks touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Is edited or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// How high the cell would like to be in a width: as its constraints or its content say, or 44.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: size.width, height: height(in: size, usual: 44, content))
  }

  // Without constraints UIKit asks the same.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askToBeMeasured { $0 != .disabled }
  }

  override func boundaryConstraintsChanged() {
    askToBeMeasured { $0 == .enabledIncludingConstraints }
  }

  private func askToBeMeasured(
    _ isAllowed: (UITableView.SelfSizingInvalidation) -> Bool
  ) {
    guard let table = superview as? UITableView, isAllowed(table.selfSizingInvalidation) else {
      return
    }
    sizesItself = true
    table.setNeedsLayout()
  }
}
