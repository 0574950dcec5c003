/// The state of a table for the user, to be saved for the next launch. It is kept by identity, so
/// it stays valid if rows are inserted or removed meanwhile.
///
/// ```swift
/// let saved = try JSONEncoder().encode(table.state)        // when the app ends
/// table.restore(try JSONDecoder().decode(TableState.self, from: saved))
/// ```
///
/// Add the state that the screen owns:
///
/// ```swift
/// var state = table.state
/// state.expandedNodes = expandedNodes
/// ```
///
/// Rows that no longer exist are ignored; without any of them the table begins at the top.
public struct TableState: Codable, Hashable, Sendable {
  /// A row on screen and the offset of its top below the upper edge, in the units of the back end:
  /// points, or lines in a terminal.
  package struct VisibleRow: Codable, Hashable, Sendable {
    /// The row's ``Identity/token``.
    package var row: String
    /// The offset; below 0 for a row that is partly above the edge.
    package var distance: Double

    /// Creates a row with its offset.
    package init(row: String, distance: Double) {
      self.row = row
      self.distance = distance
    }
  }

  /// The heights of rows in one space, such as a width and a text size.
  package struct Heights: Codable, Hashable, Sendable {
    /// The space; heights of another one are ignored.
    package var space: String
    /// The heights in points, by the rows' ``Identity/token``.
    package var rows: [String: Double]

    /// Creates heights in a space.
    package init(space: String, rows: [String: Double]) {
      self.space = space
      self.rows = rows
    }
  }

  /// The rows on screen from the top; the first one that still exists is restored to its offset.
  /// Empty at the top of the table.
  package var anchors: [VisibleRow]
  /// The row that had the focus.
  package var focus: String?
  /// The rows that were selected.
  package var selection: [String]
  /// The sections that the user collapsed or expanded, by their ``Identity/token``; `nil` for none.
  package var collapsed: [String: Bool]?
  /// The heights of the rows that were on screen; `nil` for a surface that measures rows itself.
  package var heights: Heights?
  /// The expanded nodes of a tree. The screen owns them: it sets them before saving, and adopts and
  /// shows them before ``Table/restore(_:)``.
  public var expandedNodes: ExpandedSet?

  /// Creates a state; by default, that at the top of the table.
  package init(
    anchors: [VisibleRow] = [], focus: String? = nil, selection: [String] = [],
    collapsed: [String: Bool]? = nil, heights: Heights? = nil, expandedNodes: ExpandedSet? = nil
  ) {
    self.anchors = anchors
    self.focus = focus
    self.selection = selection
    self.collapsed = collapsed
    self.heights = heights
    self.expandedNodes = expandedNodes
  }
}

/// The scroll position and the focus of a table, as its back end reports them at run time.
public struct ScrollState {
  /// The rows on screen from the top, and the offsets of their tops below the upper edge, in the
  /// units of the back end. Empty at the very top.
  public var anchors: [(row: Identity, distance: Double)]
  /// The row that has the focus or receives typed text.
  public var focus: Identity?

  /// Creates a position; by default, the top of the table.
  ///
  /// - Parameters:
  ///   - anchors: the rows on screen and their offsets.
  ///   - focus: the row that has the focus.
  public init(anchors: [(row: Identity, distance: Double)] = [], focus: Identity? = nil) {
    self.anchors = anchors
    self.focus = focus
  }
}

/// A back end whose table view needs estimates of the heights of rows off screen, which are saved
/// with the state of the table.
package protocol HeightSavingBackend: CommitBackend {
  /// The heights of the rows that were on screen, in the space that the table view has now. Setting
  /// them replaces the estimates of rows that are not measured yet.
  var savedHeights: SavedHeights? { get set }
}

/// Heights of rows in one space, at run time.
package struct SavedHeights {
  /// The space, as a text that is the same after a relaunch.
  package let space: String
  /// The rows with their heights in points.
  package let rows: [(row: Identity, height: Double)]

  /// Creates heights in a space.
  package init(space: String, rows: [(row: Identity, height: Double)]) {
    self.space = space
    self.rows = rows
  }
}
