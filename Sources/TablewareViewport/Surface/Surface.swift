import Tableware

/// The requirements of a ``Viewport`` for an object that paints.
///
/// All lengths are whole units of the surface's choice: lines in a terminal, pixels on a page. The
/// viewport determines the visible items and their positions; the surface only draws them.
///
/// The calls for one cell are always in this order: `makeCell`, then any number of [`bind`,
/// `decorate`, `layOut`…, `recycle`]. A recycled cell may be bound to another row of the same kind,
/// so `bind` must set everything that the cell shows.
public protocol Surface: AnyObject {
  /// The type of a view that shows one row, header or footer.
  associatedtype Cell: AnyObject

  /// The room for the table. If it is zero or negative, nothing is laid out, and data is still
  /// accepted.
  var size: Size { get }

  /// Returns the assumed height of an item until it is measured.
  ///
  /// - Parameter kind: the kind of the item.
  func estimatedHeight(of kind: ViewportItem.Kind) -> Int

  /// Returns the height of a content at a width. Called when an item appears, but not for a content
  /// and a width that the viewport remembers: if the height depends on anything else, such as a
  /// font, call ``Viewport/environmentDidChange()`` when that changes. A row has at least one unit,
  /// and every height is limited to 32 bits.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - width: the width in units.
  func height(of content: CellContent, width: Int) -> Int

  /// Returns a new cell for a kind of content.
  ///
  /// - Parameter kind: the kind of content.
  func makeCell(for kind: CellKind) -> Cell

  /// Shows a content in a cell, replacing everything that it showed before.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - content: the content.
  func bind(_ cell: Cell, to content: CellContent)

  /// Shows the state of a cell. Called after `bind` and whenever the state changes.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - state: the state.
  func decorate(_ cell: Cell, as state: CellState)

  /// Places a cell on screen or moves it. Parts may be outside of `size`.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - frame: the position of the cell.
  func layOut(_ cell: Cell, at frame: CellFrame)

  /// Removes a cell from the screen; it may be bound again later.
  ///
  /// - Parameter cell: the cell.
  func recycle(_ cell: Cell)

  /// Presents the frame after all cells were placed.
  func present()
}
