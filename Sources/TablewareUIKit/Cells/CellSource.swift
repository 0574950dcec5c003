#if canImport(UIKit) || os(Linux)
import Foundation

/// Where the cells of a kind of row come from. A bundle may be used from every thread, though not
/// every SDK says so.
public enum CellSource: @unchecked Sendable {
  /// From the class of the cell, by `init(style:reuseIdentifier:)`.
  case cellClass
  /// From a nib whose only top object is a cell of that class; `nil` looks in the main bundle. A
  /// nib that is not there is a diagnostic, and the rows are shown the plain way (F-88).
  case nib(String, bundle: Bundle? = nil)
  /// From the storyboard that the table view came from, by the prototype's identifier.
  case prototype(String)
}
#endif
