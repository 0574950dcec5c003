/// A pair of tables as one line that `tableware explain --batch` accepts, to look into what went
/// wrong. `ExplainTests` read the very lines that the tests of this text expect.
func pairText(_ old: Table, _ new: Table) -> String {
  #"{"old":\#(text(old)),"new":\#(text(new))}"#
}

func pairText<S, R>(_ old: Lists<S, R>, _ new: Lists<S, R>) -> String {
  func text(_ lists: Lists<S, R>) -> String {
    listText(
      lists.sections.map { section in
        sectionText("\(section.id)", header: nil, rows: section.rows.map { quoted("\($0)") })
      })
  }
  return #"{"old":\#(text(old)),"new":\#(text(new))}"#
}

private func text(_ table: Table) -> String {
  listText(
    table.sections.map { section in
      let rows = section.rows.map { row in
        row.content == 0
          ? quoted("\(row.id)")
          : #"{"id":\#(quoted("\(row.id)")),"content":\#(quoted("\(row.content)"))}"#
      }
      return sectionText(
        "\(section.id)", header: section.header == 0 ? nil : "\(section.header)", rows: rows)
    })
}

private func sectionText(_ id: String, header: String?, rows: [String]) -> String {
  let header = header.map { #""header":\#(quoted($0)),"# } ?? ""
  return #"{"id":\#(quoted(id)),\#(header)"rows":\#(listText(rows))}"#
}

private func listText(_ elements: [String]) -> String {
  "[" + elements.joined(separator: ",") + "]"
}

/// A JSON string. Everything that is not plain is spelled out, so that the line stays one line.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case " "..."~": result.unicodeScalars.append(scalar)
    default:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
  return result + "\""
}
