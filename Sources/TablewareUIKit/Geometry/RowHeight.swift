#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// How high a row is.
public enum RowHeight {
  /// As high as its cell wants to be, or as the delegate or `UITableView.rowHeight` say.
  case automatic
  /// So many points.
  case fixed(CGFloat)
  /// Measured by you, in points, for so much room. Asked once for each content, width and text
  /// size.
  case measured((RowSpace) -> CGFloat)
}

/// The room that a row has between the table view's edges or margins: what its height depends on,
/// apart from its content.
public struct RowSpace: Hashable, Sendable {
  /// In points.
  public let width: CGFloat
  /// How large the reader wants text to be.
  public let contentSize: UIContentSizeCategory
}

/// A row that may know its height.
public protocol SizedRow: Row {
  /// How high it is; automatic unless you say otherwise.
  var height: RowHeight { get }
}

extension SizedRow {
  /// As high as its cell wants to be.
  public var height: RowHeight { .automatic }
}
#endif
