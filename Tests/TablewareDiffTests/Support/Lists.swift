import TablewareDiff

/// An outline written down: sections with their rows, as plain arrays.
struct Lists<SectionID: Hashable, RowID: Hashable>: Outline, Equatable {
  struct Section: Equatable {
    var id: SectionID
    var rows: [RowID]
  }

  var sections: [Section]

  init(_ sections: [(SectionID, [RowID])] = []) {
    self.sections = sections.map { Section(id: $0.0, rows: $0.1) }
  }

  var sectionCount: Int { sections.count }
  func sectionID(at section: Int) -> SectionID { sections[section].id }
  func rows(in section: Int) -> [RowID] { sections[section].rows }
  func id(of row: RowID) -> RowID { row }
  func hasSameContent(_ old: RowID, _ new: RowID) -> Bool { true }
  func hasSameHeader(_ section: Int, as old: Lists, _ oldSection: Int) -> Bool { true }

  func reordered(_ order: [Int]) -> Lists {
    var result = Lists()
    result.sections = order.map { sections[$0] }
    return result
  }
}

extension Lists: CustomStringConvertible {
  /// `A[a b] B[c]`
  var description: String {
    sections.map { section in
      "\(section.id)[" + section.rows.map { "\($0)" }.joined(separator: " ") + "]"
    }.joined(separator: " ")
  }
}

typealias Letters = Lists<String, String>

extension Lists where SectionID == String, RowID == String {
  /// Reads `A[a b] B[c]`, so that a failing pair can be pasted into a test.
  init(_ text: String) {
    self.init(
      text.split(separator: "]").map { part in
        let halves = part.split(separator: "[", omittingEmptySubsequences: false)
        return (
          String(halves[0].filter { $0 != " " }), halves[1].split(separator: " ").map(String.init)
        )
      })
  }
}

extension Lists where SectionID == Int {
  /// One section.
  init(rows: [RowID]) {
    self.init([(0, rows)])
  }
}
