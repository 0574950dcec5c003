import Tableware
import TablewareTesting
import Testing

@Suite struct HiddenRowTests {
  @Test func hiddenRow_staysInItsSection_andIsShownLater() {
    let harness = Harness("A[]")
    harness.table.selectionMode = .multiple
    harness.table.show {
      Section("A") {
        TextRow("a")
        TextRow("b").hidden()
        if true { TextRow("c").hidden().hidden(false) }
        TextRow("d")
      }
    }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a d]")
    #expect(harness.table["A"].rowCount == 4)
    #expect(harness.table.row("b").exists && harness.table.row("b").isHidden)
    #expect(!harness.table.row("a").isHidden)

    harness.table.select("b")
    harness.table.row("b").isHidden = false
    harness.table.row("d").isHidden = true
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b]")
    #expect(harness.table.selection.rows == ["b"])
    #expect(harness.batches.last == "dR (0, 1) · iR (0, 1)")
    #expect(harness.messages == [])
  }

  @Test func hiddenRow_thatIsInserted_isNotShown() {
    let harness = Harness("A[a]")
    harness.table["A"].append { TextRow("b").hidden() }
    harness.table["A"].insert(at: 0) {
      TextRow("c")
      TextRow("d").hidden()
    }
    harness.backend.endTurn()
    #expect(harness.shown == "A[c a]")
    #expect(harness.table["A"].rowCount == 4)

    harness.table.row("d").isHidden = false
    harness.backend.endTurn()
    #expect(harness.shown == "A[c d a]")
    #expect(harness.messages == [])
  }

  @Test func hiddenRow_keepsItsSelection() {
    let harness = Harness("A[a b]")
    harness.table.selectionMode = .multiple
    harness.table.select("a")
    harness.backend.endTurn()
    harness.table.row("a").isHidden = true
    harness.backend.endTurn()
    #expect(harness.shown == "A[b]")
    #expect(harness.table.selection.rows == ["a"])
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(harness.table.selection.rows == [])
  }

  @Test func sectionWithOnlyHiddenRows_showsItsEmptyText() {
    let harness = Harness()
    harness.table.show {
      Section("A") { TextRow("a").hidden() }.emptyText("Nothing.")
    }
    harness.backend.endTurn()
    #expect(harness.backend.shownContents.map { $0.map(\.title.string) } == [["Nothing."]])
    harness.table.row("a").isHidden = false
    harness.backend.endTurn()
    #expect(harness.shown == "A[a]")
  }

  @Test func filter_leavesOutRows_andKeepsThemInTheSection() {
    let harness = Harness()
    var least = 3
    func show() {
      harness.table.show {
        Section("A") { ForEach(0..<8, id: \.self) { TextRow("\($0)") } }
          .filtered { $0.value(as: Int.self) ?? 0 >= least }
      }
      harness.backend.endTurn()
    }
    show()
    #expect(harness.shown == "A[3 4 5 6 7]")
    least = 6
    show()
    #expect(harness.shown == "A[6 7]")
    #expect(harness.table["A"].rowCount == 8)
    harness.table["A"].insert(at: 0) { TextRow("9").id(9) }
    harness.table.row(7).remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[9 6]")
    least = 0
    show()
    #expect(harness.shown == "A[0 1 2 3 4 5 6 7]")
    #expect(harness.backend.violations == [])
  }

  @Test(arguments: 0..<100) func filters_onRandomRows_showTheRowsThatAModelShows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harness = Harness()
    for _ in 0..<8 {
      let rows = (0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
      let hidden = Set(rows.filter { _ in Bool.random(using: &random) })
      let isFilter = Bool.random(using: &random)
      harness.table.show {
        if isFilter {
          Section("A") { ForEach(rows, id: \.self) { TextRow("\($0)") } }
            .filtered { !hidden.contains($0.value(as: Int.self) ?? -1) }
        } else {
          Section("A") {
            for row in rows { TextRow("\(row)").id(row).hidden(hidden.contains(row)) }
          }
        }
      }
      harness.backend.endTurn()
      #expect(
        Array(harness.backend.snapshot.rows(in: 0))
          == rows.filter { !hidden.contains($0) }.map { Identity($0) }, "seed \(seed)")
      #expect(harness.backend.violations == [], "seed \(seed)")
    }
  }
}
