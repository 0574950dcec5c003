import TablewareDiff
import Testing

/// The random pairs are worth planning: everything that can happen does, and often.
@Suite struct PairShapeTests {
  @Test(arguments: PairShape.allCases)
  func givesTheSamePairForTheSameSeed(_ shape: PairShape) {
    let (first, again) = (shape.pair(seed: 7), shape.pair(seed: 7))
    #expect(first.old == again.old)
    #expect(first.new == again.new)
  }

  @Test func showsEveryKindOfChange() {
    let all: [(String, (Table, Table, Plan) -> Bool)] = [
      ("no sections before", { old, _, _ in old.sections.isEmpty }),
      ("no sections after", { _, new, _ in new.sections.isEmpty }),
      ("empty sections", { _, new, _ in new.sections.contains { $0.rows.isEmpty } }),
      (
        "repeated sections",
        { old, _, _ in !repeatedIdentities(in: old.sections.map(\.id)).isEmpty }
      ),
      ("repeated rows", { old, _, _ in !repeatedIdentities(in: old.lists.rowIDs).isEmpty }),
      ("nothing", { _, _, plan in plan.isEmpty }),
      ("only contents", { _, _, plan in plan.steps.isEmpty && !plan.refreshedRows.isEmpty }),
      ("headers", { _, _, plan in !plan.refreshedSections.isEmpty }),
      ("sections move", { _, _, plan in plan.effort.movedSections > 0 }),
      (
        "sections and rows move",
        { _, _, plan in
          plan.effort.movedSections > 0 && plan.effort.movedRows > 0
        }
      ),
      (
        "sections come and go",
        { _, _, plan in
          plan.effort.insertedSections > 0 && plan.effort.deletedSections > 0
        }
      ),
      (
        "rows move across",
        { _, _, plan in
          plan.batches.rest.movedRows.contains { $0.source.section != $0.destination.section }
        }
      ),
      (
        "rows come, go and move",
        { _, _, plan in
          let effort = plan.effort
          return effort.insertedRows > 0 && effort.deletedRows > 0 && effort.movedRows > 0
        }
      ),
      ("long lists", { old, _, _ in old.rowCount >= 60 }),
    ]
    var counts = [Int](repeating: 0, count: all.count)
    for shape in PairShape.allCases {
      for seed in 0..<UInt64(200) {
        let (old, new) = shape.pair(seed: seed)
        let plan = Plan(from: old, to: new, repeats: .paired)
        for (index, kind) in all.enumerated() where kind.1(old, new, plan) { counts[index] += 1 }
      }
    }
    for (kind, count) in zip(all, counts) {
      #expect(count >= 50, "“\(kind.0)” occurs \(count) times in 2,600 pairs")
    }
  }
}

extension Lists {
  fileprivate var rowIDs: [RowID] { sections.flatMap(\.rows) }
}
