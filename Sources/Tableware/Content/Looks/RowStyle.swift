/// How a row is laid out: its density, separator, insets, colors and the edge of its accessory.
///
/// ```swift
/// Section("songs", header: SectionHeader("Popular", values: [RowValue("Time", width: 5)])) { … }
///   .style(RowStyle(density: .compact, separator: .indented))
/// TextRow("Draft").style(RowStyle(background: RowColor(light: 0xFFF6D6, dark: 0x2A2410)))
/// ```
///
/// A property that is `nil` is that of the row's section, then that of the theme, then that of the
/// surface. Lengths are in points; a terminal has a column for each 8 of them.
public struct RowStyle: Hashable, Sendable {
  /// The minimum height of a table's rows.
  public enum Density: Hashable, Sendable, CaseIterable {
    /// 36 points at least; a line in a terminal.
    case compact
    /// 44 points at least; a line in a terminal.
    case regular
    /// 56 points at least; a line and an empty one below it in a terminal.
    case comfortable
  }

  /// The line below a row.
  public enum Separator: Hashable, Sendable, CaseIterable {
    /// The row has no line below it.
    case none
    /// A line as wide as the row.
    case full
    /// A line that begins below the title.
    case indented
  }

  /// A side of a row.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The side at which the lines of a text begin.
    case leading
    /// The side at which the lines of a text end.
    case trailing
  }

  /// The minimum height of the row.
  public var density: Density?
  /// The line below the row; by default the surface decides.
  public var separator: Separator?
  /// More room before the row's content, in points from 0 to 64.
  public var leadingInset: Int?
  /// More room after the row's content, in points from 0 to 64.
  public var trailingInset: Int?
  /// The color behind the row. It is adjusted so that all texts stay readable.
  public var background: RowColor?
  /// The color behind the row while it is selected, adjusted likewise.
  public var selection: RowColor?
  /// The edge of the row's accessory; by default trailing.
  public var accessoryEdge: Edge?
  /// The accessory whose room rows without one reserve, so that values form columns. In a section
  /// whose header has values, it is by default the accessory of the first row.
  public var accessoryRoom: RowContent.Accessory?
  /// Whether room is reserved for the button of a menu.
  package var hasMenuRoom = false
  /// Whether the row is a line of a table whose columns have captions.
  package var hasColumns = false
  /// Whether the row stands for the content of a list: it is empty, or could not be loaded.
  package var isNotice = false

  /// Creates a style; omitted properties are those of the section and the theme.
  ///
  /// - Parameters:
  ///   - density: the minimum height of the row.
  ///   - separator: the line below the row.
  ///   - leadingInset: more room before the row's content, in points from 0 to 64.
  ///   - trailingInset: more room after the row's content, in points from 0 to 64.
  ///   - background: the color behind the row.
  ///   - selection: the color behind the row while it is selected.
  ///   - accessoryEdge: the edge of the row's accessory.
  ///   - accessoryRoom: the accessory whose room rows without one reserve.
  public init(
    density: Density? = nil, separator: Separator? = nil, leadingInset: Int? = nil,
    trailingInset: Int? = nil, background: RowColor? = nil, selection: RowColor? = nil,
    accessoryEdge: Edge? = nil, accessoryRoom: RowContent.Accessory? = nil
  ) {
    self.density = density
    self.separator = separator
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.background = background
    self.selection = selection
    self.accessoryEdge = accessoryEdge
    self.accessoryRoom = accessoryRoom
  }
}

extension RowStyle {
  /// Returns the style, with the properties of another one instead of missing ones.
  package func over(_ other: RowStyle) -> RowStyle {
    var style = self
    style.density = density ?? other.density
    style.separator = separator ?? other.separator
    style.leadingInset = leadingInset ?? other.leadingInset
    style.trailingInset = trailingInset ?? other.trailingInset
    style.background = background ?? other.background
    style.selection = selection ?? other.selection
    style.accessoryEdge = accessoryEdge ?? other.accessoryEdge
    style.accessoryRoom = accessoryRoom ?? other.accessoryRoom
    style.hasMenuRoom = hasMenuRoom || other.hasMenuRoom
    style.hasColumns = hasColumns || other.hasColumns
    style.isNotice = isNotice || other.isNotice
    return style
  }

  /// The insets as surfaces show them, in points.
  package var insets: (leading: Int, trailing: Int) {
    (min(max(leadingInset ?? 0, 0), 64), min(max(trailingInset ?? 0, 0), 64))
  }

  /// Returns the color behind the row, with which every text is readable.
  package func ground(isSelected: Bool) -> (light: RGB, dark: RGB)? {
    (isSelected ? selection ?? background : background)?.ground
  }

  /// The first property that no surface can show unchanged.
  package var problem: ContentProblem? {
    background?.groundProblem ?? selection?.groundProblem
  }
}

extension Row {
  /// Returns the row with a style, whose properties replace those of its section.
  ///
  /// - Parameter style: the style.
  public func style(_ style: RowStyle) -> AnyRow {
    var row = AnyRow(self)
    row.style = style.over(row.style)
    return row
  }
}

extension Section {
  /// Returns the section with a style for its rows, except for properties that these set
  /// themselves.
  ///
  /// - Parameter style: the style.
  public func style(_ style: RowStyle) -> Section {
    var section = self
    section.parts.style = style.over(section.style)
    return section
  }
}
