import Tableware
import TerminalKit

/// The lines of a row at a width: what is painted where, and where a click lands.
///
/// ```
///   title                 control     ┐ heading
///   subtitle                          ┘
///   │ text that is typed in lines       area
///   label   detail text                 details
///   message                             message
/// ```
struct RowShape {
  /// A label takes at most this many columns before its text.
  static let labelLimit = 16
  /// A text takes at most this many lines, whatever its row allows.
  static let lineLimit = 2_000

  struct Detail {
    var label: String
    var column: Int
    var textColumn: Int
    var lines: [String]
    var style: Style
  }

  let layout: RowLayout
  /// The column of title, subtitle, area and message.
  let column: Int
  let title: [RowText]
  let subtitle: [RowText]
  /// The lines of an area that is typed into; empty without one.
  let area: Range<Int>
  let details: [Detail]
  let message: [RowText]

  init(_ row: RowContent, width: Int, editing: RowEditing? = nil) {
    let layout = RowLayout(row, width: width, editing: editing)
    let symbol = row.symbol.map { $0.columns(limit: layout.title.count) + 1 } ?? 0
    let column = layout.title.lowerBound + symbol
    self.layout = layout
    self.column = column
    title = Self.lines(
      of: row.title, width: layout.title.upperBound - column, limit: row.titleLineLimit)
    let room = width - column - 1
    subtitle =
      row.subtitle.map { Self.lines(of: $0, width: room, limit: row.subtitleLineLimit) } ?? []
    let head = title.count + subtitle.count
    if case .text(let input) = row.control, input.lineCount > 1 {
      area = head..<head + min(input.lineCount, 200)
    } else {
      area = head..<head
    }
    details = Self.details(of: row, from: layout.title.lowerBound, width: width)
    message = row.message.map { Self.lines(of: $0, width: max(1, room), limit: 20) } ?? []
  }

  var height: Int {
    area.upperBound + details.reduce(0) { $0 + $1.lines.count } + message.count
  }

  /// The columns of an area's text, behind the rule at its edge.
  func areaColumns(width: Int) -> Range<Int> {
    let start = column + 2
    return start..<max(start, width - 1)
  }

  /// The text in lines; at least one, which is as it was if there may be only one.
  private static func lines(of text: RowText, width: Int, limit: Int) -> [RowText] {
    guard limit > 1, width > 0 else { return [text] }
    return text.string.wrapped(to: width, maxLines: min(limit, lineLimit)).map { line in
      var part = RowText(line)
      part.runs[0].tone = text.runs.first?.tone
      part.runs[0].isStrong = text.runs.first?.isStrong ?? false
      return part
    }
  }

  private static func details(of row: RowContent, from start: Int, width: Int) -> [Detail] {
    guard !row.details.isEmpty else { return [] }
    let column = start + (row.symbol == nil ? 0 : 2)
    // In a narrow window the texts need the room more than their labels.
    let limit = min(labelLimit, width / 3)
    let labels = row.details.map { $0.label.clipped(to: limit) }
    let textColumn = column + (labels.map(\.displayWidth).max() ?? 0) + 2
    return zip(row.details, labels).map { detail, label in
      let lines = detail.text.string.wrapped(
        to: max(1, width - textColumn - 1), maxLines: min(max(1, detail.lineLimit), lineLimit))
      let style = detail.text.runs.first.map { Theme.style(of: $0, on: .plain) } ?? .plain
      return Detail(
        label: label, column: column, textColumn: textColumn, lines: lines.isEmpty ? [""] : lines,
        style: style)
    }
  }
}
