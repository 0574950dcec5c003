import TablewareDiff
import TablewareTesting
import Testing

/// Repeated identities are paired copy by copy: the k-th stays the k-th.
@Suite struct RepeatedIdentityTests {
  struct Colliding: Hashable {
    var value: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test(arguments: [
    ("S[a a]", "S[a a a]", "iR (0, 2)"),
    ("S[a a a]", "S[a]", "dR (0, 1) · dR (0, 2)"),
    ("S[a b a]", "S[a b]", "dR (0, 2)"),
    ("S[a b a]", "S[b a a]", "mR (0, 0)→(0, 1)"),
    ("S[a a]", "S[a x a]", "iR (0, 1)"),
    ("A[a] B[a]", "A[] B[a]", "dR (0, 0)"),
    ("A[a] B[a x]", "A[] B[a]", "dR (1, 0) · dR (1, 1) · mR (0, 0)→(1, 0)"),
    ("A[a] A[b]", "A[a] A[b c]", "iR (1, 1)"),
    ("A[a] A[b]", "A[a]", "dS 1"),
    ("A[] A[]", "A[] A[] A[]", "iS 2"),
  ])
  func f01_PairsCopiesInOrder(old: String, new: String, batch: String) {
    let plan = Plan(from: Letters(old), to: Letters(new), repeats: .paired)
    #expect(plan.steps.map(\.batch.description) == [batch])
    let problem = problem(planning: Letters(old), to: Letters(new))
    #expect(problem == nil)
  }

  /// By default copies stay where they keep their order, which needs fewer changes.
  @Test(arguments: [
    ("S[a a]", "S[a a a]", "iR (0, 2)"),
    ("S[a b a]", "S[b a a]", "mR (0, 1)→(0, 0)"),
    ("S[a b a]", "S[b a]", "dR (0, 0)"),
    ("A[a] B[a x]", "A[] B[a]", "dR (0, 0) · dR (1, 1)"),
    ("S[a b a c]", "S[c a b a]", "mR (0, 3)→(0, 0)"),
    ("S[a b a b]", "S[b a b a]", "mR (0, 0)→(0, 3)"),
  ])
  func f01_KeepsCopiesThatKeepTheirOrder(old: String, new: String, batch: String) {
    let plan = Plan(from: Letters(old), to: Letters(new))
    #expect(plan.steps.map(\.batch.description) == [batch])
    let problem = problem(planning: Letters(old), to: Letters(new))
    #expect(problem == nil)
  }

  /// The quick way for a reversed list matches copies in reverse; it is left where there are
  /// copies.
  @Test func f01_PairsCopiesOfAReversedList() {
    var leftovers = Leftovers<Int>()
    leftovers.old = [1, 2, 3, 1, 4]
    leftovers.new = leftovers.old.reversed()
    var partners: [Int32] = []
    leftovers.match(into: &partners, repeats: .inOrder)
    #expect(partners == [1, 3, 2, 4, 0])
    leftovers.match(into: &partners, repeats: .unchecked)
    #expect(partners == [4, 3, 2, 1, 0])
  }

  @Test func f03_MovesTheRightCopy_WhenASectionIdentityIsRepeated() {
    let old = Letters("0[a] 0[b] 1[c]")
    let new = Letters("1[c] 0[a] 0[b]")
    #expect(Plan(from: old, to: new).steps.map(\.batch.description) == ["mS 2→0"])
  }

  @Test(arguments: [
    ("1 1 2 3 2 4 5 6 6 6 7 6", ["0 1", "2 4", "7 8"]),
    ("1 2 3 4 5 6 7 7", ["6 7"]),
    ("1 2 3", []),
    ("", []),
  ])
  func ep01_FindsTheFirstTwoCopiesOfEach(ids: String, repeats: [String]) {
    let found = repeatedIdentities(in: ids.split(separator: " "))
    #expect(found.map { "\($0.first) \($0.again)" } == repeats)
  }

  @Test func dk07_TakesNoHashForAnIdentity() {
    let old = Lists(rows: [Colliding(value: 0), Colliding(value: 1)])
    let new = Lists(rows: [Colliding(value: 0), Colliding(value: 2)])
    #expect(
      Plan(from: old, to: new).steps.map(\.batch.description) == ["dR (0, 1) · iR (0, 1)"])
  }

  @Test func f09_PlansRightly_WhenAllHashesAreEqual() {
    for seed in 0..<UInt64(200) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: seed % 2 == 0, using: &random)
      let new = old.changed(using: &random)
      func colliding(_ table: Lists<Int, Int>) -> Lists<Colliding, Colliding> {
        Lists(table.sections.map { (Colliding(value: $0.id), $0.rows.map(Colliding.init)) })
      }
      let problem = problem(planning: colliding(old), to: colliding(new))
      #expect(problem == nil, "seed \(seed)")
      #expect(
        Plan(from: colliding(old), to: colliding(new)) == Plan(from: old, to: new), "seed \(seed)")
    }
  }

  @Test func f12_KeepsTypesApart_WhenIdentitiesAreErased() {
    let old = Lists<Int, AnyHashable>([(0, [AnyHashable("1"), AnyHashable(1)])])
    let new = Lists<Int, AnyHashable>([(0, [AnyHashable(1)])])
    #expect(Plan(from: old, to: new).steps.map(\.batch.description) == ["dR (0, 0)"])
  }
}
