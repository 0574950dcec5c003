import TablewareDiff
import TablewareTesting
import Testing

/// Two tables that have nothing to do with each other, one below the other: the plan is both plans,
/// the second one shifted. A section between them stays, because where sections wait that are about
/// to go depends on their neighbors.
@Suite struct PlanConcatenationTests {
  private let fence = Table.Section(id: -1, rows: [Table.Row(id: -1)])

  @Test(arguments: PairShape.allCases)
  func plansIndependentTablesApart(_ shape: PairShape) {
    // Even seeds: with unique identities alone, a plan does not depend on what else there is.
    for seed in stride(from: UInt64(0), to: 400, by: 2) {
      let upper = shape.pair(seed: seed)
      let other = PairShape.allCases[Int(seed / 2) % PairShape.allCases.count]
      let lower = renumbered(other.pair(seed: seed + 10_000))
      let old = Table(upper.old.sections + [fence] + lower.old.sections)
      let new = Table(upper.new.sections + [fence] + lower.new.sections)
      let whole = Plan(from: old, to: new)
      let above = Plan(from: upper.old, to: upper.new)
      let below = Plan(from: lower.old, to: lower.new)

      let ordered = upper.old.sectionCount + 1
      let shown = upper.new.sectionCount + 1
      let pair = Comment(rawValue: "seed \(seed): \(pairText(old, new))")
      #expect(
        whole.batches.order.parts
          == above.batches.order.parts.union(
            below.batches.order.shifted(before: ordered, after: ordered).parts), pair)
      #expect(
        whole.batches.rest.parts
          == above.batches.rest.parts.union(
            below.batches.rest.shifted(before: ordered, after: shown).parts), pair)
      #expect(
        whole.refreshedRows
          == above.refreshedRows
          + below.refreshedRows.map { RowPath(section: $0.section + shown, row: $0.row) }, pair)
      #expect(
        whole.refreshedSections
          == above.refreshedSections + below.refreshedSections.map { $0 + shown }, pair)
    }
  }

  @Test func doesNotMixTheRowsOfTwoTables() {
    let old = Letters("A[a b c] B[d] X[x y] Y[z]")
    let new = Letters("B[d a] A[c b] Y[x z] X[y]")
    #expect(
      Plan(from: old, to: new).steps.map(\.batch.description) == [
        "mS 0→1 · mS 2→3",
        "mR (1, 0)→(0, 1) · mR (1, 1)→(1, 1) · mR (3, 0)→(2, 0)",
      ])
  }
}

/// The pair with identities that no other pair has.
private func renumbered(_ pair: (old: Table, new: Table)) -> (old: Table, new: Table) {
  func renumbered(_ table: Table) -> Table {
    Table(
      table.sections.map { section in
        Table.Section(
          id: section.id + 1_000_000, header: section.header,
          rows: section.rows.map { Table.Row(id: $0.id + 1_000_000, content: $0.content) })
      })
  }
  return (renumbered(pair.old), renumbered(pair.new))
}
