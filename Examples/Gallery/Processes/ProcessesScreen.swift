import Tableware

/// Every process of the machine, once a second: a section for each user, the busiest first.
final class ProcessesScreen: Screen {
  private enum Order {
    case processor, memory
  }

  private struct User: Identifiable {
    let id: UInt32
    let name: String
    /// In the order in which they are shown.
    let processes: [ProcessSample]
  }

  let context = ScreenContext()
  let title = "Processes"

  private var reader: ProcessReader
  private let shared: SharedProcesses?
  private var meter = CPUMeter()
  private var reading = ProcessReading()
  private var percentages: [ProcessSample.ID: Double] = [:]
  /// The processes of the last reading, grouped and sorted.
  private var users: [User] = []
  private var order = Order.processor
  private var expandedNodes = ExpandedSet()
  private var isPaused = false
  private var lastRead: Duration?

  init(_ sources: Gallery.Sources) {
    reader = ProcessReader(root: sources.processes, passwd: sources.users)
    shared = sources.sharedProcesses
  }

  var status: String {
    let order = order == .processor ? "by CPU" : "by memory"
    let state = isPaused ? " · paused" : ""
    return "\(Format.count(reading.samples.count)) processes · \(order)\(state)"
  }

  var commands: [Command] {
    [
      Command("s", order == .processor ? "sort by memory" : "sort by CPU") {
        self.order = self.order == .processor ? .memory : .processor
        self.sort()
      },
      Command("p", isPaused ? "resume" : "pause") { self.isPaused.toggle() },
    ]
  }

  func configure(_ table: Table) {
    table.on(ExpansionChange.self) { change, source in
      self.expandedNodes.apply(change, to: source.row)
    }
  }

  func appear() {
    read()
    context.every(.seconds(1)) { if !self.isPaused { self.read() } }
  }

  var sections: [Section] {
    if !reading.skipped.isEmpty {
      Section("skipped", header: "Not shown") {
        for sentence in reading.skipped { NoticeRow(sentence, level: .warning) }
      }
    }
    for user in users {
      Section(user.id, header: ProcessRow.header(user: user.name, count: user.processes.count)) {
        ForEach(user.processes) { process in
          ProcessRow(
            process: process, percentage: self.percentages[process.id] ?? 0,
            isExpanded: self.expandedNodes.isExpanded(process.id))
        }
      }
    }
    if users.isEmpty {
      Section("empty") {
        NoticeRow("No process can be read here", level: .warning)
      }
    }
  }

  private func read() {
    let moment =
      shared?.moment() ?? SharedProcesses.Moment(reading: reader.read(), time: context.now)
    guard moment.time != lastRead else { return }
    reading = moment.reading
    percentages = meter.percentages(
      for: reading.samples,
      elapsedSeconds: lastRead.map { (moment.time - $0) / .seconds(1) } ?? 0,
      ticksPerSecond: ProcessReader.ticksPerSecond)
    lastRead = moment.time
    expandedNodes.keep(reading.samples.map(\.id))
    sort()
  }

  private func sort() {
    users = Dictionary(grouping: reading.samples, by: \.userID)
      .map {
        User(id: $0.key, name: $0.value[0].userName, processes: $0.value.sorted(by: isBefore))
      }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  private func isBefore(_ left: ProcessSample, _ right: ProcessSample) -> Bool {
    let (one, other) = (percentages[left.id] ?? 0, percentages[right.id] ?? 0)
    if order == .processor, one != other { return one > other }
    if left.residentBytes != right.residentBytes { return left.residentBytes > right.residentBytes }
    return (left.pid, left.startTicks) < (right.pid, right.startTicks)
  }
}

/// A process: one line, or all that is known about it when it is expanded.
private struct ProcessRow: Row {
  let process: ProcessSample
  let percentage: Double
  let isExpanded: Bool

  var id: ProcessSample.ID { process.id }

  var body: RowContent {
    let isBusy = percentage >= 50
    var content = RowContent(
      title: process.name,
      values: [
        RowValue(
          RowText(
            Format.decimal(percentage),
            tone: isBusy ? .warning : percentage == 0 ? .secondary : nil),
          width: 6),
        RowValue(Format.bytes(process.residentBytes), width: 10),
        RowValue(RowText("\(process.pid)", tone: .secondary), width: 8),
      ],
      details: isExpanded ? details : [])
    content.expansion = isExpanded ? .expanded : .collapsed
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
      ])
  }
}
