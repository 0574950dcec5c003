import Foundation
import Tableware

extension TableViewBackend: UITableViewDataSource {
  /// How many sections the committed snapshot has.
  public func numberOfSections(in tableView: UITableView) -> Int { snapshot.sectionCount }

  /// How many rows a section of the committed snapshot has.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < snapshot.sectionCount ? snapshot.rowCount(in: section) : 0
  }

  /// A cell of the row's kind, bound to the row.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let path = RowPath(indexPath)
    guard let row = snapshot[path] else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let identifier = registry.identifier(for: row, in: tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    bind(cell, to: row, at: path)
    return cell
  }

  /// Whether a swipe uncovers anything.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let actions = table.swipeActions(at: RowPath(indexPath))
    return !(actions.leading.isEmpty && actions.trailing.isEmpty)
  }

  /// Whether the reader may move the row.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    table.canMove(RowPath(indexPath))
  }

  /// Takes over a move that the table view has shown already (rule E-09).
  public func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let row = snapshot.rowID(at: RowPath(source))
    guard table.beginMoving(row) else { return tableView.reloadData() }
    // The table view has moved the row already: that is what the next plan starts from (rule E-09).
    let move = table.target(at: RowPath(destination))
    snapshot = table.adoptMove(from: RowPath(source), to: RowPath(destination))
    var batch = Batch()
    batch.movedRows = [Batch.RowMove(from: RowPath(source), to: RowPath(destination))]
    let mapping = BatchMapping(batch)
    for (_, binding) in cells.cells {
      if let path = mapping.row(binding.row.path) { binding.row.path = path }
    }
    table.endMoving(as: move)
  }

  /// The index titles of the sections that have one.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = (0..<snapshot.sectionCount).compactMap { snapshot.indexTitle(of: $0) }
    return titles.isEmpty ? nil : titles
  }

  /// The section of an entry of the index; sections without a title have none.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    // Entries are fewer than sections where some have no title.
    let titled = (0..<snapshot.sectionCount).filter { snapshot.indexTitle(of: $0) != nil }
    return titled.indices.contains(index) ? titled[index] : 0
  }
}
