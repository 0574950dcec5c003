import Tableware
import TablewareLoading

/// Every process of the machine, once a second: a section for each user, the busiest first.
final class ProcessesScreen: Screen {
  let context = ScreenContext()
  let title = "Processes"

  private var lister: ProcessLister
  private let shared: SharedProcesses?
  private var listing = ProcessListing()
  private var order = ProcessListing.Order.processor
  private var expandedNodes = ExpandedSet()
  private var isPaused = false
  private var lastRead: Duration?

  init(_ sources: Gallery.Sources) {
    lister = ProcessLister(ProcessReader(root: sources.processes, passwd: sources.users))
    shared = sources.sharedProcesses
  }

  var status: String {
    let order = order == .processor ? "by CPU" : "by memory"
    let state = isPaused ? " · paused" : ""
    return "\(Format.count(listing.reading.samples.count)) processes · \(order)\(state)"
  }

  var commands: [Command] {
    [
      Command("s", order == .processor ? "sort by memory" : "sort by CPU") {
        self.order = self.order == .processor ? .memory : .processor
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
    let users = listing.users(by: order)
    if let note = listing.reading.note {
      Section("note") { NoticeRow(note, detail: listing.reading.skipped.first) }
    } else if !listing.reading.skipped.isEmpty {
      Section("skipped", header: "Not shown") {
        for sentence in listing.reading.skipped { NoticeRow(sentence, level: .warning) }
      }
    }
    for user in users {
      Section(user.id, header: user.header) {
        ForEach(user.lines) { line in
          ProcessRow(line: line, isExpanded: self.expandedNodes.isExpanded(line.id))
        }
      }
    }
  }

  private func read() {
    if let shared {
      let moment = shared.moment()
      guard moment.time != lastRead else { return }
      (listing, lastRead) = (moment.listing, moment.time)
    } else {
      guard context.now != lastRead else { return }
      (listing, lastRead) = (lister.list(at: context.now), context.now)
    }
    expandedNodes.keep(listing.reading.samples.lazy.map(\.id))
  }
}

/// A process: one line, or all that is known about it when it is expanded.
private struct ProcessRow: Row {
  let line: ProcessLine
  let isExpanded: Bool

  var id: ProcessSample.ID { line.id }
  var body: RowContent { line.content(isExpanded: isExpanded) }
}
