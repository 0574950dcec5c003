import TablewareDiff
import Testing

/// Cases from the tests of other differs in which rows look different: those are bound again in
/// place, after the batches, by their new paths.
@Suite struct ContentVectorTests {
  @Test(arguments: [
    ("IG-07", "0[0 1 2]", "0[0 1:5 2]", [], ["(0, 1)"]),
    ("IG-09", "0[0 1 2]", "0[2:5 1 0]", ["mR (0, 0)→(0, 2) · mR (0, 1)→(0, 1)"], ["(0, 0)"]),
    (
      "DK-05", "0[0 1 2]", "0[2 4 0:5 3]",
      ["dR (0, 1) · iR (0, 1) · iR (0, 3) · mR (0, 0)→(0, 2)"], ["(0, 2)"]
    ),
    ("EP-07", "0[1 2 3]", "0[1 3:5 2]", ["mR (0, 1)→(0, 2)"], ["(0, 1)"]),
    ("LS-01", "0[1 2 3 4]", "0[1 2 3 4]", [], []),
    ("LS-01", "0[1 2 3 4]", "0[1:5 2 3 4]", [], ["(0, 0)"]),
    ("RX-01", "0[1 2]", "0[1 2:1]", [], ["(0, 1)"]),
    ("RX-03", "0[0 1]", "0[1:5 0]", ["mR (0, 0)→(0, 1)"], ["(0, 0)"]),
    ("DT-05", "0[2 4 6]", "0[2 4:1 6]", [], ["(0, 1)"]),
    ("DT-05", "0[2 4 6]", "0[2 5 6]", ["dR (0, 1) · iR (0, 1)"], []),
    ("across sections", "0[1 2] 1[3]", "0[2] 1[1:5 3]", ["mR (0, 0)→(1, 0)"], ["(1, 0)"]),
    ("with its section", "0[1] 1[2]", "1[2] 0[1:5]", ["mS 0→1"], ["(1, 0)"]),
    ("copy by copy", "0[1 1:2 1]", "0[1:3 1:2]", ["dR (0, 2)"], ["(0, 0)"]),
  ])
  func refreshesWhatLooksDifferent(
    name: String, old: String, new: String, batches: [String], refreshed: [String]
  ) {
    let (old, new) = (Table(old), Table(new))
    let plan = Plan(from: old, to: new)
    #expect(plan.steps.map(\.batch.description) == batches)
    #expect(plan.refreshedRows.map(\.description) == refreshed)
    let problem = problem(in: plan, from: old, to: new)
    #expect(problem == nil)
  }

  @Test(arguments: [
    ("FT-05", "0#1[1 2]", "0#2[1 3]", ["dR (0, 1) · iR (0, 1)"], [0]),
    ("moved", "0#1[] 1[]", "1[] 0#2[]", ["mS 0→1"], [1]),
    ("new", "0#1[]", "0#1[] 1#2[]", ["iS 1"], []),
  ])
  func refreshesHeadersThatLookDifferent(
    name: String, old: String, new: String, batches: [String], refreshed: [Int]
  ) {
    let plan = Plan(from: Table(old), to: Table(new))
    #expect(plan.steps.map(\.batch.description) == batches)
    #expect(plan.refreshedSections == refreshed)
    #expect(plan.refreshedRows == [])
  }

  @Test func f06_RefreshesEachRowOnce_WhenNoContentEqualsItself() {
    let table = Measured(values: [1, 2, 3, 4], isSame: { _ in false })
    let moved = Measured(values: [2, 3, 4, 1], isSame: table.isSame)
    let plan = Plan(from: table, to: moved)
    #expect(plan.steps.map(\.batch.description) == ["mR (0, 0)→(0, 3)"])
    #expect(plan.refreshedRows.map(\.row) == [0, 1, 2, 3])
  }

  @Test func f07_MovesTheSame_WhateverContentsAreCalledEqual() {
    // Near is neither transitive nor, once it depends on the order, symmetric.
    let answers: [@Sendable (Double) -> Bool] = [
      { abs($0) < 0.5 }, { $0 < 0.5 }, { _ in true }, { _ in false },
    ]
    let steps = answers.map { isSame in
      Plan(
        from: Measured(values: [1, 2, 3, 4, 5], isSame: isSame),
        to: Measured(values: [5.4, 1.4, 9, 3.6, 2], isSame: isSame)
      ).steps
    }
    #expect(steps.allSatisfy { $0 == steps[0] })
    #expect(steps[0].map(\.batch.changeCount) == [4])
  }

  /// Rows known by the whole part of a number, whose contents are compared by the difference.
  struct Measured: Outline {
    var values: [Double]
    var isSame: @Sendable (Double) -> Bool
    var sectionCount: Int { 1 }
    func sectionID(at section: Int) -> Int { section }
    func rows(in section: Int) -> [Double] { values }
    func id(of row: Double) -> Int { Int(row) }
    func hasSameHeader(_ section: Int, as old: Measured, _ oldSection: Int) -> Bool { true }
    func hasSameContent(_ old: Double, _ new: Double) -> Bool { isSame(new - old) }
  }
}

extension Table {
  /// Reads `0#1[2 3:4]`: a section 0 whose header shows 1, with a row 2 and a row 3 that shows 4.
  fileprivate init(_ text: String) {
    func numbers(_ part: some StringProtocol, _ separator: Character) -> (Int, Int) {
      let numbers = part.split(separator: separator).compactMap { Int($0) }
      return (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
    }
    self.init(
      Letters(text).sections.map { section in
        let (id, header) = numbers(section.id, "#")
        return Section(
          id: id, header: header,
          rows: section.rows.map { row in
            let (id, content) = numbers(row, ":")
            return Row(id: id, content: content)
          })
      })
  }
}
