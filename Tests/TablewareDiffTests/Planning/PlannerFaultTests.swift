import TablewareDiff
import TablewareTesting
import Testing

/// What goes wrong elsewhere when tables change in these ways, and must not here.
@Suite struct PlannerFaultTests {
  @Test(arguments: [
    ("A[a x] B[a y]", "A[a x] B[y]", ["dR (1, 0)"]),
    ("A[a] B[]", "A[a] B[a]", ["iR (1, 0)"]),
    ("A[a] B[a]", "B[a] A[a]", ["mS 0→1"]),
  ])
  func f02_KeepsRowsOfTwoSectionsApart_WhenTheyShareAnIdentity(
    old: String, new: String, batches: [String]
  ) {
    check(old, new, batches)
  }

  @Test func f14_ReplacesEverything_WhenIdentitiesAreMadeAnew() {
    check(
      "A[a b] B[c]", "A[x y] B[z]",
      ["dR (0, 0) · dR (0, 1) · dR (1, 0) · iR (0, 0) · iR (0, 1) · iR (1, 0)"])
  }

  @Test func f16_InsertsSectionsAlone_WhenThereWereNone() {
    check("", "A[a b] B[] C[c]", ["iS 0 · iS 1 · iS 2"])
  }

  @Test(arguments: [
    ("A[a] B[b]", "A[a]", ["dS 1"]),
    ("A[a]", "", ["dS 0"]),
    ("A[a b]", "A[]", ["dR (0, 0) · dR (0, 1)"]),
  ])
  func f17_DeletesTheSectionAlone_WhenItsLastRowsGoWithIt(
    old: String, new: String, batches: [String]
  ) {
    check(old, new, batches)
  }

  @Test func f18_DropsEmptySections_LikeOthers() {
    check("A[] B[b] C[]", "B[b]", ["dS 0 · dS 2"])
    check("B[b]", "A[] B[b] C[]", ["iS 0 · iS 2"])
  }

  @Test(arguments: [
    ("A[a b]", "A[b] N[a]", ["iS 1 · dR (0, 0)"]),
    ("A[a] B[b]", "B[b a]", ["dS 0 · iR (0, 1)"]),
    ("A[a] B[b]", "B[b] N[a]", ["dS 0 · iS 1"]),
  ])
  func f19_NeverMovesARow_IntoANewSectionOrOutOfADeletedOne(
    old: String, new: String, batches: [String]
  ) {
    check(old, new, batches)
  }

  @Test func f20_MovesSectionsFirst_WhenTheirRowsMoveToo() {
    check("A[a b] B[c]", "B[c a] A[b x]", ["mS 0→1", "iR (1, 1) · mR (1, 0)→(0, 1)"])
  }

  @Test func f23_ChangesOneOfTwentyThousandSections() {
    let old = Lists((0..<20_000).map { ($0, [$0]) })
    var new = Lists((0..<20_000).map { ($0, [$0]) })
    new.sections.remove(at: 10_000)
    new.sections[19_000].rows.append(-1)
    #expect(
      Plan(from: old, to: new).steps.map(\.batch.description) == ["dS 10000 · iR (19000, 1)"])
  }

  @Test func f129_AddsRowsThatAreThereAlready_WhenTwoPagesOverlap() {
    check(
      "S[a b c d]", "S[a b c d c d e f]",
      ["iR (0, 4) · iR (0, 5) · iR (0, 6) · iR (0, 7)"])
  }

  @Test func f131_GoesBetweenRowsAndPlaceholders() {
    let states = ["S[]", "S[loading]", "S[a b]", "S[empty]", "S[error]", "S[a b]", ""]
    for old in states {
      for new in states {
        let problem = problem(planning: Letters(old), to: Letters(new))
        #expect(problem == nil)
        #expect(Plan(from: Letters(old), to: Letters(new)).steps.count == (old == new ? 0 : 1))
      }
    }
  }

  @Test func f133_ReplacesSections_WhenAllAreCalledSomethingElse() {
    check("1[a b] 2[c]", "3[a b] 4[c]", ["dS 0 · dS 1 · iS 0 · iS 1"])
  }

  private func check(_ old: String, _ new: String, _ batches: [String]) {
    let problem = problem(planning: Letters(old), to: Letters(new))
    #expect(problem == nil)
    #expect(Plan(from: Letters(old), to: Letters(new)).steps.map(\.batch.description) == batches)
  }
}
