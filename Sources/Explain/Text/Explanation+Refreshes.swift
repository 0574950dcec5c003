import TablewareDiff

/// Lists the rows and headers that are bound again in place, with their old and new content.
struct Refreshes {
  private let explanation: Explanation
  /// The old rows and sections, by their position in the new snapshot. They are found by following
  /// the batches and not by identity, so that each copy of a repeated identity is reported
  /// correctly.
  private var oldRows: [RowPath: Sheet.Row] = [:]
  private var oldSections: [Int: Sheet.Section] = [:]

  init(_ explanation: Explanation) {
    self.explanation = explanation
    let mappings = explanation.steps.map { BatchMapping($0.batch) }
    let new = explanation.new
    let rows = Set(explanation.refreshedRows.map(new.rowID(at:)))
    for (index, section) in explanation.old.sections.enumerated() {
      let position = mappings.reduce(Int?(index)) { position, mapping in
        position.flatMap(mapping.section)
      }
      if let position { oldSections[position] = section }
      for (row, item) in section.rows.enumerated() where rows.contains(item.id) {
        let start = RowPath(section: index, row: row)
        let position = mappings.reduce(RowPath?(start)) { position, mapping in
          position.flatMap(mapping.row)
        }
        if let position { oldRows[position] = item }
      }
    }
  }

  var lines: [String] {
    let (rows, sections) = (explanation.refreshedRows, explanation.refreshedSections)
    let details =
      PlainText.lines(rows, of: "row", line) + PlainText.lines(sections, of: "section", line)
    let code = UIKitCode.lines(rows: rows, sections: sections)
    return ["Bind again in place: same identity, different content."]
      + details.map { "  \($0)" } + [""] + code.map { "  \($0)" }
  }

  private func line(_ path: RowPath) -> String {
    let row = explanation.new.row(at: path)
    return "row \(UIKitCode.path(path)) \(PlainText.quoted(row.id)): "
      + "\(quoted(oldRows[path]?.content)) → \(quoted(row.content))"
  }

  private func line(_ index: Int) -> String {
    let section = explanation.new.sections[index]
    return "header of section \(index) \(PlainText.quoted(section.id)): "
      + "\(quoted(oldSections[index]?.header)) → \(quoted(section.header))"
  }

  private func quoted(_ text: ExactText?) -> String {
    text.map(PlainText.quoted) ?? "nothing"
  }
}
