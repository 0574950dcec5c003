import Tableware

/// A row that UIKit shows with a cell of its own.
///
/// ```swift
/// extension SongRow: UIKitRow {
///   func configure(_ cell: SongCell) { cell.show(song) }
/// }
/// ```
///
/// The cell's class is registered by itself. `configure` is called when the row comes on screen, and
/// again, for the same cell, when its content changed: set everything that the row shows, every time,
/// because a cell comes from another row (rule L-08). Events are raised with ``UITableViewCell/raise(_:)``.
@MainActor
public protocol UIKitRow: Row {
  /// The class of the cell.
  associatedtype Cell: UITableViewCell

  /// Shows the row.
  func configure(_ cell: Cell)
}

extension UIKitRow {
  /// The class of the cell, for the table.
  static var cellClass: UITableViewCell.Type { Cell.self }

  /// Shows the row in a cell that has to be of the right class.
  ///
  /// - Returns: `false` if it is of another one.
  func show(in cell: UITableViewCell) -> Bool {
    guard let cell = cell as? Cell else { return false }
    configure(cell)
    return true
  }
}
