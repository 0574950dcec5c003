import TablewareDiff
import TablewareTesting
import Testing

/// How plans relate to one another.
@Suite struct PlanRelationTests {
  @Test func doesNotDependOnWhatIdentitiesAreCalled() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: true, using: &random)
      let new = old.changed(using: &random)
      func renamed(_ table: Lists<Int, Int>) -> Letters {
        Lists<String, String>(table.sections.map { ("§\($0.id)", $0.rows.map { "r\($0 * 7)" }) })
      }
      #expect(
        Plan(from: renamed(old), to: renamed(new)) == Plan(from: old, to: new), "seed \(seed)")
    }
  }

  @Test func meansTheSame_InWhateverOrderChangesAreListed() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: false, using: &random)
      let new = old.changed(using: &random)
      guard let step = Plan(from: old, to: new).steps.first, step.after == .new else { continue }
      var shuffled = step.batch
      shuffled.deletedSections.shuffle(using: &random)
      shuffled.insertedSections.shuffle(using: &random)
      shuffled.deletedRows.shuffle(using: &random)
      shuffled.insertedRows.shuffle(using: &random)
      shuffled.movedRows.shuffle(using: &random)
      #expect(Validator.violations(of: shuffled, from: old, to: new) == [], "seed \(seed)")
      #expect(replay(shuffled, on: old, fillingFrom: new) == new, "seed \(seed)")
    }
  }

  @Test func f139_IsTheSameEveryTime() {
    for seed in 0..<UInt64(100) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: true, using: &random)
      let new = Lists<Int, Int>.random(repeats: true, using: &random)
      #expect(Plan(from: old, to: new) == Plan(from: old, to: new), "seed \(seed)")
    }
  }

  @Test func changesAsMuchBackAsForth() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: false, using: &random)
      let new = Lists<Int, Int>.random(repeats: false, using: &random)
      let forth = Plan(from: old, to: new).steps.map(\.batch)
      let back = Plan(from: new, to: old).steps.map(\.batch)
      #expect(
        forth.map(\.insertedRows.count).reduce(0, +) == back.map(\.deletedRows.count).reduce(0, +),
        "seed \(seed)")
      #expect(
        forth.map(\.movedRows.count).reduce(0, +) == back.map(\.movedRows.count).reduce(0, +),
        "seed \(seed)")
    }
  }
}
