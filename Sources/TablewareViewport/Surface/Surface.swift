import Tableware

/// What a ``Viewport`` needs from something that paints.
///
/// All lengths are whole units of the surface's choice: lines in a terminal, pixels on a page. The
/// viewport decides what is visible and where; the surface only draws it.
///
/// The order of calls for one cell is always: `makeCell`, then any number of [`bind`, `decorate`,
/// `place`…, `recycle`]. A recycled cell may be bound to another row of the same kind, so `bind`
/// must set everything that it shows.
public protocol Surface: AnyObject {
  /// What shows one row, header or footer.
  associatedtype Cell

  /// The room for the table. Zero or negative: nothing is laid out, data is still accepted.
  var size: Size { get }

  /// The height that an item is taken to have until it is measured.
  func estimatedHeight(of kind: ViewportItem.Kind) -> Int

  /// The height that a content needs at a width. Called when an item comes into view, but not for a
  /// content and a width that the viewport remembers: if it depends on anything else, such as a
  /// font, call ``Viewport/environmentDidChange()`` when that changes. A row is given at least one
  /// unit, and nothing more than 32 bits hold.
  func height(of content: CellContent, width: Int) -> Int

  /// Makes a cell for a kind of content.
  func makeCell(for kind: CellKind) -> Cell

  /// Shows a content in a cell, replacing everything that it showed before.
  func bind(_ cell: Cell, to content: CellContent)

  /// Shows the state of a cell. Called after `bind` and whenever the state changes.
  func decorate(_ cell: Cell, as state: CellState)

  /// Puts a cell on screen or moves it there. Parts may lie outside of `size`.
  func layOut(_ cell: Cell, at frame: CellFrame)

  /// Takes a cell off screen; it may be bound again later.
  func recycle(_ cell: Cell)

  /// Everything is in place: show it.
  func present()
}
