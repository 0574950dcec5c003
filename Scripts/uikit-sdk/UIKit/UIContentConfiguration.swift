/// The state that a configuration is updated for.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  init(traitCollection: UITraitCollection)
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected: Bool { false }
  public var isHighlighted: Bool { false }
  public var isEditing: Bool { false }
  public var isReordering: Bool { false }
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A view that shows a configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { false }
}

/// What a cell shows, apart from how. The values belong to no actor, the views that they make do.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// Texts and a picture. Neither sendable nor bound to an actor, as in the SDK.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines: Int
  }

  public struct ImageProperties: Hashable {
    public static var standardDimension: CGFloat { 0 }
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat
    public var maximumSize: CGSize {
      get { fatalError() }
      set {}
    }
    public var reservedLayoutSize: CGSize {
      get { fatalError() }
      set {}
    }
  }

  public var image: UIImage?
  public var imageProperties: ImageProperties
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { fatalError() }
    set {}
  }

  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  public static func plainFooter() -> UIListContentConfiguration { fatalError() }
  public static func header() -> UIListContentConfiguration { fatalError() }
  public static func footer() -> UIListContentConfiguration { fatalError() }

  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@available(*, unavailable)
extension UIListContentConfiguration: Sendable {}

extension UITableViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }

  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { fatalError() }
    set {}
  }
  public func setNeedsUpdateConfiguration() {}
  public var configurationState: UICellConfigurationState { fatalError() }
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { fatalError() }
    set {}
  }
}

extension UITableViewHeaderFooterView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}
