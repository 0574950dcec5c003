import TablewareDiff

extension Explanation {
  /// The explanation for people: each change with its reason, the UIKit calls, and the snapshot
  /// after each batch. Long lists are cut; the JSON has everything.
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
      lines += Refreshes(self).lines
    }
    return lines.joined(separator: "\n") + "\n"
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
