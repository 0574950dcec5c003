#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Rows and sections by their identity, for code that needs the index paths, cells and rectangles
/// of UIKit. All of them describe what the table view shows at the moment: use them at once, and
/// keep the identity.
extension TableViewBackend {
  /// Returns the index path of a row; `nil` for a row that is not shown.
  ///
  /// - Parameter row: the identity of the row.
  /// - Complexity: a look-up for each section, after O(rows) for the first one.
  public func indexPath(of row: some Hashable & Sendable) -> IndexPath? {
    snapshot.path(of: Identity(row)).flatMap { $0.role == .row ? IndexPath($0) : nil }
  }

  /// Returns the identity of the row at an index path; `nil` if there is no such row.
  ///
  /// - Parameter indexPath: any index path, also one that is out of date.
  public func identity(at indexPath: IndexPath) -> Identity? {
    guard indexPath.count == 2 else { return nil }
    let path = RowPath(indexPath)
    return snapshot.contains(path) ? snapshot.rowID(at: path) : nil
  }

  /// Returns the cell of a row; `nil` for a row that is not on screen.
  ///
  /// - Parameter row: the identity of the row.
  public func cell(of row: some Hashable & Sendable) -> UITableViewCell? {
    indexPath(of: row).flatMap { cell(at: RowPath($0)) }
  }

  /// Returns the rectangle of a row in the coordinates of the table view, in points; `nil` for a
  /// row that is not shown. That of a row off screen is estimated.
  ///
  /// - Parameter row: the identity of the row.
  public func rect(of row: some Hashable & Sendable) -> CGRect? {
    indexPath(of: row).flatMap { tableView?.rectForRow(at: $0) }
  }

  /// Returns the rectangle of a section with its header and footer in the coordinates of the table
  /// view, in points; `nil` for a section that is not shown. Rows off screen are estimated.
  ///
  /// - Parameter section: the identity of the section.
  public func rect(ofSection section: some Hashable & Sendable) -> CGRect? {
    index(of: section).flatMap { tableView?.rect(forSection: $0) }
  }

  /// Returns the rectangle of a section's header in the coordinates of the table view, in points;
  /// `nil` for a section that is not shown or has no header.
  ///
  /// - Parameter section: the identity of the section.
  public func rect(ofHeader section: some Hashable & Sendable) -> CGRect? {
    index(of: section).flatMap { index in
      snapshot.hasHeader(index) ? tableView?.rectForHeader(inSection: index) : nil
    }
  }

  /// Returns the rectangle of a section's footer in the coordinates of the table view, in points;
  /// `nil` for a section that is not shown or has no footer.
  ///
  /// - Parameter section: the identity of the section.
  public func rect(ofFooter section: some Hashable & Sendable) -> CGRect? {
    index(of: section).flatMap { index in
      snapshot.hasFooter(index) ? tableView?.rectForFooter(inSection: index) : nil
    }
  }

  private func index(of section: some Hashable & Sendable) -> Int? {
    let section = Identity(section)
    return (0..<snapshot.sectionCount).first { snapshot.sectionID(at: $0) == section }
  }
}
#endif
