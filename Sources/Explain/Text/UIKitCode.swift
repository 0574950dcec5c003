import TablewareDiff

/// A batch as one would write it for a `UITableView` by hand.
enum UIKitCode {
  static func lines(_ batch: Batch) -> [String] {
    var calls: [String] = []
    func call<Element>(_ name: String, _ positions: [Element], _ position: (Element) -> String) {
      guard !positions.isEmpty else { return }
      calls.append("tableView.\(name)[\(list(positions, position))], with: .automatic)")
    }
    call("deleteSections(", batch.deletedSections) { "\($0)" }
    call("insertSections(", batch.insertedSections) { "\($0)" }
    calls += PlainText.lines(batch.movedSections, of: "move") {
      "tableView.moveSection(\($0.source), toSection: \($0.destination))"
    }
    call("deleteRows(at: ", batch.deletedRows, path)
    call("insertRows(at: ", batch.insertedRows, path)
    calls += PlainText.lines(batch.movedRows, of: "move") {
      "tableView.moveRow(at: \(path($0.source)), to: \(path($0.destination)))"
    }
    calls.insert("// Here the data source turns to the snapshot below.", at: 0)
    return ["tableView.performBatchUpdates {"] + calls.map { "  \($0)" } + ["}"]
  }

  /// Binding again what stays and looks different.
  static func lines(rows: [RowPath], sections: [Int]) -> [String] {
    var lines: [String] = []
    if !rows.isEmpty {
      lines.append("tableView.reconfigureRows(at: [\(list(rows, path))])")
    }
    return lines
      + PlainText.lines(sections, of: "header") { "bind(tableView.headerView(forSection: \($0)))" }
  }

  /// Places in an array literal that compiles even where it is cut.
  private static func list<Element>(
    _ positions: [Element], _ position: (Element) -> String
  ) -> String {
    PlainText.list(positions, others: { " /* and \($0) more */" }, position)
  }

  /// A path as an index path is written.
  static func path(_ path: RowPath) -> String {
    "[\(path.section), \(path.row)]"
  }
}
