import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Reports of repeated identities in tables, also with so many rows that a declaration reads none.
@Suite struct RepeatCheckTests {
  private let table = Table()
  // To bind all rows would take most of the time.
  private let backend = BlankBackend()
  private let reports = Reports()

  private final class Reports {
    var rows: [Identity] = []
  }

  init() {
    table.attach(backend)
    table.diagnostics.sink = { [reports] diagnostic in
      if case .repeatedRow(let row, _, _) = diagnostic { reports.rows.append(row) }
    }
    show(0..<3)
  }

  private func show(_ rows: Range<Int>) {
    table.show { Section("A") { ForEach(rows, id: \.self) { TextRow("\($0)") } } }
    table.host.commit()
  }

  private func append(_ row: Int) {
    table["A"].append { TextRow("\(row)").id(row) }
    table.host.commit()
  }

  @Test func row_repeatedInALongTable_isReportedOnce() {
    show(100..<50_200)
    append(50_100)
    #expect(reports.rows == [50_100])
    append(70_000)
    append(50_100)
    #expect(reports.rows == [50_100])
    append(101)
    #expect(reports.rows == [50_100, 101])
  }

  @Test func row_ofAnEarlierShortTable_isNoRepeat() {
    append(3)
    show(100..<50_200)
    append(0)
    append(3)
    #expect(reports.rows == [])
    show(200..<210)
    append(0)
    append(205)
    #expect(reports.rows == [205])
    show(200..<210)
    append(209)
    #expect(reports.rows == [205, 209])
  }

  @Test func row_repeatedInAShortTable_isReportedOnce() {
    append(1)
    #expect(reports.rows == [1])
    append(7)
    append(8)
    table.show {
      Section("A") { ForEach([0, 1, 2, 1, 7, 8, 9], id: \.self) { TextRow("\($0)") } }
    }
    table.host.commit()
    #expect(reports.rows == [1])
    show(0..<9)
    append(1)
    #expect(reports.rows == [1, 1])
  }

  @Test func rowRepeatedByADeclaration_isReportedOnce() {
    for rows in [[0, 0, 1], [0, 0, 1, 2], [0, 0, 2, 1]] {
      table.show { Section("A") { ForEach(rows, id: \.self) { TextRow("\($0)") } } }
      table.host.commit()
      append(rows.count + 5)
    }
    #expect(reports.rows == [0])
  }

  /// Copies of one identity are paired in their order, so that they stay: with a plan for unique
  /// rows, which takes the last copy for the first one, all of them would move. So many rows that
  /// a table does not look for repeats may have some.
  @Test(arguments: [0, 50_001])
  func copiesBetweenTwoRowsThatChangePlaces_stay(count: Int) {
    // A table that knows nothing of its rows yet.
    let (table, backend) = (Table(), BlankBackend())
    table.attach(backend)
    for rows in [[0, 1, 1, 2], [2, 1, 1, 0]] {
      let all = Array(3..<3 + count) + rows
      table.show { Section("A") { ForEach(all, id: \.self) { TextRow("\($0)") } } }
      table.host.commit()
    }
    let (first, last) = (count, count + 3)
    #expect(
      backend.batches.last?.description
        == "mR (0, \(first))→(0, \(last)) · mR (0, \(last))→(0, \(first))")
  }
}
