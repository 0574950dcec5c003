#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// A row that UIKit shows in a cell class of the app.
///
/// ```swift
/// extension SongRow: UIKitRow, Equatable {
///   func configure(_ cell: SongCell) { cell.show(song) }
/// }
/// ```
///
/// The class of the cell is registered automatically. `configure` is called when the row appears,
/// and again, for the same cell, when its content changed: set everything that the row shows, every
/// time, because a cell was used by another row (rule L-08). The accessory, whether the cell
/// responds, and its description for assistive technology are derived from `body` and set before,
/// so `configure` can change them. Raise events with `UIResponder.raise(_:)`.
///
/// A change is seen in `Row.body`, and in the row itself if it is `Equatable`. If
/// `configure` shows something that `body` does not hold, such as the address of an image, make the
/// row `Equatable`: otherwise a cell on screen keeps the old one.
public protocol UIKitRow: SizedRow {
  /// The class of the cells that show the row.
  associatedtype Cell: UITableViewCell

  /// The origin of the cells; by default their class.
  static var cellSource: CellSource { get }

  /// Whether a cell that leaves the screen shows another row next; by default it does.
  ///
  /// With `false` each identity has a cell of its own, which keeps its state while it is off
  /// screen, such as a video that is playing. Such cells stay in memory as long as the table view:
  /// use it for a few rows only. Cells of a prototype are always reused.
  static var reusesCells: Bool { get }

  /// Shows the content of the row in a cell.
  ///
  /// - Parameter cell: the cell, which may have shown another row.
  @MainActor
  func configure(_ cell: Cell)

  /// Shows the row in a cell that may show an older state of it. Calls ``configure(_:)`` unless you
  /// say otherwise.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - previous: the row that the cell shows, with the same identity; `nil` if the cell comes
  ///     from another row.
  ///   - isAnimated: whether the cell is on screen, so that what changes in it can be animated.
  @MainActor
  func configure(_ cell: Cell, from previous: Self?, animated isAnimated: Bool)
}

extension UIKitRow {
  /// The default: cells of the class `Cell`.
  public static var cellSource: CellSource { .cellClass }

  /// The default: a cell that leaves the screen shows another row next.
  public static var reusesCells: Bool { true }

  /// Shows the row, without regard to the content of the cell.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - previous: the row that the cell shows, with the same identity; `nil` if the cell comes
  ///     from another row.
  ///   - isAnimated: whether the cell is on screen, so that its changes can be animated.
  @MainActor
  public func configure(_ cell: Cell, from previous: Self?, animated isAnimated: Bool) {
    configure(cell)
  }

  /// The class of the cell, for the table.
  static var cellClass: UITableViewCell.Type { Cell.self }

  /// Shows the row in a cell, which has to be of the right class.
  ///
  /// - Returns: `false` if it is of another one.
  @MainActor
  func show(
    in cell: UITableViewCell, from previous: (any Row)?, animated isAnimated: Bool
  ) -> Bool {
    guard let cell = cell as? Cell else { return false }
    configure(cell, from: previous as? Self, animated: isAnimated)
    return true
  }
}

extension Row {
  /// Whether the row is `Equatable` and not equal to another one.
  func differs(from other: any Row) -> Bool {
    guard let row = self as? any Equatable else { return false }
    return !row.isEqual(other)
  }
}

extension Equatable {
  fileprivate func isEqual(_ other: Any) -> Bool { other as? Self == self }
}

/// A row that UIKit shows with a content configuration: a list configuration of the system, one of
/// the app, or a SwiftUI view (`HostedRow`).
///
/// It is requested when the row comes on screen, and again when `Row.body` differs, or
/// the row itself if it is `Equatable`.
public protocol ConfiguredRow: SizedRow {
  /// The description of what the cell shows, by the system or the app.
  @MainActor
  var contentConfiguration: any UIContentConfiguration { get }
}
#endif
