import TablewareDiff

/// A batch as handwritten code for a `UITableView`.
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
    calls.insert("// Change the data source to the snapshot below.", at: 0)
    return ["tableView.performBatchUpdates {"] + calls.map { "  \($0)" } + ["}"]
  }

  /// The calls that bind the remaining, changed rows and headers again.
  static func lines(rows: [RowPath], sections: [Int]) -> [String] {
    var lines: [String] = []
    if !rows.isEmpty {
      lines.append("tableView.reconfigureRows(at: [\(list(rows, path))])")
    }
    return lines
      + PlainText.lines(sections, of: "header") { "bind(tableView.headerView(forSection: \($0)))" }
  }

  /// Writes positions as an array literal that compiles even if it is cut.
  private static func list<Element>(
    _ positions: [Element], _ position: (Element) -> String
  ) -> String {
    PlainText.list(positions, others: { " /* and \($0) more */" }, position)
  }

  /// Writes a path as an index path.
  static func path(_ path: RowPath) -> String {
    "[\(path.section), \(path.row)]"
  }
}
