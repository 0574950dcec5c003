import TablewareDiff
import TablewareTesting
import Testing

/// Identities whose `==` and `hash` disagree, or that all share a hash.
@Suite struct DisagreeingHashTests {
  /// Equal to any other with the same value, and hashed by where it came from.
  struct Torn: Hashable {
    var value: Int
    var origin: Int
    static func == (left: Torn, right: Torn) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(origin) }
  }

  struct Colliding: Hashable {
    var value: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test(arguments: [RepeatPolicy.paired, .unchecked])
  func f08_StaysLegal_WhenEqualIdentitiesHashApart(_ repeats: RepeatPolicy) {
    for seed in 0..<UInt64(200) {
      var random = SeededGenerator(seed: seed)
      func rows() -> Lists<Int, Torn> {
        Lists(
          rows: (0..<Int.random(in: 0...60, using: &random)).map { _ in
            Torn(
              value: Int.random(in: 0..<40, using: &random),
              origin: Int.random(in: 0..<9, using: &random))
          })
      }
      let (old, new) = (rows(), rows())
      for step in Plan(from: old, to: new, repeats: repeats).steps {
        let violations = Validator.violations(of: step.batch, from: old, to: new)
        #expect(violations == [], "seed \(seed)")
      }
    }
  }

  @Test(arguments: [RepeatPolicy.paired, .unchecked])
  func f08_StaysLegal_WhenSectionsHashApartToo(_ repeats: RepeatPolicy) {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      func torn(_ table: Lists<Int, Int>) -> Lists<Torn, Torn> {
        func torn(_ id: Int) -> Torn {
          Torn(value: id, origin: Int.random(in: 0..<3, using: &random))
        }
        return Lists(table.sections.map { (torn($0.id), $0.rows.map(torn)) })
      }
      let pair = PairShape.sectionsAndRows.pair(seed: seed)
      let (old, new) = (torn(pair.old.lists), torn(pair.new.lists))
      var current = old
      for step in Plan(from: old, to: new, repeats: repeats).steps {
        var after = new
        if case .oldSections(let order) = step.after { after = old.reordered(order) }
        let violations = Validator.violations(of: step.batch, from: current, to: after)
        #expect(violations == [], "seed \(seed)")
        current = after
      }
    }
  }

  @Test func f09_EndsInBoundedTime_WhenAllSectionsShareAHash() {
    let ids = (0..<5_000).map { Colliding(value: $0) }
    let old = Lists<Colliding, Int>(ids.map { ($0, []) })
    let new = Lists<Colliding, Int>(ids.reversed().map { ($0, []) })
    var current = old
    for step in Plan(from: old, to: new).steps {
      var after = new
      if case .oldSections(let order) = step.after { after = old.reordered(order) }
      let violations = Validator.violations(of: step.batch, from: current, to: after)
      #expect(violations == [])
      current = after
    }
    #expect(current == new)
  }

  @Test func f09_EndsInBoundedTime_WhenAllIdentitiesShareAHash() {
    // Quadratic work would be 400 million comparisons, minutes in a debug build.
    let old = Lists<Int, Colliding>(rows: (0..<20_000).map { Colliding(value: $0) })
    let new = Lists<Int, Colliding>(rows: (0..<20_000).reversed().map { Colliding(value: $0) })
    let plan = Plan(from: old, to: new)
    #expect(plan.steps.count == 1)
    let violations = Validator.violations(of: plan.steps[0].batch, from: old, to: new)
    #expect(violations == [])
  }
}
