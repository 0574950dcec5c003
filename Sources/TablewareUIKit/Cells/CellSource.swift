#if canImport(UIKit) || os(Linux)
import Foundation

/// The origin of the cells for a kind of row. A bundle may be used on every thread, although not
/// every SDK declares that.
public enum CellSource: @unchecked Sendable {
  /// From the class of the cell, by `init(style:reuseIdentifier:)`.
  case cellClass
  /// From a nib whose only top object is a cell of that class; `nil` searches the main bundle. A
  /// missing nib is a diagnostic, and the rows are shown in standard cells (F-88).
  case nib(String, bundle: Bundle? = nil)
  /// From the table view's storyboard, by the prototype's identifier.
  case prototype(String)
}
#endif
