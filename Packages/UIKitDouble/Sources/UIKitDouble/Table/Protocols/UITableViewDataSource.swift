import Foundation

/// The data that a table asks for.
///
/// The numbers are asked for at a reload and at the end of a batch, and at no other time (L-03). In
/// UIKit most of these methods are optional. Here an extension implements each of them, so a class
/// has to declare the conformance together with all methods that it implements, and a subclass
/// cannot add one.
///
/// Checked against developer.apple.com/documentation/uikit/uitableviewdatasource.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, with everything in it set: it may come from another row (L-08). Asked at
  /// layout for rows near the window; dequeue once, for this path (L-05).
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section, for which the table makes a view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section, for which the table makes a view.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted, inserted or swiped.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be dragged; no by default, as if `moveRowAt` were not there.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles at the side, asked at a reload (G-18).
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Which section a title leads to: its index, or `NSNotFound` to stay. There may be fewer titles
  /// than sections.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// The user deleted or inserted a row: change the data and tell the table, in the same turn
  /// (E-02).
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// The user dragged a row and the table has moved it: change the data only. The destination is
  /// counted after the row was taken out (E-05).
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in it.numberOfSections(in: tableView) }
      ?? 1
  }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.tableView(tableView, titleForHeaderInSection: section)
    } ?? nil
  }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.tableView(tableView, titleForFooterInSection: section)
    } ?? nil
  }
  /// Returns `true` by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.tableView(tableView, canEditRowAt: indexPath)
    } ?? true
  }
  /// Returns `false` by default.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.tableView(tableView, canMoveRowAt: indexPath)
    } ?? false
  }
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.sectionIndexTitles(for: tableView)
    } ?? nil
  }
  /// The section with the index of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    } ?? index
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    Forwarding.ask(self) { (it: any UITableViewDataSource) in
      it.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
