import TablewareDiff

/// A snapshot as it stands in a JSON file: sections with rows, and nothing but text in them.
package struct Sheet: Hashable, Sendable {
  package struct Section: Hashable, Sendable {
    var id: ExactText
    var header: ExactText?
    var rows: [Row]
  }

  package struct Row: Hashable, Sendable {
    var id: ExactText
    /// What the row shows; `nil` if it was written as its id alone.
    var content: ExactText?
  }

  var sections: [Section]

  /// How many sections and rows there are, in words.
  var summary: String {
    "\(sections.count.of("section")), \(rowCount.of("row"))"
  }

  /// The same sections in another order, given by their indexes here.
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
  /// The number with what it counts: `1 row`, `2 rows`.
  func of(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
