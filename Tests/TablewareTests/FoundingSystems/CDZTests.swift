import Tableware
import TablewareHosting
import TablewareMapping
import TablewareTesting
import Testing

/// What CDZTableViewManager does, and what it got wrong.
@Suite struct CDZTests {
  private struct NameRow: Row {
    let id: String
    var body: RowContent { RowContent(title: id) }
  }

  // There, the cell of a dictionary was looked up by its count.
  @Test func cz01_ShowsTwoDictionariesOfOneKey_EachInItsOwnCell() {
    let table = Table()
    table.show {
      Section("s") {
        TextRow(["a": "x"]["a"] ?? "")
        NameRow(id: ["b": "y"]["b"] ?? "")
      }
    }
    #expect(kinds(table) == ["TextRow", "NameRow"])
    var mapping = RowMapping()
    mapping.map([String: String].self, where: { $0["a"] != nil }) { TextRow($0["a"] ?? "") }
    mapping.map([String: String].self) { NameRow(id: $0.values.first ?? "") }
    table.show { Section("s") { ForEach([["a": "x"], ["b": "y"]], mapping) } }
    #expect(kinds(table) == ["TextRow", "NameRow"])
  }

  // There, the last class won for all equal strings.
  @Test func cz02_ShowsEqualStringsInDifferentCells() {
    let table = Table()
    table.show {
      Section("s") {
        "same"
        NameRow(id: "same").id("same, as a name")
      }
    }
    #expect(kinds(table) == ["TextRow", "NameRow"])
    #expect(table.diagnostics.recent == [])
  }

  // There, the footer showed the header's view, and titles were never read.
  @Test func cz03_ShowsHeaderAndFooterEachInItsPlace() {
    let harness = Harness()
    harness.table.show { Section("s", header: "above", footer: "below") { "a" } }
    harness.backend.endTurn()
    #expect(harness.backend.snapshot.header(of: 0)?.content.title.string == "above")
    #expect(harness.backend.snapshot.footer(of: 0)?.content.title.string == "below")
  }

  // There, the message was reported for the first row of all.
  @Test func cz04_event_ofACellThatShowsNothing_isNotDelivered() throws {
    let harness = Harness("A[a b]")
    var heard: [Identity] = []
    harness.table.on(Liked.self) { _, source in heard.append(source.row) }
    let cell = try harness.binding(0, 1)
    harness.table.row("b").remove()
    harness.backend.endTurn()
    #expect(harness.table.host.deliver(Liked(), from: cell) == .stale)
    #expect(heard == [])
    #expect(harness.messages.count == 1)
  }

  @Test func cz05_LeavesNilOut_AndShowsANoticeForTheUnknown() {
    var mapping = RowMapping()
    mapping.map(String.self) { TextRow($0) }
    let rows = mapping.rows(for: ["a", nil, 7] as [Any?])
    #expect(rows.map(\.kind.name) == ["TextRow", "NoteRow"])
  }

  @Test func cz06_SelectsAndTaps() throws {
    let harness = Harness("A[a]")
    var log: [String] = []
    harness.table.selectionMode = .multiple
    harness.table.on(SelectionChange.self) { change, _ in
      log.append("selected \(change.isSelected)")
    }
    harness.table.on(Tap.self) { _, _ in log.append("tapped") }
    harness.table.interaction.perform(.tap, on: try harness.binding(0, 0))
    #expect(log == ["selected true", "tapped"])
  }

  @Test func sendsAMessageOfAnyKind_WithItsRow() throws {
    let harness = Harness("A[a b]")
    var heard: [String] = []
    harness.table.on(named: [
      "changed": { event, source in heard.append("\(event.value("text") ?? "") from \(source.row)")
      }
    ])
    try harness.deliver(NamedEvent("changed", ["text": "hello"]), at: 0, 1)
    #expect(heard == ["hello from \"b\""])
  }

  // There, the rows changed and the table did not.
  @Test func showsEveryChange_WithoutAReload() {
    let harness = Harness("A[a]")
    harness.table["A"].append { "b" }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b]")
    #expect(harness.backend.calls.allSatisfy { $0 != .reload })
  }

  private func kinds(_ table: Table) -> [String] {
    (0..<table.snapshot.rowCount(in: 0)).compactMap {
      table.snapshot[RowPath(section: 0, row: $0)]?.kind.name
    }
  }
}
