import Tableware
import TablewareHosting

/// A row that shows a field of its presentation in a certain way.
struct Probe {
  var content: RowContent
  /// Adds the behaviors of the row.
  var modify: (AnyRow, Journal) -> AnyRow = { row, _ in row }
  var selection = Selection.Mode.none
  /// Whether the row is the next one below the rows on screen.
  var isBelow = false
  /// Whether the row is the header of a section.
  var isHeader = false
  /// The same object in all copies, so that a probe is rendered once.
  private(set) var key = Key()

  /// The same row as the header of a section.
  var asHeader: Probe {
    var probe = self
    probe.isHeader = true
    probe.key = Key()
    return probe
  }

  final class Key {}

  init(
    _ content: RowContent, _ modify: @escaping (AnyRow, Journal) -> AnyRow = { row, _ in row }
  ) {
    self.content = content
    self.modify = modify
  }

  static let identity = Identity("probe")

  /// What the core derives for the row.
  var presentation: RowPresentation {
    let table = Table()
    table.selectionMode = selection
    let journal = Journal()
    table.show {
      if isHeader {
        Section("probe", header: self.row(journal)) {}
      } else {
        Section("probe") { self.row(journal) }
      }
    }
    if content.isSelected, selection != .none { table.select("probe") }
    let host = TableHost(table)
    host.commit()
    let presentation = host.presentation(
      at: isHeader ? .header(of: 0) : RowPath(section: 0, row: 0))
    return presentation ?? RowPresentation(RowContent(title: "no row"))
  }

  func row(_ journal: Journal) -> AnyRow {
    modify(Fixed(id: "probe", body: content).id("probe"), journal)
      // Set by every gesture on a control, so that steps and limits are seen.
      .on(ControlChange.self) { change, _ in journal.note("set to \(change.value)") }
  }
}

/// The events that the handlers of a probe received.
final class Journal {
  private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }
}

/// A screen with a row before the probe, which has the focus at first.
final class ProbeScreen: Screen {
  let context = ScreenContext()
  let title = "Probe"
  let journal = Journal()
  private let probe: Probe
  private let fillers: Int

  /// - Parameter visibleRows: the number of rows that fit on screen.
  init(_ probe: Probe, visibleRows: Int) {
    self.probe = probe
    fillers = probe.isBelow ? visibleRows : 1
  }

  func configure(_ table: Table) { table.selectionMode = probe.selection }

  @TableBuilder var sections: [Section] {
    if probe.isHeader {
      Section("fillers", header: "Probe") {
        for number in 0..<fillers { TextRow("Filler").id("filler \(number)") }
      }
      Section("probe", header: probe.row(journal)) { TextRow("Below") }
    } else {
      Section("probe", header: "Probe") {
        for number in 0..<fillers { TextRow("Filler").id("filler \(number)") }
        probe.row(journal)
      }
    }
  }
}
