/// How a row is laid out: its density, separator, insets, colors and the edge of its accessory.
///
/// ```swift
/// Section("songs", header: SectionHeader("Popular", values: [RowValue("Time", width: 5)])) { … }
///   .style(RowStyle(density: .compact, separator: .indented))
/// TextRow("Draft").style(RowStyle(background: RowColor(light: 0xFFF6D6, dark: 0x2A2410)))
/// ```
///
/// A property that is `nil` is left to the section of the row, then to the theme, then to the
/// surface. Lengths are in points; a terminal has a column for each 8 of them.
public struct RowStyle: Hashable, Sendable {
  /// The height of rows.
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
    /// No line.
    case none
    /// A line as wide as the row.
    case full
    /// A line that begins below the title.
    case indented
  }

  /// A side of a row.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The side at which reading begins.
    case leading
    /// The side at which reading ends.
    case trailing
  }

  /// The height of the row.
  public var density: Density?
  /// The line below the row; a surface has lines, or none, unless you say otherwise.
  public var separator: Separator?
  /// More room before the row's content, in points from 0 to 64.
  public var leadingInset: Int?
  /// More room after the row's content, in points from 0 to 64.
  public var trailingInset: Int?
  /// The color behind the row. It is made so pale, or so dark, that all texts stay readable.
  public var background: RowColor?
  /// The color behind the row while it is selected, adapted likewise.
  public var selection: RowColor?
  /// The edge of the row's accessory; trailing unless you say otherwise.
  public var accessoryEdge: Edge?
  /// The accessory whose room is kept by rows without one, so that values form columns. In a
  /// section whose header has values it is the accessory of the first row unless you say otherwise.
  public var accessoryRoom: RowContent.Accessory?
  /// Whether room is kept for the button of a menu, where rows have one.
  package var hasMenuRoom = false

  /// Creates a style; everything that is not given is left to the section and the theme.
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
  /// The style with the properties of another one where it has none.
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
    return style
  }

  /// The insets as surfaces show them, in points.
  package var insets: (leading: Int, trailing: Int) {
    (min(max(leadingInset ?? 0, 0), 64), min(max(trailingInset ?? 0, 0), 64))
  }

  /// The color behind the row, readable with every text.
  package func ground(isSelected: Bool) -> (light: RGB, dark: RGB)? {
    (isSelected ? selection ?? background : background)?.ground
  }

  /// The first thing that no surface can show as it was given.
  package var problem: ContentProblem? {
    background?.groundProblem ?? selection?.groundProblem
  }
}

extension Row {
  /// The row with a style, whose properties replace those of its section.
  public func style(_ style: RowStyle) -> AnyRow {
    var row = AnyRow(self)
    row.style = style.over(row.style)
    return row
  }
}

extension Section {
  /// The section with a style for its rows, as far as these have none of their own.
  public func style(_ style: RowStyle) -> Section {
    var section = self
    section.style = style.over(section.style)
    return section
  }
}
