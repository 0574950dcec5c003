import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct EditEdgeCaseTests {
  @Test func anOldSnapshotFindsItsRows_AfterARowCameBack() {
    let table = Table()
    table.show { sections("A[a]") }
    table["A"].append { TextRow("x") }
    let old = table.snapshot
    #expect(old.path(of: Identity("x")) == RowPath(section: 0, row: 1))
    table.row("x").remove()
    table["A"].append { TextRow("x") }
    #expect(notation(of: old) == "A[a x]")
    #expect(old.path(of: Identity("x")) == RowPath(section: 0, row: 1))
  }

  @Test func findsARepeatedRow_WhateverAnOldSnapshotWasAsked() {
    let harness = Harness("A[a]")
    harness.table["A"].append { TextRow("first") }
    harness.backend.endTurn()
    harness.table["A"].append { TextRow("x") }
    harness.table["A"].append { TextRow("x") }
    // An event of a row that is shown looks at what is shown.
    harness.table.deliver(Tap(), from: "a")
    harness.table.row("x").remove()
    harness.table.row("x").remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[a first]")
    #expect(!harness.messages.contains { $0.contains("There is no row") })
  }

  @Test func removesTheFirstOfTwoSectionsWithOneIdentity() {
    let harness = Harness("A[a b] A[c]")
    harness.table["A"].remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[c]")
    #expect(harness.backend.violations == [])
    #expect(!harness.messages.contains { $0.contains("defect of Tableware") })
  }

  @Test func swapsASectionForAHiddenOneOfTheSameIdentity() {
    let harness = Harness()
    harness.table.show {
      Section("A") { TextRow("a") }
      Section("A", isHidden: true) {
        TextRow("b")
        TextRow("c")
      }
    }
    harness.backend.endTurn()
    harness.table["A"].remove()
    harness.table["A"].isHidden = false
    harness.backend.endTurn()
    #expect(harness.shown == "A[b c]")
    #expect(harness.backend.violations == [])
    #expect(!harness.messages.contains { $0.contains("defect of Tableware") })
  }

  @Test func reportsAnIdentity_ThatAShownSectionRepeats() {
    let harness = Harness()
    harness.table.show {
      Section("A") { TextRow("a") }
      Section("B", isHidden: true) { TextRow("a") }
    }
    harness.backend.endTurn()
    #expect(harness.messages == [])
    harness.table["B"].isHidden = false
    harness.backend.endTurn()
    #expect(
      harness.table.diagnostics.recent == [
        .repeatedRow(
          Identity("a"), first: RowPath(section: 0, row: 0), again: RowPath(section: 1, row: 0))
      ])
  }

  @Test func reportsARepeat_ThatCameWhileABackEndWentAway() {
    let harness = Harness("A[a]")
    harness.backend.isAnimated = true
    harness.show("A[a b]")
    harness.backend.endTurn()
    harness.show("A[a a]")
    harness.table.host.detach()
    #expect(notation(of: harness.table.snapshot) == "A[a a]")
    #expect(harness.messages.count == 1)
  }

  @Test func doesNotReportAgain_WhatStaysRepeatedFurtherDown() {
    let harness = Harness("A[a a]")
    for text in ["A[x a a]", "A[x y a a]", "A[x y z a a]"] {
      harness.show(text)
      harness.backend.endTurn()
    }
    #expect(harness.messages.count == 1)
  }

  // Smaller tables are read whole by the validator of debug builds.
  @Test(arguments: [20_000, 40_000])
  func addingASection_ReadsNoRowsOfTheOthers(count: Int) {
    let counted = CountedTable(Array(0..<count))
    counted.table["A"].append { TextRow("last") }
    counted.table.host.commit()
    #expect(counted.reads { $0.append { Section("B") { TextRow("b") } } } < 200)
  }
}
