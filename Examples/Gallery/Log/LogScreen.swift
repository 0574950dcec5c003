import Tableware
import TablewareLoading

/// A text file as it grows: the newest line stays in view while the user is at the end, and
/// nothing moves after the user scrolled back.
final class LogScreen: Screen {
  let context = ScreenContext()
  let title = "Log"

  private let source: any LogSource
  private var history = LogHistory()
  private var problem: String?
  private var expanded: Set<LogLine.ID> = []

  init(_ sources: Gallery.Sources) {
    let readable = sources.logs.first { (try? OpenFile($0)) != nil }
    let file = sources.file ?? readable
    source = file.map { LogFollower(path: $0) } ?? SampleLog()
    poll()
  }

  var status: String { "\(source.name) · \(Format.count(source.lines.count, "line"))" }

  var commands: [Command] {
    [
      Command("c", "clear") {
        self.source.clear()
        self.history.clear()
      }
    ]
  }

  func configure(_ table: Table) { table.anchoring = .stickToEnd }

  func appear() { context.every(.milliseconds(250)) { self.poll() } }

  var sections: [Section] {
    let lines = source.lines
    Section("lines") {
      if let missing = history.missing(before: lines) {
        NoticeRow("Earlier lines are not shown", detail: missing, id: "earlier")
      }
      for part in history.parts(of: lines) {
        if let event = part.event {
          NoticeRow(event.text, level: .warning, id: "event \(event.id)")
        }
        ForEach(part.lines) { line in
          LogRow(
            line: line, number: self.history.number(of: line.id),
            isExpanded: self.expanded.contains(line.id)
          )
          .onTap { self.toggle(line.id) }
        }
      }
    }
    Section("state", isHidden: problem == nil && !lines.isEmpty) {
      if let problem {
        NoticeRow(
          problem, detail: "The screen goes on as soon as it can be read", level: .problem,
          id: "problem")
      } else {
        EmptyRow("The file is empty", id: "empty")
      }
    }
  }

  private func poll() {
    for change in source.poll() {
      history.add(change)
      switch change {
      case .appended, .replacedLast, .restarted, .skipped: break
      case .unavailable(let reason): problem = reason
      case .available: problem = nil
      }
    }
  }

  private func toggle(_ id: LogLine.ID) {
    if expanded.remove(id) == nil { expanded.insert(id) }
  }
}

/// A line of a log: cut at the edge, or whole when it is expanded.
private struct LogRow: Row {
  /// A line up to this long is not repeated when it is expanded.
  private static let shortLength = 40

  let line: LogLine
  /// The number of the line in its file, counted from 1, if it is known.
  let number: Int?
  let isExpanded: Bool

  var id: LogLine.ID { line.id }

  var body: RowContent {
    RowContent(title: RowText(line.text, tone: tone), details: isExpanded ? details : [])
  }

  private var details: [RowDetail] {
    let label = number.map { "Line \(Format.count($0))" } ?? "Line"
    let length = line.text.count
    let counted = Format.count(length, "character")
    guard length > Self.shortLength else { return [RowDetail(label, counted)] }
    return [RowDetail(label, line.text, lineLimit: .max), RowDetail("Length", counted)]
  }

  private var tone: RowText.Tone? {
    let start = line.text.prefix(200).lowercased()
    if start.contains("error") || start.contains("fatal") || start.contains("panic") { return .bad }
    return start.contains("warn") ? .warning : nil
  }
}
