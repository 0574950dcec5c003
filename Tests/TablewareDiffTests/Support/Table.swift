import TablewareDiff

/// A table of numbers, headers and contents among them, that is planned and replayed quickly:
/// random and exhaustive tests go through hundreds of thousands of these.
struct Table: Outline, Equatable {
  struct Row: Equatable {
    var id: Int
    /// What the row shows; 0 for nothing.
    var content = 0
  }

  struct Section: Equatable {
    var id: Int
    /// What the header shows; 0 for nothing.
    var header = 0
    var rows: [Row] = []
  }

  var sections: [Section]

  init(_ sections: [Section] = []) {
    self.sections = sections
  }

  /// The same sections and rows, showing nothing.
  init(_ lists: Lists<Int, Int>) {
    sections = lists.sections.map { section in
      Section(id: section.id, rows: section.rows.map { Row(id: $0) })
    }
  }

  var sectionCount: Int { sections.count }
  func sectionID(at section: Int) -> Int { sections[section].id }
  func rows(in section: Int) -> [Row] { sections[section].rows }
  func id(of row: Row) -> Int { row.id }
  func hasSameContent(_ old: Row, _ new: Row) -> Bool { old.content == new.content }
  func hasSameHeader(_ section: Int, as old: Table, _ oldSection: Int) -> Bool {
    sections[section].header == old.sections[oldSection].header
  }

  func reordered(_ order: [Int]) -> Table {
    Table(order.map { sections[$0] })
  }

  /// The same table in storage of its own, so that its rows have to be compared.
  var copied: Table {
    Table(
      sections.map { section in
        var section = section
        section.rows = section.rows.map { Row(id: $0.id, content: $0.content) }
        return section
      })
  }

  /// Identities alone.
  var lists: Lists<Int, Int> {
    Lists(sections.map { ($0.id, $0.rows.map(\.id)) })
  }
}
