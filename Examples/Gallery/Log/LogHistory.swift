/// The events of a followed file, with their positions among its lines.
///
/// It contains no lines itself, so it costs nothing when lines arrive.
struct LogHistory {
  /// The file was replaced or cut, or a part of it was skipped.
  struct Event: Identifiable {
    let id: Int
    /// The line after the event.
    let line: LogLine.ID
    let text: String
    /// The number of skipped bytes; `nil` if there are none.
    let skippedBytes: Int?
    var isCleared = false
  }

  /// A file that is cut many times a second must not fill the memory.
  private static let limit = 100

  private var events: [Event] = []
  private var nextEvent = 0
  private var nextLine: LogLine.ID = 0
  /// The first line after the user cleared the screen.
  private var firstLine: LogLine.ID = 0

  mutating func add(_ change: LogChange) {
    switch change {
    case .appended(let lines): nextLine = lines.last.map { $0.id + 1 } ?? nextLine
    case .restarted(let reason): add(reason)
    case .skipped(let bytes): add("\(Format.bytes(bytes)) skipped here", skippedBytes: bytes)
    case .replacedLast, .unavailable, .available: break
    }
  }

  private mutating func add(_ text: String, skippedBytes: Int? = nil) {
    let isRepeated = events.last.map { $0.line == nextLine && $0.text == text && !$0.isCleared }
    if skippedBytes == nil, isRepeated == true { return }
    events.append(Event(id: nextEvent, line: nextLine, text: text, skippedBytes: skippedBytes))
    nextEvent += 1
    if events.count > Self.limit { events.removeFirst() }
  }

  /// Removes the events that the user cleared.
  mutating func clear() {
    for index in events.indices { events[index].isCleared = true }
    firstLine = nextLine
  }

  /// The amount before the stored lines, apart from what the user cleared.
  func missing(before lines: [LogLine]) -> String? {
    let start = lines.first?.id ?? nextLine
    let bytes = events.reduce(0) { sum, event in
      event.isCleared || event.line > start ? sum : sum + (event.skippedBytes ?? 0)
    }
    let dropped = start - firstLine
    let parts = [
      bytes > 0 ? Format.bytes(bytes) : nil, dropped > 0 ? Format.count(dropped, "line") : nil,
    ]
    .compactMap { $0 }
    return parts.isEmpty ? nil : "Before these: \(parts.joined(separator: " and "))"
  }

  /// Returns the lines, divided at events. Events before the first of them are left out; bytes
  /// skipped right before it are among the missing ones.
  func parts(of lines: [LogLine]) -> [(event: Event?, lines: ArraySlice<LogLine>)] {
    let start = lines.first?.id ?? nextLine
    let shown = events.filter { event in
      !event.isCleared && event.line >= start && (event.line > start || event.skippedBytes == nil)
    }
    // The numbers of the lines increase by one, so the position of a line needs no search.
    let positions = shown.map { min($0.line - start, lines.count) }
    let ends = positions + [lines.count]
    return [(nil, lines[..<ends[0]])]
      + shown.indices.map { (shown[$0], lines[positions[$0]..<ends[$0 + 1]]) }
  }

  /// Returns the position of a line in the file, counted from 1; `nil` if it is unknown.
  func number(of line: LogLine.ID) -> Int? {
    guard let event = events.last(where: { $0.line <= line }) else {
      return nextEvent == events.count ? line + 1 : nil
    }
    return event.skippedBytes == nil ? line - event.line + 1 : nil
  }
}
