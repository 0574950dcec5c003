import TablewareDiff
import TablewareTesting
import Testing

/// Identities that break the promises of `Hashable`: batches must stay legal, and end.
@Suite struct OddIdentityTests {
  @Test func f06_ReplacesRows_WhoseIdentityIsNotEqualToItself() {
    let old = Lists<Int, Double>([(0, [1, .nan, 2, .nan])])
    let new = Lists<Int, Double>([(0, [.nan, 1, 2])])
    let plan = Plan(from: old, to: new)
    #expect(plan.steps.map(\.batch.description) == ["dR (0, 1) · dR (0, 3) · iR (0, 0)"])
    #expect(Validator.violations(of: plan.steps[0].batch, from: old, to: new) == [])
  }

  @Test func f06_ReplacesSections_WhoseIdentityIsNotEqualToItself() {
    let old = Lists<Double, Int>([(.nan, [1]), (5, [2])])
    let plan = Plan(from: old, to: old)
    #expect(plan.steps.map(\.batch.description) == ["dS 0 · iS 0"])
    #expect(Validator.violations(of: plan.steps[0].batch, from: old, to: old) == [])
  }

  @Test func f06_FindsNoFault_WhenSharedRowsHaveSuchAnIdentity() {
    struct Shared: Outline {
      var others: [Double]
      var sectionCount: Int { 2 }
      func sectionID(at section: Int) -> Int { section }
      func rows(in section: Int) -> [Double] { section == 0 ? [.nan, .nan] : others }
      func id(of row: Double) -> Double { row }
      func hasSameContent(_ old: Double, _ new: Double) -> Bool { true }
      func hasSameHeader(_ section: Int, as old: Shared, _ oldSection: Int) -> Bool { true }
      func sharesRows(of section: Int, with other: Shared, at otherSection: Int) -> Bool {
        section == 0 && otherSection == 0
      }
    }
    let plan = Plan(from: Shared(others: [1]), to: Shared(others: [1, 2]))
    #expect(plan.steps.map(\.batch.description) == ["iR (1, 1)"])
    let violations = Validator.violations(
      of: plan.steps[0].batch, from: Shared(others: [1]), to: Shared(others: [1, 2]))
    #expect(violations == [])
  }

  @Test func f06_StaysLegal_WhereverSuchIdentitiesStand() {
    for seed in 0..<UInt64(500) {
      var random = SeededGenerator(seed: seed)
      let old = odd(.random(repeats: false, using: &random))
      let new = odd(.random(repeats: false, using: &random))
      var current = old
      for step in Plan(from: old, to: new).steps {
        var after = new
        if case .oldSections(let order) = step.after { after = old.reordered(order) }
        let violations = Validator.violations(of: step.batch, from: current, to: after)
        #expect(violations == [], "seed \(seed): \(old) to \(new)")
        current = after
      }
    }
  }

  @Test func f07_StaysLegal_WhenEqualityIgnoresCase() {
    struct Folded: Hashable, CustomStringConvertible {
      var description: String
      static func == (left: Folded, right: Folded) -> Bool {
        left.description.lowercased() == right.description.lowercased()
      }
      func hash(into hasher: inout Hasher) { hasher.combine(description.lowercased()) }
    }
    func rows(_ text: String) -> Lists<Int, Folded> {
      Lists(rows: text.map { Folded(description: String($0)) })
    }
    let problem = problem(planning: rows("aBcAx"), to: rows("CbyaA"))
    #expect(problem == nil)
  }

  @Test func f11_TakesBothSpellings_ForOneIdentity() {
    let old = Lists(rows: ["e\u{301}", "", " "])
    let new = Lists(rows: ["\u{E9}", "", " "])
    #expect(Plan(from: old, to: new).isEmpty)
  }

  private func odd(_ table: Lists<Int, Int>) -> Lists<Double, Double> {
    func odd(_ id: Int) -> Double { id % 3 == 0 ? .nan : Double(id) }
    return Lists(table.sections.map { (odd($0.id), $0.rows.map(odd)) })
  }
}
