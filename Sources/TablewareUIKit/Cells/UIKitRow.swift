#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// A row that UIKit shows in a cell class of the app.
///
/// ```swift
/// extension SongRow: UIKitRow {
///   func configure(_ cell: SongCell) { cell.show(song) }
/// }
/// ```
///
/// The class of the cell is registered automatically. `configure` is called when the row appears,
/// and again, for the same cell, when its content changed: set everything that the row shows, every
/// time, because a cell was used by another row (rule L-08). The accessory, whether the cell
/// responds, and its description for assistive technology are derived from `body` and set before,
/// so `configure` can change them. Raise events with ``UIKit/UIResponder/raise(_:)``.
public protocol UIKitRow: SizedRow {
  /// The class of the cells that show the row.
  associatedtype Cell: UITableViewCell

  /// The origin of the cells; by default their class.
  static var cellSource: CellSource { get }

  /// Shows the content of the row in a cell.
  ///
  /// - Parameter cell: the cell, which may have shown another row.
  @MainActor
  func configure(_ cell: Cell)
}

extension UIKitRow {
  /// The default: cells of the class `Cell`.
  public static var cellSource: CellSource { .cellClass }

  /// The class of the cell, for the table.
  static var cellClass: UITableViewCell.Type { Cell.self }

  /// Shows the row in a cell, which has to be of the right class.
  ///
  /// - Returns: `false` if it is of another one.
  @MainActor
  func show(in cell: UITableViewCell) -> Bool {
    guard let cell = cell as? Cell else { return false }
    configure(cell)
    return true
  }
}

/// A row that UIKit shows with a content configuration: a list configuration of the system, one of
/// the app, or a SwiftUI view (`HostedRow`).
///
/// The configuration is read when the row appears, and again when ``Tableware/Row/body`` changed.
public protocol ConfiguredRow: SizedRow {
  /// The description of what the cell shows, by the system or the app.
  @MainActor
  var contentConfiguration: any UIContentConfiguration { get }
}
#endif
