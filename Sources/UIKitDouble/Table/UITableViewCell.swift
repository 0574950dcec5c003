#if !canImport(UIKit)
  import Foundation

  /// What a cell shows, apart from how.
  @MainActor
  public protocol UIContentConfiguration {}

  /// Texts and a picture.
  public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  }

  /// A cell of a table.
  @MainActor
  open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    public let style: CellStyle
    public let reuseIdentifier: String?
    public let contentView = UIView(frame: .zero)
    public let textLabel: UILabel? = UILabel()
    public let detailTextLabel: UILabel?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView? {
      didSet {
        oldValue?.removeFromSuperview()
        if let accessoryView { addSubview(accessoryView) }
      }
    }
    open var selectionStyle = SelectionStyle.default
    open var showsReorderControl = false
    public internal(set) var isSelected = false
    public internal(set) var isHighlighted = false
    public internal(set) var isEditing = false

    /// How often the cell was prepared for its next use.
    public private(set) var reuseCount = 0

    public required init(style: CellStyle, reuseIdentifier: String?) {
      self.style = style
      self.reuseIdentifier = reuseIdentifier
      detailTextLabel = style == .default ? nil : UILabel()
      super.init(frame: .zero)
      addSubview(contentView)
    }

    /// A cell that comes from a nib or a storyboard.
    open func awakeFromNib() {}

    /// Texts and a picture, to begin a configuration with.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Forgets what is not content. Subclasses call super (L-08).
    open func prepareForReuse() {
      reuseCount += 1
      isHighlighted = false
      isSelected = false
      isEditing = false
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// How high the cell would like to be; 44 unless a subclass says otherwise.
    open override func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 44)
    }
  }

  /// A header or footer.
  @MainActor
  open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    public let textLabel: UILabel? = UILabel()
    public let contentView = UIView(frame: .zero)
    open var contentConfiguration: (any UIContentConfiguration)?

    public required init(reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
      addSubview(contentView)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func prepareForReuse() {}
    open override func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 28)
    }
  }

  /// Cells from a nib: in the double, a closure that makes them.
  public final class UINib: NSObject {
    let make: @MainActor (String?) -> UIView

    public init(_ make: @escaping @MainActor (String?) -> UIView) { self.make = make }
  }
#endif
