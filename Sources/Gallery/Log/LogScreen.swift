import Tableware

/// A text file as it grows: the newest line stays in view while the reader is at the end, and
/// nothing moves while the reader has gone back.
final class LogScreen: Screen {
  let title = "Log"
  let table = Table()

  private let follower: LogFollower?
  /// What happened to the file, in the order in which it happened, last.
  private var notice: String?
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
        notice = nil
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
      switch change {
      case .appended, .replacedLast: break
      case .restarted(let reason): notice = reason
      case .skipped(let bytes):
        notice = "\(Format.bytes(bytes)) before these lines were skipped"
      case .unavailable(let reason): problem = reason
      case .available: problem = nil
      }
    }
    return !changes.isEmpty
  }

  private func show() {
    let lines = follower?.lines ?? []
    let unfolded = unfolded
    table.show {
      if let notice {
        Section("notice") { NoticeRow(notice, id: "notice") }
      }
      Section("lines") {
        ForEach(lines) { line in
          LogRow(line: line, isUnfolded: unfolded.contains(line.id))
            .onTap { [unowned self] in toggle(line.id) }
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
  let line: LogLine
  let isUnfolded: Bool

  var id: LogLine.ID { line.id }

  var body: RowContent {
    RowContent(
      title: RowText(line.text, tone: tone),
      details: isUnfolded ? [RowDetail("Line \(line.id + 1)", line.text)] : [])
  }

  private var tone: RowText.Tone? {
    let start = line.text.prefix(200).lowercased()
    if start.contains("error") || start.contains("fatal") || start.contains("panic") { return .bad }
    return start.contains("warn") ? .warning : nil
  }
}
