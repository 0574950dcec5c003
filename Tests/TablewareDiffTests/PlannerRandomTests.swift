import TablewareDiff
import TablewareTesting
import Testing

@Suite struct PlannerRandomTests {
  @Test(arguments: [false, true])
  func plansRandomPairs(repeats: Bool) {
    for seed in 0..<UInt64(runsLongTests ? 500_000 : 10_000) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: repeats, using: &random)
      let new =
        Bool.random(using: &random)
        ? old.changed(using: &random) : .random(repeats: repeats, using: &random)
      if let problem = problem(planning: old, to: new) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  @Test func plansLongLists_WithFewChanges() {
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      let old = Lists(rows: Array(0..<400))
      var new = old
      for _ in 0..<10 { new.sections[0].rows.shuffleOne(using: &random) }
      let problem = problem(planning: old, to: new)
      #expect(problem == nil, "seed \(seed)")
      let moves = Plan(from: old, to: new).steps.map(\.batch.changeCount).reduce(0, +)
      #expect(moves <= 10, "seed \(seed): ten rows were moved, the plan moves \(moves)")
    }
  }

  @Test func f21_ReversesSectionsAndScattersRows() {
    for seed in 0..<UInt64(200) {
      var random = SeededGenerator(seed: seed)
      var rows = Array(0..<30).shuffled(using: &random)
      let old = Lists((0..<6).map { section in (section, (0..<5).map { section * 5 + $0 }) })
      let new = Lists(
        (0..<6).reversed().map { section in
          defer { rows.removeLast(5) }
          return (section, Array(rows.suffix(5)))
        })
      let problem = problem(planning: old, to: new)
      #expect(problem == nil, "seed \(seed)")
    }
  }
}

extension Array {
  /// Takes one element and puts it elsewhere.
  fileprivate mutating func shuffleOne(using random: inout SeededGenerator) {
    let element = remove(at: Int.random(in: indices, using: &random))
    insert(element, at: Int.random(in: 0...count, using: &random))
  }
}
