#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The way in which the height of a row is determined.
public enum RowHeight {
  /// The height of the cell's layout, or that of the delegate or `UITableView.rowHeight`.
  case automatic
  /// A fixed number of points for every width.
  case fixed(CGFloat)
  /// A height in points that the app computes for a space. Requested once for each content, width
  /// and text size.
  case measured((RowSpace) -> CGFloat)
}

/// The space of a row between the table view's edges or margins: the height depends on it, besides
/// the content.
public struct RowSpace: Hashable, Sendable {
  /// The available width of the row, in points.
  public let width: CGFloat
  /// The text size that the user prefers.
  public let contentSize: UIContentSizeCategory
}

/// A row, header or footer that can specify its own height.
public protocol SizedRow: Row {
  /// The way in which the height is determined; automatic by default.
  var height: RowHeight { get }
}

extension SizedRow {
  /// The default: the height of the cell's layout.
  public var height: RowHeight { .automatic }
}
#endif
