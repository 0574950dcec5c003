import TablewareDiff
import Testing

/// Every small case. Old tables stand for all their relabellings.
@Suite struct PlannerExhaustiveTests {
  /// Two letters: 64 lists that are no relabelling of another, each to all 127. Three letters: 187
  /// to 1,093.
  @Test(arguments: [(2, 6), (3, 6), runsLongTests ? (4, 6) : (4, 4)])
  func plansEveryPairOfShortLists(letters: Int, length: Int) {
    let all = allLists(over: Array(0..<letters), upTo: length)
    let news = all.map { Table(Lists(rows: $0)) }
    for list in all where isCanonical(list) {
      let old = Table(Lists(rows: list))
      for (index, new) in news.enumerated() {
        let plan = Plan(from: old, to: new)
        let paired = Plan(from: old, to: new, repeats: .paired)
        let problem =
          problem(in: plan, from: old, to: new, isValidated: runsLongTests)
          ?? problem(in: paired, from: old, to: new, isValidated: runsLongTests)
        if let problem = problem ?? excess(paired, list, all[index]) ?? difference(plan, paired) {
          Issue.record("\(problem)")
          return
        }
      }
    }
  }

  @Test func plansEveryPairOfSmallTables_WithUniqueIdentities() {
    let ids = Array(0..<(runsLongTests ? 4 : 3))
    let all = Lists.all(sections: 3, sectionIDs: ids, rows: 2, rowIDs: ids, repeats: false)
    check(all.filter(\.isCanonical), all)
  }

  @Test func plansEveryPairOfSmallTables_WithRepeatedIdentities() {
    let wide = Lists.all(
      sections: 3, sectionIDs: [0, 1], rows: 1, rowIDs: [0, 1], repeats: true)
    check(wide.filter(\.isCanonical), wide)
    let long = Lists.all(
      sections: 2, sectionIDs: [0, 1], rows: 2, rowIDs: [0, 1], repeats: true)
    check(long.filter(\.isCanonical), long)
  }

  @Test func f15_GoesBetweenNothingAndAnything() {
    let shapes = [[], [0], [1], [3], [0, 0], [2, 0, 1]].map { counts in
      Lists(
        counts.enumerated().map { (section, count) in
          (section, (0..<count).map { section * 10 + $0 })
        })
    }
    check(shapes, shapes)
  }

  private func check(_ olds: [Lists<Int, Int>], _ news: [Lists<Int, Int>]) {
    let news = news.map(Table.init)
    for old in olds.map(Table.init) {
      for new in news {
        if let problem = problem(planning: old, to: new) {
          Issue.record("\(problem)")
          return
        }
      }
    }
  }

  /// Whichever copies are matched, as many rows are deleted and inserted.
  private func difference(_ plan: Plan, _ paired: Plan) -> String? {
    let batches = [plan, paired].map { $0.steps.first?.batch ?? Batch() }
    let counts = batches.map { [$0.deletedRows.count, $0.insertedRows.count] }
    return counts[0] == counts[1] ? nil : "\(batches[0]) changes more rows than \(batches[1])"
  }

  /// Copies are paired in order, so even with repeats it is known how few changes are enough.
  private func excess(_ plan: Plan, _ old: [Int], _ new: [Int]) -> String? {
    var partners: [Int] = []
    var isTaken = [Bool](repeating: false, count: old.count)
    for id in new {
      guard let position = old.indices.first(where: { !isTaken[$0] && old[$0] == id }) else {
        continue
      }
      isTaken[position] = true
      partners.append(position)
    }
    let batch = plan.steps.first?.batch ?? Batch()
    guard
      batch.deletedRows.count == old.count - partners.count,
      batch.insertedRows.count == new.count - partners.count,
      batch.movedRows.count == partners.count - slowLongestIncreasingRun(in: partners)
    else { return "\(old) to \(new) takes less than \(batch)" }
    return nil
  }
}
