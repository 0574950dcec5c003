import Tableware
import TablewareMapping
import TablewareTesting
import Testing

/// What ZHTableView does, and what it got wrong.
@Suite struct ZHTests {
  private struct Module: Identifiable {
    let id: String
  }

  private struct BannerRow: Row {
    let id: String
    var body: RowContent { RowContent(title: id) }
  }

  @Test func zh01_KeepsItsRows_WhileItIsHidden() {
    let harness = Harness("A[a b] B[c]")
    harness.table["A"].isHidden = true
    harness.backend.endTurn()
    #expect(harness.shown == "B[c]")
    #expect(harness.table["A"].rowCount == 2)
    #expect(harness.table.row("b").exists)
    harness.table["A"].isHidden = false
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b] B[c]")
  }

  @Test func zh02_DoesNothing_WhereThereIsNoSectionOrRow() {
    let harness = Harness("A[a]")
    harness.table["none"].append { "b" }
    harness.table.row("none").remove()
    #expect(harness.table["none"].rowCount == 0)
    harness.backend.endTurn()
    #expect(harness.shown == "A[a]")
    #expect(harness.messages.count == 2)
  }

  @Test(arguments: [(-1, "A[b a]"), (99, "A[a b]")])
  func zh02_InsertsAtTheNearestPlace(_ position: Int, _ expected: String) {
    let harness = Harness("A[a]")
    harness.table["A"].insert(at: position) { "b" }
    harness.backend.endTurn()
    #expect(harness.shown == expected)
    #expect(harness.messages.count == 1)
  }

  // There, an identifier that was not registered ended the program.
  @Test func zh03_row_ofATypeThatIsNotRegistered_isShown() {
    let harness = Harness()
    harness.table.show { Section("s") { BannerRow(id: "banner") } }
    harness.backend.endTurn()
    #expect(harness.backend.binding(at: RowPath(section: 0, row: 0))?.kind.name == "BannerRow")
  }

  @Test func placesModules_ByTheirOrderAlone() {
    let modules = ["banner", "charts", "radio"].map { Module(id: $0) }
    let harness = Harness()
    var arrangement = SectionArrangement()
    func show() {
      harness.table.show {
        arrangement.sections(of: modules) { module in
          Section(module.id) { BannerRow(id: "row \(module.id)") }
        }
      }
      harness.backend.endTurn()
    }
    show()
    arrangement.move("radio", by: -2, among: modules.map(\.id))
    arrangement.hide("charts")
    show()
    #expect(harness.shown == "radio[row radio] banner[row banner]")
    #expect(harness.backend.violations == [])
  }

  // There, the arrays inside were handed out, and changed behind the table's back.
  @Test func doesNotChange_WhenACopyOfItsSectionDoes() {
    let harness = Harness()
    var section = Section("s") { "a" }
    harness.table.show { section }
    harness.backend.endTurn()
    section.header = "changed"
    section.isHidden = true
    harness.table["other"].removeAll()
    harness.backend.endTurn()
    #expect(harness.shown == "s[a]")
    #expect(harness.backend.shownHeaders == [nil])
  }

  // There, a change of the data did nothing to the table.
  @Test func showsWhatChanges() {
    let harness = Harness("A[a] B[b]")
    harness.table["B"].remove()
    harness.table["A"].append { "c" }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a c]")
  }

  // There, an unknown event ended the demo.
  @Test func event_ofAnUnknownType_hasNoEffect() throws {
    let harness = Harness("A[a]")
    #expect(try harness.deliver(NamedEvent(""), at: 0, 0) == .unhandled)
    #expect(harness.messages.count == 1)
  }
}
