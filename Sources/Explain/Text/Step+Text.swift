import TablewareDiff

extension Explanation.Step {
  /// A summary of the batch in a few words.
  var title: String {
    if !batch.movedSections.isEmpty { return "the order of the sections changes" }
    let changes = [
      (batch.deletedSections.count, "section", "is deleted", "are deleted"),
      (batch.insertedSections.count, "section", "is inserted", "are inserted"),
      (batch.deletedRows.count, "row", "is deleted", "are deleted"),
      (batch.insertedRows.count, "row", "is inserted", "are inserted"),
      (batch.movedRows.count, "row", "moves", "move"),
    ]
    return changes.filter { $0.0 > 0 }.map { count, noun, one, many in
      "\(count.of(noun)) \(count == 1 ? one : many)"
    }.joined(separator: ", ")
  }

  /// Every change with its reason, followed by the code.
  var lines: [String] {
    let reasons = Reasons(self)
    var lines = PlainText.lines(batch.deletedSections, of: "section") {
      "delete section \($0) \(name($0, before))\(rows($0, before)) "
        + "because \(reasons.deletedSection($0))"
    }
    lines += PlainText.lines(batch.insertedSections, of: "section") {
      "insert section \($0) \(name($0, after))\(rows($0, after)) "
        + "because \(reasons.insertedSection($0))"
    }
    lines += PlainText.lines(batch.movedSections, of: "section") {
      "move section \($0.source) \(name($0.source, before)) to \($0.destination) "
        + "because it changes its position among the sections that stay"
    }
    lines += PlainText.lines(batch.deletedRows, of: "row") {
      "delete row \(name($0, before)) because \(reasons.deletedRow($0))"
    }
    lines += PlainText.lines(batch.insertedRows, of: "row") {
      "insert row \(name($0, after)) because \(reasons.insertedRow($0))"
    }
    lines += PlainText.lines(batch.movedRows, of: "row") {
      "move row \(name($0.source, before)) to \(UIKitCode.path($0.destination)) "
        + "because \(reasons.movedRow($0))"
    }
    return lines + reasons.kept + [""] + UIKitCode.lines(batch)
  }

  private func name(_ section: Int, _ sheet: Sheet) -> String {
    PlainText.quoted(sheet.sectionID(at: section))
  }

  private func rows(_ section: Int, _ sheet: Sheet) -> String {
    let count = sheet.rowCount(in: section)
    return count == 0 ? "" : " with its \(count.of("row"))"
  }

  private func name(_ path: RowPath, _ sheet: Sheet) -> String {
    "\(UIKitCode.path(path)) \(PlainText.quoted(sheet.rowID(at: path)))"
  }
}
