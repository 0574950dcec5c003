import Tableware
import TerminalKit

/// The lines of a row at a width: the positions for painting and for clicks.
///
/// ```
///   title                 control     ┐ heading
///   subtitle                          ┘
///   │ text that is typed in lines       area
///   label   detail text                 details
///   message                             message
///                                       space of a comfortable row
///   ─────────────────────────────       rule
/// ```
struct RowShape {
  /// The most columns of a label before its text.
  static let labelLimit = 16
  /// The most lines of a text, regardless of its row.
  static let lineLimit = 2_000

  struct Detail {
    var label: String
    var column: Int
    /// The picture as text, before the first line.
    var face: RowText?
    var faceColumn: Int
    var textColumn: Int
    var lines: [String]
    var style: Style
  }

  /// A word in the style of a badge.
  struct Badge {
    var text: String
    var style: Style
    var column: Int
  }

  let layout: RowLayout
  /// The column of title, subtitle, area and message.
  let column: Int
  let title: [RowText]
  /// The badges that fit after the first line of the title.
  let badges: [Badge]
  let subtitle: [RowText]
  /// The column after the last one of the title.
  let titleEnd: Int
  /// The lines of a text area; empty without one.
  let area: Range<Int>
  let details: [Detail]
  let message: [RowText]
  /// The picture that is shown in place of its text.
  let picture: RowPicture?
  /// Whether a line is drawn below everything else.
  let hasRule: Bool
  /// The empty lines before the rule.
  private let space: Int

  init(_ row: RowContent, in place: RowPlace = .row, width: Int, editing: RowEditing? = nil) {
    let layout = RowLayout(row, in: place, width: width, editing: editing)
    picture = RowPicture(of: row, width: width)
    let symbol = row.head(picture).map { $0.columns(limit: layout.title.count) + 1 } ?? 0
    let column = layout.title.lowerBound + symbol
    self.layout = layout
    self.column = column
    let faces = Self.faces(of: row, room: layout.title.upperBound - column)
    let end = layout.title.upperBound - faces.reduce(0) { $0 + $1.text.displayWidth + 1 }
    titleEnd = end
    title = Self.lines(of: row.title, width: end - column, limit: row.titleLineLimit)
    badges = Self.placed(faces, after: title.first, column, end)
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
    hasRule = row.style.separator == .full || row.style.separator == .indented
    space = row.style.density == .comfortable ? 1 : 0
    message = row.message.map { Self.lines(of: $0, width: max(1, room), limit: 20) } ?? []
  }

  var height: Int {
    let texts = area.upperBound + details.reduce(0) { $0 + $1.lines.count } + message.count
    return max(texts, picture?.rows ?? 0) + space + (hasRule ? 1 : 0)
  }

  /// Returns the columns of an area's text, after the rule at its edge.
  func areaColumns(width: Int) -> Range<Int> {
    let start = column + 2
    return start..<max(start, width - 1)
  }

  /// Returns the badges that fit: the title keeps half of the room, as far as it needs it.
  private static func faces(of row: RowContent, room: Int) -> [Badge] {
    guard !row.badges.isEmpty, room > 0 else { return [] }
    var left = room - min(row.title.columns(limit: room), max(room / 2, 8))
    var faces: [Badge] = []
    for (index, badge) in row.badges.enumerated() {
      let face = Badge(text: " \(badge.shownText) ", style: Look.style(of: badge), column: 0)
      // The others are counted.
      let more = Badge(text: "+\(row.badges.count - index)", style: Look.secondary, column: 0)
      let isLast = index == row.badges.count - 1
      let width = face.text.displayWidth + 1
      guard width + (isLast ? 0 : more.text.displayWidth + 1) <= left else {
        return left > more.text.displayWidth ? faces + [more] : faces
      }
      faces.append(face)
      left -= width
    }
    return faces
  }

  private static func placed(
    _ faces: [Badge], after title: RowText?, _ column: Int, _ end: Int
  ) -> [Badge] {
    guard !faces.isEmpty else { return [] }
    var next = column + (title?.columns(limit: max(0, end - column)) ?? 0)
    if next > column { next += 1 }
    return faces.map { face in
      var face = face
      face.column = next
      next += face.text.displayWidth + 1
      return face
    }
  }

  /// Returns the text in lines; at least one, which is unchanged if only one is allowed.
  private static func lines(of text: RowText, width: Int, limit: Int) -> [RowText] {
    guard limit > 1, width > 0 else { return [text] }
    return text.string.wrapped(to: width, maxLines: min(limit, lineLimit)).map { line in
      // All lines have the style of the first part.
      guard var run = text.runs.first else { return RowText(line) }
      run.text = line
      var part = RowText(line)
      part.runs = [run]
      return part
    }
  }

  private static func details(of row: RowContent, from start: Int, width: Int) -> [Detail] {
    guard !row.details.isEmpty else { return [] }
    let column = start + (row.image == nil && row.symbol == nil ? 0 : 2)
    // In a narrow window the texts have precedence over their labels.
    let limit = min(labelLimit, width / 3)
    let labels = row.details.map { $0.label.clipped(to: limit) }
    let faceColumn = column + (labels.map(\.displayWidth).max() ?? 0) + 2
    return zip(row.details, labels).map { detail, label in
      let face = detail.image?.face
      let textColumn = faceColumn + (face.map { $0.columns(limit: width) + 1 } ?? 0)
      let lines = detail.text.string.wrapped(
        to: max(1, width - textColumn - 1), maxLines: min(max(1, detail.lineLimit), lineLimit))
      let style = detail.text.runs.first.map { Look.style(of: $0, on: .plain) } ?? .plain
      return Detail(
        label: label, column: column, face: face, faceColumn: faceColumn, textColumn: textColumn,
        lines: lines.isEmpty ? [""] : lines,
        style: style)
    }
  }
}
