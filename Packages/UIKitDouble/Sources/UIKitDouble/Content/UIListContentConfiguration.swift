import Foundation

/// Texts and a picture. The double keeps what is shown and forgets how it looks.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The look of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The largest number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
  }

  /// The look of the picture.
  public struct ImageProperties: Hashable {
    /// The color of a picture without colors of its own.
    public var tintColor: UIColor?
    /// The room that is kept for the picture, in points; 0 for that of the picture.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the picture, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The width and height that line up with the pictures of the system.
    public static let standardDimension: CGFloat = 40
  }

  /// The first text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The first text with attributes, instead of ``text``.
  public var attributedText: NSAttributedString?
  /// The second text with attributes, instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// The height of a header or footer of one line, in points; `nil` for that of the cell.
  private(set) var headerHeight: CGFloat?
  /// The look of the first text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .label)
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .label)
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The margins around texts and picture.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 20, bottom: 11, trailing: 8)

  /// For a row with one text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a row with the second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a row with the second text at the end of the line.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a header of a plain table.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a footer of a plain table.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a header of a grouped table.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// For a footer of a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// For a header of any table: the look follows from the table.
  public static func header() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = UIFont.preferredFont(forTextStyle: .subheadline)
    configuration.headerHeight = 28
    return configuration
  }
  /// For a footer of any table.
  public static func footer() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = UIFont.preferredFont(forTextStyle: .footnote)
    configuration.textProperties.color = .secondaryLabel
    configuration.headerHeight = 28
    return configuration
  }

  /// A view with labels and a picture.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: how it looks is forgotten.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// As in the SDK, where it is neither sendable nor bound to an actor.
@available(*, unavailable)
extension UIListContentConfiguration: Sendable {}

/// Shows texts and a picture.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration { didSet { heights = [:] } }
  /// The heights that were measured since the configuration was set.
  private var heights: [Measured: CGFloat] = [:]

  private struct Measured: Hashable {
    let width: CGFloat
    let category: UIContentSizeCategory
  }

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// From a nib or a storyboard: shows nothing.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// How high the content would like to be in a width: its texts in as many lines as they need and
  /// may take, in the text size of the user, and its margins. It has room for one line at least; a
  /// header of one line is lower than a row.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let key = Measured(
      width: targetSize.width, category: traitCollection.preferredContentSizeCategory)
    let height = heights[key] ?? height(in: targetSize.width)
    heights[key] = height
    return CGSize(width: targetSize.width, height: height)
  }

  private func height(in targetWidth: CGFloat) -> CGFloat {
    let margins = shown.directionalLayoutMargins
    let image = shown.image.map { _ in shown.imageProperties.reservedLayoutSize } ?? .zero
    let room = targetWidth - margins.leading - margins.trailing
    let width = max(0, image.width > 0 ? room - image.width - Self.gapAfterImage : room)
    let first = height(
      of: shown.attributedText, or: shown.text, shown.textProperties, in: width)
    let second = height(
      of: shown.secondaryAttributedText, or: shown.secondaryText, shown.secondaryTextProperties,
      in: width)
    let texts = first + second + (first > 0 && second > 0 ? Self.gapBetweenTexts : 0)
    let height = margins.top + max(texts, image.height, Self.lineHeight) + margins.bottom
    return shown.headerHeight.map { max($0, height - Self.headerDifference) } ?? height
  }

  private func height(
    of text: NSAttributedString?, or plain: String?,
    _ properties: UIListContentConfiguration.TextProperties, in width: CGFloat
  ) -> CGFloat {
    let text = text ?? plain.map { NSAttributedString(string: $0) }
    guard let text, text.length > 0 else { return 0 }
    let font = properties.font.scaled(for: traitCollection)
    return TextMeasure(text, font: font)
      .size(in: width, lines: properties.numberOfLines, breaksWords: false).height
  }

  private static let gapAfterImage: CGFloat = 16
  private static let gapBetweenTexts: CGFloat = 3
  private static let lineHeight: CGFloat = 22
  /// How much lower a header is than a row with the same texts, in points.
  private static let headerDifference: CGFloat = 16

  /// What it shows; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIListContentConfiguration { shown = new } }
  }
}
