import TablewareDiff

/// A snapshot as a JSON file contains it: sections with rows, all of them text.
package struct Sheet: Hashable, Sendable {
  package struct Section: Hashable, Sendable {
    var id: ExactText
    var header: ExactText?
    var rows: [Row]
  }

  package struct Row: Hashable, Sendable {
    var id: ExactText
    /// The content of the row; `nil` if the row was written as its id alone.
    var content: ExactText?
  }

  var sections: [Section]

  /// The number of sections and rows, in words.
  var summary: String {
    "\(sections.count.of("section")), \(rowCount.of("row"))"
  }

  /// Returns the same sections in another order, given by their current indexes.
  func reordered(_ order: [Int]) -> Sheet {
    Sheet(sections: order.map { sections[$0] })
  }
}

extension Sheet: Outline {
  package var sectionCount: Int { sections.count }
  package func sectionID(at section: Int) -> ExactText { sections[section].id }
  package func rows(in section: Int) -> [Row] { sections[section].rows }
  package func id(of row: Row) -> ExactText { row.id }

  package func hasSameContent(_ old: Row, _ new: Row) -> Bool { old.content == new.content }

  package func hasSameHeader(_ section: Int, as old: Sheet, _ oldSection: Int) -> Bool {
    sections[section].header == old.sections[oldSection].header
  }
}

extension Int {
  /// The number with a noun: `1 row`, `2 rows`.
  func of(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
