import TablewareDiff
import Testing

/// Legal batches with one index dropped, doubled or shifted, or one change turned into another:
/// each must be caught, by the validator and by the tests' own replay. Identities are unique: equal
/// rows cannot be distinguished.
@Suite struct ValidatorMutantTests {
  @Test(arguments: PairShape.allCases)
  func q03_CatchesEveryMutant_OfRandomPlans(_ shape: PairShape) {
    for seed in stride(from: UInt64(0), to: runsLongTests ? 4_000 : 60, by: 2) {
      let (old, new) = shape.pair(seed: seed)
      let plan = Plan(from: old, to: new)
      guard catchesEveryMutant(of: plan, old, new, "seed \(seed)") else { return }
    }
  }

  @Test func q03_CatchesEveryMutant_OfPlansBetweenSmallTables() {
    let wide = Lists.all(
      sections: 3, sectionIDs: [0, 1, 2], rows: 1, rowIDs: [0, 1, 2], repeats: false)
    let long = Lists.all(
      sections: 2, sectionIDs: [0, 1], rows: 2, rowIDs: [0, 1, 2], repeats: false)
    var kinds = Effort()
    for all in [wide, long] {
      let news = all.map(Table.init)
      for old in all.filter(\.isCanonical).map(Table.init) {
        for new in news {
          let plan = Plan(from: old, to: new)
          guard catchesEveryMutant(of: plan, old, new, "all pairs") else { return }
          kinds.add(plan.effort)
        }
      }
    }
    // Enough of each kind of change was mutated.
    #expect(
      [kinds.deletedSections, kinds.insertedSections, kinds.movedSections].allSatisfy { $0 > 500 })
    #expect([kinds.deletedRows, kinds.insertedRows, kinds.movedRows].allSatisfy { $0 > 500 })
  }

  private func catchesEveryMutant(
    of plan: Plan, _ old: Table, _ new: Table, _ what: String
  ) -> Bool {
    var before = old
    for step in plan.steps {
      let after = step.table(old: old, new: new)
      for mutant in step.batch.mutants
      where Validator.violations(of: mutant, from: before, to: after).isEmpty
        || SlotReplay(mutant, from: before, to: after).problem == nil
      {
        Issue.record("\(what): \(step.batch) became \(mutant)\n  \(pairText(before, after))")
        return false
      }
      before = after
    }
    return true
  }
}
