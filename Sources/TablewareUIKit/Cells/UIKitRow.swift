#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// A row that UIKit shows with a cell of its own.
///
/// ```swift
/// extension SongRow: UIKitRow {
///   func configure(_ cell: SongCell) { cell.show(song) }
/// }
/// ```
///
/// The cell's class is registered by itself. `configure` is called when the row comes on screen,
/// and again, for the same cell, when its content changed: set everything that the row shows, every
/// time, because a cell comes from another row (rule L-08). Accessory, whether the cell answers,
/// and what is read aloud follow from `body` and are set before: what you set is what stays. Events
/// are raised with ``UIKit/UIResponder/raise(_:)``.
public protocol UIKitRow: SizedRow {
  /// The class of the cell.
  associatedtype Cell: UITableViewCell

  /// Where the cells come from; from their class unless you say otherwise.
  static var cellSource: CellSource { get }

  /// Shows the row.
  @MainActor
  func configure(_ cell: Cell)
}

extension UIKitRow {
  /// From its class.
  public static var cellSource: CellSource { .cellClass }

  /// The class of the cell, for the table.
  static var cellClass: UITableViewCell.Type { Cell.self }

  /// Shows the row in a cell that has to be of the right class.
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
/// your own, or a SwiftUI view (`HostedRow`).
///
/// It is asked for when the row comes on screen, and again when ``Tableware/Row/body`` says that
/// the content changed.
public protocol ConfiguredRow: SizedRow {
  /// What the cell shows.
  @MainActor
  var contentConfiguration: any UIContentConfiguration { get }
}
#endif
