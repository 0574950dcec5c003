import Tableware

/// The processes of one reading for screens: grouped, sorted and formatted once, for any number of
/// screens.
package struct ProcessListing: Sendable {
  package enum Order: Sendable {
    case processor, memory
  }

  /// The processes of a user.
  package struct User: Identifiable, Sendable {
    package let id: UInt32
    let header: SectionHeader
    /// In the order in which they are shown.
    package let lines: [ProcessLine]
  }

  package let reading: ProcessReading
  private let byProcessor: [User]
  private let byMemory: [User]

  /// Creates an empty listing.
  package init() {
    reading = ProcessReading()
    (byProcessor, byMemory) = ([], [])
  }

  /// - Parameters:
  ///   - percentages: the processor time of each process, see ``CPUMeter``.
  ///   - previous: a listing whose unchanged lines are reused.
  package init(
    _ reading: ProcessReading, _ percentages: [ProcessSample.ID: Double],
    after previous: ProcessListing
  ) {
    self.reading = reading
    let old = Dictionary(
      previous.byProcessor.lazy.flatMap(\.lines).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let groups = Dictionary(
      grouping: reading.samples.map { sample in
        let percentage = percentages[sample.id] ?? 0
        if let line = old[sample.id], line.shows(sample, percentage) { return line }
        return ProcessLine(sample, percentage)
      }, by: \.process.userID)
    func users(_ isBefore: (ProcessLine, ProcessLine) -> Bool) -> [User] {
      groups.map { id, lines in
        User(
          id: id,
          header: ProcessLine.header(user: lines[0].process.userName, count: lines.count),
          lines: lines.sorted(by: isBefore))
      }.sorted {
        ($0.lines[0].process.userName, $0.id) < ($1.lines[0].process.userName, $1.id)
      }
    }
    byProcessor = users { left, right in
      left.percentage != right.percentage
        ? left.percentage > right.percentage : left.isLarger(than: right)
    }
    byMemory = users { $0.isLarger(than: $1) }
  }

  package func users(by order: Order) -> [User] {
    switch order {
    case .processor: byProcessor
    case .memory: byMemory
    }
  }
}

/// A process with its text.
package struct ProcessLine: Identifiable, Sendable {
  private final class Formatted: Sendable {
    let process: ProcessSample
    let percentage: Double
    let content: RowContent

    init(_ process: ProcessSample, _ percentage: Double) {
      self.process = process
      self.percentage = percentage
      let isBusy = percentage >= 50
      content = RowContent(
        title: process.name,
        values: [
          RowValue(
            RowText(
              Format.decimal(percentage),
              tone: isBusy ? .warning : percentage == 0 ? .secondary : nil),
            width: 6),
          RowValue(Format.bytes(process.residentBytes), width: 10),
          RowValue(RowText("\(process.pid)", tone: .secondary), width: 8),
          RowValue(
            Self.bar(percentage, tone: isBusy ? .warning : .accent), width: 2, isDecorative: true),
        ])
    }

    /// The share of a processor as a bar of one to eight eighths of a line; empty for none.
    private static func bar(_ percentage: Double, tone: RowText.Tone) -> RowText {
      guard percentage > 0 else { return "" }
      let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
      let level = min(max(percentage * 8 / 100, 0), 7)
      return RowText(String(bars[Int(level)]), tone: tone)
    }
  }

  package let id: ProcessSample.ID
  private let formatted: Formatted

  init(_ process: ProcessSample, _ percentage: Double) {
    id = process.id
    formatted = Formatted(process, percentage)
  }

  package var process: ProcessSample { formatted.process }
  var percentage: Double { formatted.percentage }

  /// Whether a process is shown by this line.
  func shows(_ process: ProcessSample, _ percentage: Double) -> Bool {
    let shown = self.process
    return self.percentage == percentage && shown.residentBytes == process.residentBytes
      && shown.name == process.name && shown.command == process.command
      && shown.userID == process.userID && shown.userName == process.userName
      && shown.state == process.state && shown.parent == process.parent
      && shown.threads == process.threads
  }

  func isLarger(than other: ProcessLine) -> Bool {
    let (one, two) = (process, other.process)
    if one.residentBytes != two.residentBytes { return one.residentBytes > two.residentBytes }
    return (one.pid, one.startTicks) < (two.pid, two.startTicks)
  }

  /// One line, or all details of the process when it is expanded.
  func content(isExpanded: Bool) -> RowContent {
    var content = formatted.content
    content.expansion = isExpanded ? .expanded : .collapsed
    if isExpanded { content.details = details }
    return content
  }

  private var details: [RowDetail] {
    [
      RowDetail("Command", process.command),
      RowDetail("State", Self.stateNames[process.state] ?? "\(process.state)"),
      RowDetail("Parent", "\(process.parent)"),
      RowDetail("Threads", "\(process.threads)"),
    ]
  }

  private static let stateNames: [Character: String] = [
    "R": "running", "S": "sleeping", "D": "waiting for a device", "Z": "ended, not yet collected",
    "T": "stopped", "t": "stopped by a debugger", "I": "idle", "X": "ended",
  ]

  static func header(user: String, count: Int) -> SectionHeader {
    SectionHeader(
      RowText(user) + RowText("  \(Format.count(count))", tone: .secondary),
      values: [
        RowValue("CPU %", width: 6), RowValue("Memory", width: 10), RowValue("PID", width: 8),
        RowValue("", width: 2, isDecorative: true),
      ])
  }
}
