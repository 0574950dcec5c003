import TablewareDiff
import TablewareTesting
import Testing

@Suite struct PlannerRandomTests {
  /// 13 shapes of change, so 104,000 pairs; ten times as many behind the flag. The seed and the
  /// pair are printed, and `tableware explain --batch` reads the latter.
  @Test(arguments: PairShape.allCases)
  func plansRandomPairs(_ shape: PairShape) {
    for seed in 0..<UInt64(runsLongTests ? 80_000 : 8_000) {
      let (old, new) = shape.pair(seed: seed)
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

  @Test func rx07_ChangesOneTableAThousandTimes() {
    var random = SeededGenerator(seed: 7)
    var old = Lists<Int, Int>.random(repeats: false, using: &random)
    for round in 0..<1_000 {
      let new = old.changed(using: &random)
      let problem = problem(planning: Table(old), to: Table(new))
      #expect(problem == nil, "round \(round)")
      old = new
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
