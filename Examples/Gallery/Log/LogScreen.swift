import Tableware

/// A text file as it grows: the newest line stays in view while the reader is at the end, and
/// nothing moves while the reader has gone back.
final class LogScreen: Screen {
  let title = "Log"
  let table = Table()

  private let follower: LogFollower?
  private var history = LogHistory()
  private var problem: String?
  private var unfolded: Set<LogLine.ID> = []
  private var schedule: Timeline.Schedule?

  init(_ sources: Gallery.Sources) {
    follower = sources.file.map { LogFollower(path: $0) }
    table.anchoring = .stickToEnd
    poll()
    show()
  }

  var status: String {
    guard let follower else { return "no file" }
    return "\(follower.path) · \(Format.count(follower.lines.count, "line"))"
  }

  var commands: [Command] {
    [
      Command("c", "clear") { [unowned self] _ in
        follower?.clear()
        history.clear()
        show()
      }
    ]
  }

  func appear(on timeline: Timeline) {
    schedule = timeline.every(.milliseconds(250)) { [unowned self] in
      if poll() { show() }
    }
  }

  func disappear() {
    schedule?.cancel()
  }

  /// - Returns: whether anything changed.
  @discardableResult
  private func poll() -> Bool {
    let changes = follower?.poll() ?? []
    for change in changes {
      history.add(change)
      switch change {
      case .appended, .replacedLast, .restarted, .skipped: break
      case .unavailable(let reason): problem = reason
      case .available: problem = nil
      }
    }
    return !changes.isEmpty
  }

  private func show() {
    let lines = follower?.lines ?? []
    let (unfolded, history) = (unfolded, history)
    table.show {
      Section("lines") {
        if let missing = history.missing(before: lines) {
          NoticeRow("Earlier lines are not shown", detail: missing, id: "earlier")
        }
        for part in history.parts(of: lines) {
          if let event = part.event {
            NoticeRow(event.text, level: .warning, id: "event \(event.id)")
          }
          ForEach(part.lines) { [unowned self] line in
            LogRow(
              line: line, number: history.number(of: line.id),
              isUnfolded: unfolded.contains(line.id)
            )
            .onTap { [unowned self] in toggle(line.id) }
          }
        }
      }
      Section("state", isHidden: problem == nil && follower != nil && !lines.isEmpty) {
        if follower == nil {
          NoticeRow("No file to follow", detail: "Name one: tableware demo log FILE", id: "no file")
        } else if let problem {
          NoticeRow(
            problem, detail: "The screen goes on as soon as it can be read", level: .problem,
            id: "problem")
        } else {
          NoticeRow("The file is empty", id: "empty")
        }
      }
    }
  }

  private func toggle(_ id: LogLine.ID) {
    if unfolded.remove(id) == nil { unfolded.insert(id) }
    show()
  }
}

/// A line of a log: cut at the edge, or whole when it is unfolded.
private struct LogRow: Row {
  /// A line up to this long is not repeated when it is unfolded.
  private static let shortLength = 40

  let line: LogLine
  /// Its place in the file, if that is known.
  let number: Int?
  let isUnfolded: Bool

  var id: LogLine.ID { line.id }

  var body: RowContent {
    RowContent(title: RowText(line.text, tone: tone), details: isUnfolded ? details : [])
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
