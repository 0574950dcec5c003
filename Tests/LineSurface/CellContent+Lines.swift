import Tableware
import TablewareHosting
import TablewareViewport

extension CellContent {
  /// The lines of a row, header or footer, each at most as long as the width.
  func lines(width: Int) -> [String] {
    var lines = Self.lines(of: presentation, width)
    // A heading is marked where a row shows that it is selected or disabled.
    if case .header = self { lines[0] = "# " + lines[0].dropFirst(2) }
    return lines
  }

  private static func lines(of row: RowPresentation, _ width: Int) -> [String] {
    let content = row.content
    let indent = String(repeating: "  ", count: 1 + min(max(0, content.level), max(0, width / 8)))
    let mark = content.isSelected ? "*" : content.isEnabled ? " " : "~"
    var title = content.title
    if let symbol = content.symbol { title = symbol + " " + title }
    if let expansion = content.expansion { title = RowText(expansion.mark) + title }
    // The values stand in the last line of the title.
    var lines = wrapped(title, indent, width, limit: content.titleLineLimit)
    let control = row.controlText.map { [row.hasSettableControl ? "[\($0)]" : $0] }
    let values = content.values.map(\.text.string) + (control ?? []) + content.accessory.marks
    lines.append(line([lines.removeLast()] + values, "", width))
    lines[0] = " " + mark + lines[0].dropFirst(2)
    if let subtitle = content.subtitle {
      lines += wrapped(subtitle, indent, width, limit: content.subtitleLineLimit)
    }
    for detail in content.details {
      lines += wrapped(
        RowText("\(detail.label): ") + detail.text, indent, width, limit: detail.lineLimit)
    }
    if let message = content.message {
      lines += wrapped(message, indent + (row.isInvalid ? "! " : ""), width, limit: 20)
    }
    guard content.isPlaceholder else { return lines }
    return lines.map { String($0.map { $0 == " " ? " " : "." }) }
  }

  private static func line(_ parts: [String], _ indent: String, _ width: Int) -> String {
    let text = indent + parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return String(text.prefix(max(0, width)).map { $0.isNewline ? " " : $0 })
  }

  /// A text in at most as many lines as the limit; the last one is cut.
  private static func wrapped(
    _ text: RowText, _ indent: String, _ width: Int, limit: Int
  ) -> [String] {
    let room = max(1, width - indent.count)
    var (lines, rest) = ([String](), Substring(text.string))
    repeat {
      let part = rest.prefix(room).prefix { !$0.isNewline }
      rest = rest.dropFirst(max(1, part.count))
      lines.append(line([String(part)], indent, width))
    } while !rest.isEmpty && lines.count < limit
    return lines
  }
}

extension RowContent.Expansion {
  fileprivate var mark: String {
    switch self {
    case .leaf: "  "
    case .collapsed: "+ "
    case .expanded: "- "
    case .loading: "… "
    }
  }
}

extension RowContent.Accessory {
  fileprivate var marks: [String] {
    switch self {
    case .none: []
    case .disclosure: [">"]
    case .checkmark: ["*"]
    case .detail: ["i"]
    case .detailDisclosure: ["i >"]
    }
  }
}
