import TablewareDiff
import Testing

/// Every small case. Old tables stand for all their relabellings.
@Suite struct PlannerExhaustiveTests {
  @Test(arguments: [(3, 5), runsLongTests ? (4, 5) : (4, 4)])
  func plansEveryPairOfShortLists(letters: Int, length: Int) {
    let all = allLists(over: Array(0..<letters), upTo: length).map { Lists(rows: $0) }
    check(all.filter(\.isCanonical), all)
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
    for old in olds {
      for new in news {
        if let problem = problem(planning: old, to: new) {
          Issue.record("\(problem)")
          return
        }
        if old == new, !Plan(from: old, to: new).isEmpty {
          Issue.record("\(old) does not stay as it is")
          return
        }
      }
    }
  }
}
