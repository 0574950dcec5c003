import Tableware
import Testing

@Suite struct RepeatedIdentityTests {
  @Test func f01_ShowsBothRows_WhenAnIdentityIsRepeated() {
    let harness = Harness("A[a b a]")
    #expect(harness.shown == "A[a b a]")
    let (first, again) = (RowPath(section: 0, row: 0), RowPath(section: 0, row: 2))
    #expect(
      harness.table.diagnostics.recent == [
        Diagnostic.repeatedRow("a", first: first, again: again)
      ])
    #expect(
      harness.messages == [
        "Row identity \"a\" is repeated: first at (0, 0), again at (0, 2). Both rows are shown; "
          + "assign each row an identity of its own, for example with .id(…)."
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
        "Section identity \"A\" is repeated: first at 0, again at 2. Both sections are shown; "
          + "assign each section an identity of its own."
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

  @Test func reportsEachOfTwentyThousandRepeats() {
    let table = Table()
    var count = 0
    table.diagnostics.sink = { _ in count += 1 }
    let numbers = (0..<20_000).map { $0 / 2 }
    table.show { Section("A") { ForEach(numbers, id: \.self) { TextRow("\($0)") } } }
    #expect(count == 10_000)
    #expect(table.snapshot.rowCount == 20_000)
  }

  @Test(arguments: [60, 60_000])
  func reportsWhatAChangeRepeats(count: Int) {
    let table = Table()
    let backend = BlankBackend()
    var numbers = Array(0..<count)
    let show = {
      table.show { Section("A") { ForEach(numbers, id: \.self) { TextRow("\($0)") } } }
      table.host.commit()
    }
    show()
    table.host.attach(backend)
    for (reported, position) in [0, count / 2, count].enumerated() {
      numbers.insert(7, at: position)
      show()
      #expect(table.diagnostics.recent.count == reported + 1, "\(position)")
      numbers.remove(at: position)
      show()
    }
  }

  /// A table that opens must not read a million rows.
  @Test func reportsRepeatsOfALargeTable_WithItsFirstChange() {
    let table = Table()
    let backend = BlankBackend()
    var numbers = Array(0..<60_000) + [3]
    let show = {
      table.show { Section("A") { ForEach(numbers, id: \.self) { TextRow("\($0)") } } }
      table.host.commit()
    }
    show()
    table.host.attach(backend)
    #expect(table.diagnostics.recent == [])
    numbers.append(-1)
    show()
    #expect(
      table.diagnostics.recent == [
        .repeatedRow(
          3, first: RowPath(section: 0, row: 3), again: RowPath(section: 0, row: 60_000))
      ])
  }
}
