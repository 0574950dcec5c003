import Tableware
import Testing

@Suite struct SectionHandleTests {
  @Test func appendsAndInserts() {
    let harness = Harness("A[a b] B[]")
    harness.table["A"].append {
      TextRow("c")
      TextRow("d")
    }
    harness.table["A"].insert(at: 0) { TextRow("z") }
    harness.table["A"].insert(at: 2) { ForEach(["x", "y"], id: { $0 }) { TextRow(RowText($0)) } }
    harness.table["A"].insert(at: 7) { TextRow("end") }
    harness.table["B"].insert(at: 0) { TextRow("b0") }
    harness.table["B"].append {}
    harness.backend.endTurn()
    #expect(harness.shown == "A[z a x y b c d end] B[b0]")
    #expect(harness.backend.violations == [])
    #expect(harness.messages == [])
  }

  @Test(arguments: [(-1, "A[x a b]"), (3, "A[a b x]"), (.max, "A[a b x]"), (.min, "A[x a b]")])
  func m817_InsertsAtTheNearestPlace_WhenThePlaceIsOutside(position: Int, expected: String) {
    let harness = Harness("A[a b]")
    harness.table["A"].insert(at: position) { TextRow("x") }
    harness.backend.endTurn()
    #expect(harness.shown == expected)
    #expect(
      harness.messages == [
        "Index \(position) is outside section \"A\", which has 2 rows. The nearest index was used."
      ])
  }

  @Test func removesRowsAndSections() {
    let harness = Harness("A[a b] B[c] C[d]")
    harness.table["A"].removeAll()
    harness.table["B"].remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[] C[d]")
    #expect(!harness.table["B"].exists)
    #expect(harness.table["A"].exists)
  }

  @Test func hidesAndShows_KeepingRowsAndPlace() {
    let harness = Harness("A[a] B[b] C[c]")
    harness.table["B"].isHidden = true
    harness.backend.endTurn()
    #expect(harness.shown == "A[a] C[c]")
    #expect(harness.table["B"].isHidden)
    harness.table["B"].append { TextRow("x") }
    harness.table.row("b").move(to: 1)
    harness.backend.endTurn()
    #expect(harness.shown == "A[a] C[c]")
    harness.table["B"].isHidden = false
    harness.backend.endTurn()
    #expect(harness.shown == "A[a] B[x b] C[c]")
    #expect(!harness.table["B"].isHidden)
    #expect(harness.batches == ["dS 1", "iS 1"])
  }

  @Test func changesTheHeader() {
    let harness = Harness("A[a]")
    #expect(harness.table["A"].header == nil)
    harness.table["A"].header = "Songs"
    harness.backend.endTurn()
    #expect(harness.table["A"].header?.headerRow.content.title.string == "Songs")
    #expect(harness.backend.shownHeaders.map { $0?.title.string } == ["Songs"])
    #expect(harness.batches == [])
  }

  @Test func moves_CountingHiddenSections() {
    let harness = Harness("A[] B[] C[] D[]")
    harness.table["B"].isHidden = true
    harness.table["D"].move(to: 1)
    harness.backend.endTurn()
    #expect(harness.shown == "A[] D[] C[]")
    harness.table["B"].isHidden = false
    harness.table["A"].move(to: 3)
    harness.backend.endTurn()
    #expect(harness.shown == "D[] B[] C[] A[]")
    #expect(harness.backend.violations == [])
  }

  @Test(arguments: [(9, "B[] C[] A[a]"), (-2, "A[a] B[] C[]")])
  func movesToTheNearestPlace_WhenThePlaceIsOutside(position: Int, expected: String) {
    let harness = Harness("A[a] B[] C[]")
    harness.table["A"].move(to: position)
    harness.backend.endTurn()
    #expect(harness.shown == expected)
    #expect(
      harness.messages == [
        "Index \(position) for section \"A\" is outside the table, which has 2 other sections. "
          + "The nearest index was used."
      ])
  }

  @Test func dt07_ReportsASectionThatIsNotThere() {
    let harness = Harness("A[a]")
    let missing = harness.table["X"]
    missing.append { TextRow("x") }
    missing.insert(at: 5) { TextRow("x") }
    missing.removeAll()
    missing.remove()
    missing.move(to: 5)
    missing.isHidden = false
    missing.header = "X"
    harness.backend.endTurn()
    #expect(!missing.exists)
    #expect(missing.isHidden)
    #expect(missing.header == nil)
    #expect(harness.backend.calls == [])
    #expect(
      harness.messages
        == Array(
          repeating: "There is no section \"X\". The call had no effect; sections are found by "
            + "the identity that they were declared with.", count: 7))
  }

  @Test func mayBeTakenBeforeTheSectionExists() {
    let table = Table()
    let handle = table["A"]
    #expect(!handle.exists)
    table.show { sections("A[a]") }
    #expect(handle.exists)
    handle.append { TextRow("b") }
    #expect(notation(of: table.snapshot) == "A[a b]")
  }

  @Test func editsTheFirst_WhenAnIdentityIsRepeated() {
    let harness = Harness("A[a] A[b]")
    harness.table["A"].append { TextRow("x") }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a x] A[b]")
  }

  @Test func isReplacedByTheNextDeclaration() {
    let harness = Harness("A[a]")
    harness.table["A"].append { TextRow("x") }
    harness.show("A[a]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[a]")
  }

  @Test func removesARange_andTheNearestRowsOfAnInvalidOne() {
    let harness = Harness("A[a b c d e]")
    harness.table["A"].remove(1..<3)
    harness.backend.endTurn()
    #expect(harness.shown == "A[a d e]")
    harness.table["A"].remove(2..<2)
    #expect(harness.messages == [])
    harness.table["A"].remove(2..<7)
    harness.table["A"].remove(-3..<1)
    harness.table["A"].remove(5..<6)
    harness.table["X"].remove(0..<1)
    harness.backend.endTurn()
    #expect(harness.shown == "A[d]")
    #expect(
      harness.table.diagnostics.recent == [
        .indexOutOfRange(6, section: "A", count: 3), .indexOutOfRange(-3, section: "A", count: 2),
        .indexOutOfRange(5, section: "A", count: 1), .unknownSection("X"),
      ])
  }

  @Test func scroll_leadsToTheHeader_orToTheNextRow() {
    let harness = Harness()
    harness.table.show {
      Section("A", header: "A") {}
      Section("B") {}
      Section("C") { TextRow("c") }
      Section("D") {}
    }
    harness.backend.endTurn()
    harness.backend.clearCalls()
    for section in ["A", "B", "C", "D", "X"] { harness.table[section].scroll() }
    harness.backend.endTurn()
    let calls = harness.backend.calls.filter { if case .scroll = $0 { true } else { false } }
    #expect(
      calls == [
        .scroll(harness.backend.snapshot.rowID(at: .header(of: 0)), .top),
        .scroll("c", .top), .scroll("c", .top),
      ])
    #expect(harness.table.diagnostics.recent == [.unknownSection("X")])
  }
}
