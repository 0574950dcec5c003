import Tableware

/// Every process of the machine, once a second: a section for each user, the busiest first.
final class ProcessesScreen: Screen {
  private enum Order {
    case processor, memory
  }

  let title = "Processes"
  let table = Table()

  private var reader: ProcessReader
  private let shared: SharedProcesses?
  private var meter = CPUMeter()
  private var reading = ProcessReading()
  private var percentages: [ProcessSample.ID: Double] = [:]
  private var order = Order.processor
  private var folds = Folds()
  private var isPaused = false
  private var lastRead: Duration?
  private var schedule: Timeline.Schedule?

  init(_ sources: Gallery.Sources) {
    reader = ProcessReader(root: sources.processes, passwd: sources.users)
    shared = sources.sharedProcesses
    table.on(FoldChange.self) { [unowned self] change, source in
      folds.apply(change, to: source.row)
      show()
    }
  }

  var status: String {
    let order = order == .processor ? "by CPU" : "by memory"
    let state = isPaused ? " · paused" : ""
    return "\(Format.count(reading.samples.count)) processes · \(order)\(state)"
  }

  var commands: [Command] {
    [
      Command("s", order == .processor ? "sort by memory" : "sort by CPU") { [unowned self] _ in
        order = order == .processor ? .memory : .processor
        show()
      },
      Command("p", isPaused ? "resume" : "pause") { [unowned self] _ in isPaused.toggle() },
    ]
  }

  func appear(on timeline: Timeline) {
    read(at: timeline.now)
    schedule = timeline.every(.seconds(1)) { [unowned self] in
      if !isPaused { read(at: timeline.now) }
    }
  }

  func disappear() {
    schedule?.cancel()
  }

  private func read(at now: Duration) {
    let moment = shared?.moment() ?? SharedProcesses.Moment(reading: reader.read(), time: now)
    guard moment.time != lastRead else { return }
    reading = moment.reading
    percentages = meter.percentages(
      for: reading.samples,
      elapsedSeconds: lastRead.map { (moment.time - $0) / .seconds(1) } ?? 0,
      ticksPerSecond: ProcessReader.ticksPerSecond)
    lastRead = moment.time
    folds.keep(reading.samples.map(\.id))
    show()
  }

  private func show() {
    let users = Dictionary(grouping: reading.samples, by: \.userID)
      .map { (id: $0.key, name: $0.value[0].userName, processes: $0.value.sorted(by: isBefore)) }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    let percentages = percentages
    let folds = folds
    table.show {
      if !reading.skipped.isEmpty {
        Section("skipped", header: "Not shown") {
          for sentence in reading.skipped { NoticeRow(sentence, level: .warning) }
        }
      }
      for user in users {
        Section(user.id, header: ProcessRow.header(user: user.name, count: user.processes.count)) {
          ForEach(user.processes) { process in
            ProcessRow(
              process: process, percentage: percentages[process.id] ?? 0,
              isUnfolded: folds.isUnfolded(process.id)
            )
          }
        }
      }
      if users.isEmpty {
        Section("empty") {
          NoticeRow("No process can be read here", level: .warning)
        }
      }
    }
  }

  private func isBefore(_ left: ProcessSample, _ right: ProcessSample) -> Bool {
    let (one, other) = (percentages[left.id] ?? 0, percentages[right.id] ?? 0)
    if order == .processor, one != other { return one > other }
    if left.residentBytes != right.residentBytes { return left.residentBytes > right.residentBytes }
    return (left.pid, left.startTicks) < (right.pid, right.startTicks)
  }
}

/// A process: one line, or all there is to know when it is unfolded.
private struct ProcessRow: Row {
  let process: ProcessSample
  let percentage: Double
  let isUnfolded: Bool

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
      details: isUnfolded ? details : [])
    content.fold = isUnfolded ? .unfolded : .folded
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
