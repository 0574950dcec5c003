import TablewareDiff

extension Explanation {
  /// The explanation for people: what happens and why, as UIKit calls, and the snapshot after each
  /// batch. Long lists are cut; the JSON holds everything.
  package var text: String {
    var lines = ["Old: \(old.summary) → New: \(new.summary)"]
    if !diagnostics.isEmpty {
      lines.append("")
      lines += PlainText.lines(diagnostics, of: "note") { "Note: \(PlainText.harmless($0))" }
    }
    for (index, step) in steps.enumerated() {
      lines += ["", "Batch \(index + 1) of \(steps.count): \(step.title)"]
      lines += step.lines.map { $0.isEmpty ? "" : "  \($0)" }
      lines += ["", "  Snapshot after batch \(index + 1):"] + step.after.lines.map { "    \($0)" }
    }
    lines.append("")
    if refreshedRows.isEmpty && refreshedSections.isEmpty {
      lines.append(steps.isEmpty ? "Nothing changes." : "Bind again in place: nothing.")
    } else {
      lines += refreshLines
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var refreshLines: [String] {
    var contents: [ExactText: ExactText?] = [:]
    let refreshed = Set(refreshedRows.map(new.rowID(at:)))
    for row in old.sections.lazy.flatMap(\.rows) where refreshed.contains(row.id) {
      contents[row.id] = row.content
    }
    var lines = ["Bind again in place: same identity, another look."]
    lines += PlainText.lines(refreshedRows, of: "row") { path in
      let row = new.row(at: path)
      let before = contents[row.id] ?? nil
      return "row \(UIKitCode.path(path)) \(PlainText.quoted(row.id)): "
        + "\(Self.quoted(before)) → \(Self.quoted(row.content))"
    }.map { "  \($0)" }
    lines += PlainText.lines(refreshedSections, of: "section") { index in
      let section = new.sections[index]
      let before = old.sections.first { $0.id == section.id }?.header
      return "header of section \(index) \(PlainText.quoted(section.id)): "
        + "\(Self.quoted(before)) → \(Self.quoted(section.header))"
    }.map { "  \($0)" }
    return lines + [""]
      + UIKitCode.lines(rows: refreshedRows, sections: refreshedSections).map { "  \($0)" }
  }

  private static func quoted(_ text: ExactText?) -> String {
    text.map(PlainText.quoted) ?? "nothing"
  }
}

extension Sheet {
  /// One line for each section.
  fileprivate var lines: [String] {
    if sections.isEmpty { return ["no sections"] }
    return PlainText.lines(Array(sections.enumerated()), of: "section") { index, section in
      let header = section.header.map { ", header \(PlainText.quoted($0))" } ?? ""
      let rows = PlainText.list(section.rows) { PlainText.quoted($0.id) }
      return "\(index) \(PlainText.quoted(section.id))\(header): \(rows.isEmpty ? "no rows" : rows)"
    }
  }
}
