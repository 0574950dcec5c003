import TablewareDiff
import Testing

/// The numbered cases of table updates that a batch without reloads can express.
@Suite struct ValidatorVectorTests {
  struct Vector: CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var batch: String
    var rules: Set<Violation.Rule>

    init(
      _ name: String, _ old: String, _ new: String, _ batch: String,
      _ rules: Set<Violation.Rule> = []
    ) {
      (self.name, self.old, self.new, self.batch, self.rules) = (name, old, new, batch, rules)
    }

    var testDescription: String { name }
  }

  static let vectors = [
    Vector(
      "V-01", "A[a b c] B[d e f] C[g h i]", "A[a c] C[g x h i]", "dR (0, 1) · dS 1 · iR (1, 1)"),
    Vector(
      "V-02", "S[AZ CA DE NJ WA]", "S[AK AZ CA GA NJ VA]",
      "dR (0, 2) · dR (0, 4) · iR (0, 0) · iR (0, 3) · iR (0, 5)"),
    Vector("V-03", "S[a]", "S[a]", ""),
    Vector("V-04", "S[a b c]", "S[a b c d]", "", [.rowCount]),
    Vector("V-05", "S[a b]", "S[b a]", "", [.rowIdentity]),
    Vector("V-06", "S[a b]", "S[b a]", "mR (0, 0)→(0, 1)"),
    Vector("V-07", "S[a b]", "S[b a]", "mR (0, 0)→(0, 1) · mR (0, 1)→(0, 0)"),
    Vector("V-10", "S[a b]", "S[x b]", "dR (0, 0) · iR (0, 0)"),
    Vector("V-11", "S[a b c]", "S[c]", "dR (0, 0) · dR (0, 0)", [.doubleDelete]),
    Vector("V-12", "A[a b] B[c d]", "B[c d]", "dS 0 · dR (0, 1)", [.redundantRowChange]),
    Vector("V-13", "A[a b]", "N[q] A[a b]", "iS 0 · iR (0, 0)", [.redundantRowChange]),
    Vector(
      "V-14", "A[a b]", "N[a] A[b]", "iS 0 · mR (0, 0)→(0, 0)", [.moveIntoInsertedSection]),
    Vector("V-15", "A[a b]", "N[a] A[b]", "iS 0 · dR (0, 0)"),
    Vector(
      "V-16", "A[a b] B[c d]", "B[a c d]", "dS 0 · mR (0, 0)→(0, 0)", [.moveFromDeletedSection]),
    Vector("V-17", "A[a b] B[c d]", "B[a c d]", "dS 0 · iR (0, 0)"),
    Vector("V-18", "A[a b] B[c d]", "A[b] B[c a d]", "mR (0, 0)→(1, 1)"),
    Vector("V-19", "S[a b c d]", "S[b c x d]", "dR (0, 0) · iR (0, 3)", [.rowIdentity]),
    Vector("V-20", "S[a b c d]", "S[b c x d]", "dR (0, 0) · iR (0, 2)"),
    Vector("V-21", "S[a b c]", "S[b]", "dR (0, 0) · dR (0, 1)", [.rowIdentity]),
    Vector("V-22", "S[a b c]", "S[b]", "dR (0, 0) · dR (0, 2)"),
    Vector("V-24", "A[1] B[2]", "B[2] A[1]", "mS 0→1"),
    Vector(
      "V-25", "1[a] 2[b]", "2[z] 1[]", "mS 1→0 · dR (0, 0) · dR (1, 0) · iR (0, 0)",
      [.sectionMoveWithRowChanges]),
    Vector("V-26", "1[a] 2[b]", "2[z] 1[]", "dS 1 · iS 0 · dR (0, 0)"),
    Vector("V-27", "A[a] B[b]", "B[b]", "dR (0, 0)", [.sectionCount]),
    Vector("V-27 with dS 0", "A[a] B[b]", "B[b]", "dS 0"),
    Vector("V-28", "A[a b c] B[d e]", "A[a b] B[c d e]", "", [.rowCount]),
  ]

  @Test(arguments: vectors)
  func judges(_ vector: Vector) {
    let violations = Validator.violations(
      of: Batch(vector.batch), from: Letters(vector.old), to: Letters(vector.new))
    #expect(Set(violations.map(\.rule)) == vector.rules, "\(violations)")
  }

  @Test(arguments: vectors)
  func plansTheSamePair(_ vector: Vector) {
    let problem = problem(planning: Letters(vector.old), to: Letters(vector.new))
    #expect(problem == nil)
  }
}
