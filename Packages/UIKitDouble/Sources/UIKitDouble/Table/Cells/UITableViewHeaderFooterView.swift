import Foundation

/// A header or footer.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Which pool it waits in, apart from the cells' (L-10).
  public let reuseIdentifier: String?
  /// The title.
  public let textLabel: UILabel? = UILabel()
  /// What its own views are put into.
  open var contentView: UIView { content.view }
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  private var content = ContentSlot()

  /// A header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A header or footer without an identifier, which is used once.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) {
    reuseIdentifier = ArchivedIdentifier.current
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Texts and a picture, to begin a configuration with.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Forgets what is not content, before it is used again.
  open func prepareForReuse() {}

  /// How high it would like to be in a width: as its content says, or 28.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: height(in: targetSize, usual: 28, content))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
}
