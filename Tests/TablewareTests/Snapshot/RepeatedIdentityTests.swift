import Tableware
import Testing

@Suite struct RepeatedIdentityTests {
  @Test func f01_ShowsBothRows_WhenAnIdentityIsRepeated() {
    let harness = Harness("A[a b a]")
    #expect(harness.shown == "A[a b a]")
    #expect(
      harness.messages == [
        "Row identity \"a\" is repeated: first at (0, 0), again at (0, 2). Both rows are shown; "
          + "give each row an identity of its own, for example with .id(…)."
      ])
  }

  @Test func f02_ReportsRowsOfTwoSections() {
    let harness = Harness("A[a] B[b a]")
    #expect(harness.shown == "A[a] B[b a]")
    #expect(
      harness.table.diagnostics.recent == [
        .repeatedRow(
          Identity("a"), first: RowPath(section: 0, row: 0), again: RowPath(section: 1, row: 1))
      ])
  }

  @Test func f03_ShowsBothSections_WhenAnIdentityIsRepeated() {
    let harness = Harness("A[a] B[b] A[c]")
    #expect(harness.shown == "A[a] B[b] A[c]")
    #expect(
      harness.messages == [
        "Section identity \"A\" is repeated: first at 0, again at 2. Both sections are shown; give "
          + "each section an identity of its own."
      ])
  }

  @Test func reportsEachIdentityOnce_HoweverOftenItIsRepeated() {
    let harness = Harness("A[a a a a] A[b] A[b b]")
    #expect(
      harness.table.diagnostics.recent == [
        .repeatedSection(Identity("A"), first: 0, again: 1),
        .repeatedRow(
          Identity("a"), first: RowPath(section: 0, row: 0), again: RowPath(section: 0, row: 1)),
        .repeatedRow(
          Identity("b"), first: RowPath(section: 1, row: 0), again: RowPath(section: 2, row: 0)),
      ])
  }

  @Test func doesNotReportAgain_WhatStaysRepeated() {
    let harness = Harness("A[a a]")
    harness.show("A[a a b]")
    harness.backend.endTurn()
    #expect(harness.messages.count == 1)
    harness.show("A[a b]")
    harness.backend.endTurn()
    harness.show("A[a a]")
    harness.backend.endTurn()
    #expect(harness.messages.count == 2)
  }

  @Test func f01_MakesLegalBatches_WhileIdentitiesAreRepeated() {
    let harness = Harness("A[a a b] A[a]")
    for text in ["A[a b a a]", "B[a] A[b a]", "A[a a a] B[a] A[a b]", "", "A[a]"] {
      harness.show(text)
      harness.backend.endTurn()
      #expect(harness.shown == text)
    }
    #expect(harness.backend.violations == [])
  }

  @Test func doesNotReportRowsInHiddenSections() {
    let table = Table()
    table.show {
      Section("A") { TextRow("a") }
      Section("B", isHidden: true) { TextRow("a") }
    }
    #expect(table.diagnostics.recent == [])
  }

  @Test func f129_LooksNoFurther_ThanTenThousandRows() {
    for (count, expected) in [(10_000, 1), (10_001, 0)] {
      let table = Table()
      let numbers = Array(repeating: 0, count: 2) + Array(2..<count)
      table.show { Section("A") { ForEach(numbers, id: { $0 }) { TextRow("\($0)") } } }
      #expect(table.diagnostics.recent.count == expected)
      #expect(table.snapshot.rowCount == count)
    }
  }
}
