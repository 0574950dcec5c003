/// What a row shows, in words that every back end understands.
///
/// ```
///  image  symbol  title  badges                    values  accessory
///                 subtitle
///                 detail label   detail text
///                 message
/// ```
///
/// A back end may show a row with a cell of its own (`UIKitRow`); this content is what the others
/// show, what a screen reader says and what tests compare.
public struct RowContent: Hashable, Sendable {
  /// What stands at the end of the row and tells what a tap does.
  public enum Accessory: Hashable, Sendable {
    /// Nothing.
    case none
    /// A tap leads to another screen.
    case disclosure
    /// The row is chosen.
    case checkmark
    /// There is more to know, apart from what a tap does.
    case detail
    /// A tap leads to another screen, and there is more to know.
    case detailDisclosure

    /// Whether the accessory shows more about the row, apart from the effect of a tap.
    package var hasDetail: Bool { self == .detail || self == .detailDisclosure }
  }

  /// A picture before everything else.
  public var image: RowImage?
  /// A short glyph before the title, such as `♪`.
  public var symbol: RowText?
  /// The main line.
  public var title: RowText
  /// Short labels after the title.
  public var badges: [RowBadge]
  /// A second line, quieter than the title.
  public var subtitle: RowText?
  /// Texts at the end of the main line. Equal widths in neighboring rows make columns.
  public var values: [RowValue]
  /// Lines below, each with a label: what an expanded row tells more.
  public var details: [RowDetail]
  /// What stands at the end of the row.
  public var accessory: Accessory
  /// What the reader can set here.
  public var control: Control?
  /// What is wrong with what was set, or a hint; it stands below everything else.
  public var message: RowText?
  /// Whether the row answers; a disabled one is shown paler.
  public var isEnabled = true
  /// Whether the row is selected.
  public var isSelected = false
  /// How deep the row stands in a tree, from 0; back ends indent it as far as there is room.
  public var level = 0
  /// Whether the row can be collapsed, and is; `nil` where nothing is ever collapsed.
  public var expansion: Expansion?
  /// Whether the row only keeps the place of one that is on its way: its texts say how long those
  /// will be, and are shown as bars.
  public var isPlaceholder = false
  /// What a screen reader says, where that is not what stands there.
  public var accessibility: RowAccessibility?
  /// How the row is laid out, where that differs from the rows of its section.
  public var style = RowStyle()
  /// How many lines the title may take; with 1 it is cut with `…` instead. In several lines all of
  /// it has the tone of its first part.
  public var titleLineLimit: Int
  /// How many lines the subtitle may take, likewise.
  public var subtitleLineLimit: Int

  /// Content with a title; everything else is optional.
  public init(
    image: RowImage? = nil, symbol: (any RowTextConvertible)? = nil,
    title: any RowTextConvertible, badges: [RowBadge] = [],
    subtitle: (any RowTextConvertible)? = nil,
    values: [any RowValueConvertible] = [],
    details: [RowDetail] = [], accessory: Accessory = .none, control: Control? = nil,
    message: RowText? = nil, titleLineLimit: Int = 1, subtitleLineLimit: Int = 1
  ) {
    self.image = image
    self.symbol = symbol?.rowText
    self.title = title.rowText
    self.badges = badges
    self.subtitle = subtitle?.rowText
    self.values = values.map(\.rowValue)
    self.details = details
    self.accessory = accessory
    self.control = control
    self.message = message
    self.titleLineLimit = titleLineLimit
    self.subtitleLineLimit = subtitleLineLimit
  }
}

/// A text at the end of a row's main line, such as a size, a time or a price.
public struct RowValue: Hashable, Sendable {
  /// What to show.
  public var text: RowText
  /// The room kept for it, in widths of a digit; 0 takes what the text needs. Text that is wider
  /// than its room is cut with `…`.
  public var width: Int

  /// A value that takes what it needs, or the given room, and is aligned to the trailing edge.
  public init(_ text: any RowTextConvertible, width: Int = 0) {
    self.text = text.rowText
    self.width = width
  }
}

/// A labelled line below a row's main line.
public struct RowDetail: Hashable, Sendable {
  /// What the line tells.
  public var label: String
  /// The text; it wraps when it is wider than the row.
  public var text: RowText
  /// How many lines the text may take before it is cut with `…`. A back end may have a limit of its
  /// own for what one row can be: 2,000 lines in a terminal.
  public var lineLimit: Int

  /// A labelled line.
  public init(_ label: String, _ text: any RowTextConvertible, lineLimit: Int = 8) {
    self.label = label
    self.text = text.rowText
    self.lineLimit = lineLimit
  }
}
