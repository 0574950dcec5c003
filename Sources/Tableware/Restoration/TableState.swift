/// Where the reader is in a table, to be kept over a relaunch: by identity, so that it holds
/// whatever came and went meanwhile.
///
/// ```swift
/// let saved = try JSONEncoder().encode(table.state)        // when the app goes
/// table.restore(try JSONDecoder().decode(TableState.self, from: saved))
/// ```
///
/// What the screen owns goes in beside it:
///
/// ```swift
/// var state = table.state
/// state.expandedNodes = expandedNodes
/// ```
///
/// Rows that are not there any more are passed over; without any of them the reader begins at the
/// top.
public struct TableState: Codable, Hashable, Sendable {
  /// A row on screen and how far its top stood below the upper edge, in the units of the back end:
  /// points, or lines in a terminal.
  package struct VisibleRow: Codable, Hashable, Sendable {
    /// The row's ``Identity/token``.
    package var row: String
    /// Below 0 for a row that is partly above the edge.
    package var distance: Double

    /// A row and its place.
    package init(row: String, distance: Double) {
      self.row = row
      self.distance = distance
    }
  }

  /// The rows on screen from the top; the first one that still exists is brought back to its place.
  /// Empty for a reader at the top.
  package var anchors: [VisibleRow]
  /// The row that had the focus.
  package var focus: String?
  /// The rows that were selected.
  package var selection: [String]
  /// Which nodes of a tree were expanded. The screen owns them: it sets them before saving, and
  /// takes them back, and shows, before ``Table/restore(_:)``.
  public var expandedNodes: ExpandedSet?

  /// A state; without anything, that of a reader at the top.
  package init(
    anchors: [VisibleRow] = [], focus: String? = nil, selection: [String] = [],
    expandedNodes: ExpandedSet? = nil
  ) {
    self.anchors = anchors
    self.focus = focus
    self.selection = selection
    self.expandedNodes = expandedNodes
  }
}

/// Where the reader of a table is, as a back end knows it while it runs.
public struct ScrollState {
  /// The rows on screen from the top, and how far their tops stand below the upper edge, in the
  /// units of the back end. Empty at the very top.
  public var anchors: [(row: Identity, distance: Double)]
  /// The row that has the focus, or the keyboard.
  public var focus: Identity?

  /// A place; without anything, the top.
  public init(anchors: [(row: Identity, distance: Double)] = [], focus: Identity? = nil) {
    self.anchors = anchors
    self.focus = focus
  }
}
