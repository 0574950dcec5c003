/// The content of a row, in terms that every back end supports.
///
/// ```
///  image  symbol  title  badges                    values  accessory
///                 subtitle
///                 detail label   detail text
///                 message
/// ```
///
/// A back end may show a row in a cell of its own (`UIKitRow`); this content is shown by the
/// others, spoken by a screen reader and compared by tests.
public struct RowContent: Hashable, Sendable {
  /// The mark at the end of the row, which indicates the effect of a tap.
  public enum Accessory: Hashable, Sendable {
    /// No mark at the end of the row.
    case none
    /// A tap leads to another screen.
    case disclosure
    /// A mark that the row is selected.
    case checkmark
    /// A button that shows more about the row, besides the effect of a tap.
    case detail
    /// A tap leads to another screen, and a button shows more about the row.
    case detailDisclosure

    /// Whether the accessory has a button that shows more about the row.
    package var hasDetail: Bool { self == .detail || self == .detailDisclosure }
  }

  /// A picture before everything else.
  public var image: RowImage? {
    get { extras.stored?.image }
    set { extras.value.image = newValue }
  }
  /// A short glyph before the title, such as `♪`.
  public var symbol: RowText?
  /// The text of the main line.
  public var title: RowText
  /// Short labels after the title.
  public var badges: [RowBadge]
  /// A second line, quieter than the title.
  public var subtitle: RowText?
  /// Texts at the end of the main line. Equal widths in neighboring rows make columns.
  public var values: [RowValue]
  /// Lines below the others, each with a label: the further content of an expanded row.
  public var details: [RowDetail]
  /// The mark at the end of the row.
  public var accessory: Accessory
  /// The control with which the user sets a value.
  public var control: Control? {
    get { extras.stored?.control }
    set { extras.value.control = newValue }
  }
  /// A message about the value, or a hint; it is below everything else.
  public var message: RowText?
  /// Whether the row responds to the user; a disabled one is shown paler.
  public var isEnabled = true
  /// Whether the row is part of the selection.
  public var isSelected = false
  /// The depth of the row in a tree, from 0; back ends indent it as far as there is room.
  public var level = 0
  /// Whether the row is expanded or collapsed; `nil` for a row that is neither.
  public var expansion: Expansion?
  /// Whether the row is a placeholder for one that is being loaded: its texts only determine the
  /// lengths of bars.
  public var isPlaceholder = false
  /// The description for a screen reader, if it differs from the content.
  public var accessibility: RowAccessibility? {
    get { extras.stored?.accessibility }
    set { extras.value.accessibility = newValue }
  }
  /// How the row is laid out, where that differs from the rows of its section.
  public var style = RowStyle()
  /// How many lines the title may take; with 1 it is cut with `…` instead. In several lines all of
  /// it has the tone of its first part.
  public var titleLineLimit: Int
  /// The most lines of the subtitle, likewise.
  public var subtitleLineLimit: Int
  private var extras = Indirect<Extras>()

  /// The large parts, which few rows have.
  private struct Extras: Hashable, Sendable, Omittable {
    var image: RowImage?
    var control: Control?
    var accessibility: RowAccessibility?
  }

  /// Creates content with a title; everything else is optional.
  ///
  /// - Parameters:
  ///   - image: a picture before everything else.
  ///   - symbol: a short glyph before the title.
  ///   - title: the main line.
  ///   - badges: short labels after the title.
  ///   - subtitle: a second line, quieter than the title.
  ///   - values: texts at the end of the main line.
  ///   - details: labeled lines below.
  ///   - accessory: the mark at the end of the row.
  ///   - control: the control with which the user sets a value.
  ///   - message: a message about the value, or a hint.
  ///   - titleLineLimit: the most lines of the title.
  ///   - subtitleLineLimit: the most lines of the subtitle.
  public init(
    image: RowImage? = nil, symbol: (any RowTextConvertible)? = nil,
    title: any RowTextConvertible, badges: [RowBadge] = [],
    subtitle: (any RowTextConvertible)? = nil,
    values: [any RowValueConvertible] = [],
    details: [RowDetail] = [], accessory: Accessory = .none, control: Control? = nil,
    message: RowText? = nil, titleLineLimit: Int = 1, subtitleLineLimit: Int = 1
  ) {
    if image != nil || control != nil {
      extras.value = Extras(image: image, control: control)
    }
    self.symbol = symbol?.rowText
    self.title = title.rowText
    self.badges = badges
    self.subtitle = subtitle?.rowText
    self.values = values.map(\.rowValue)
    self.details = details
    self.accessory = accessory
    self.message = message
    self.titleLineLimit = titleLineLimit
    self.subtitleLineLimit = subtitleLineLimit
  }
}

/// A text or a picture at the end of a row's main line, such as a size, a price or an avatar.
public struct RowValue: Hashable, Sendable {
  /// The characters with their tone and style.
  public var text: RowText
  /// A picture before the text.
  public var image: RowImage?
  /// The width reserved for it, in widths of a digit; 0 for the width of the text. A text that is
  /// wider is cut with `…`.
  public var width: Int
  /// Whether the value is drawn and not read aloud, such as a bar beside the number that it shows.
  public var isDecorative: Bool

  /// Creates a value that is aligned to the trailing edge.
  ///
  /// - Parameters:
  ///   - text: the characters with their tone and style.
  ///   - image: a picture before the text.
  ///   - width: the reserved width, in widths of a digit; 0 for the width of the text.
  ///   - isDecorative: whether VoiceOver and other screen readers skip the value.
  public init(
    _ text: any RowTextConvertible = "", image: RowImage? = nil, width: Int = 0,
    isDecorative: Bool = false
  ) {
    self.text = text.rowText
    self.image = image
    self.width = width
    self.isDecorative = isDecorative
  }
}

/// A labeled line below a row's main line.
public struct RowDetail: Hashable, Sendable {
  /// The label at the beginning of the line.
  public var label: String
  /// The text, which wraps if it is wider than the row.
  public var text: RowText
  /// A picture before the text.
  public var image: RowImage?
  /// The most lines of the text before it is cut with `…`. A back end may have a limit of its own
  /// for a row: 2,000 lines in a terminal.
  public var lineLimit: Int

  /// Creates a line with a label.
  ///
  /// - Parameters:
  ///   - label: the label at the beginning of the line.
  ///   - text: the text, which wraps if it is wider than the row.
  ///   - image: a picture before the text.
  ///   - lineLimit: the most lines of the text before it is cut with `…`.
  public init(
    _ label: String, _ text: any RowTextConvertible = "", image: RowImage? = nil,
    lineLimit: Int = 8
  ) {
    self.label = label
    self.text = text.rowText
    self.image = image
    self.lineLimit = lineLimit
  }
}
