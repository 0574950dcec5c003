import TablewareDiff
import Testing

/// Cases from the tests of other differs; what they show is the same here, with fewer moves.
@Suite struct KnownVectorTests {
  // With its type, or the compiler looks for that of the list for seconds.
  private static let rows: [(String, String, String, [Int], [Int], Int)] = [
    ("M8-01", "1 2 3 4 5 6 7 8 9", "2 3 4 5 6 7 8 9 10", [0], [8], 0),
    ("M8-03", "4 5 6 7 8 9 2 1 3", "5 11 12 23 2 4 9 7", [2, 4, 7, 8], [1, 2, 3], 3),
    ("M8-05", "2 9 3 1 5 6 8", "2 9 3 1 5 6 8", [], [], 0),
    ("M8-07", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7 8 9", [], [7, 8], 0),
    ("M8-09", "A A", "A A", [], [], 0),
    ("M8-11", "A B A", "A B", [2], [], 0),
    ("M8-13", "", "A B", [], [0, 1], 0),
    ("M8-13", "A B", "", [0, 1], [], 0),
    ("M8-13", "X A Y", "A Z", [0, 2], [1], 0),
    ("IG-01", "", "", [], [], 0),
    ("IG-01", "", "1", [], [0], 0),
    ("IG-01", "1", "", [0], [], 0),
    ("IG-03", "1 2", "2 1", [], [], 1),
    (
      "IG-05",
      "much writing is like snow , a mass of long words and phrases falls upon the relevant facts "
        + "covering up the details .",
      "a mass of latin words falls upon the relevant facts like soft snow , covering up the details .",
      [0, 1, 2, 9, 11, 12], [3, 11], 3
    ),
    ("IG-11", "cat cat", "cat cat cat", [], [2], 0),
    ("IG-11", "cat cat cat cat", "cat cat", [2, 3], [], 0),
    ("IG-11", "cat cat", "cat cat cat cat", [], [2, 3], 0),
    ("IG-13", "a b a b c", "b c a a b", [], [], 2),
    ("IG-15", "1 2 3 4 5 6 7", "2 9 3 1 5 6 8", [3, 6], [1, 6], 1),
    ("DK-01", "0 1 2", "0 2", [1], [], 0),
    ("DK-01", "0 1 2", "", [0, 1, 2], [], 0),
    ("DK-01", "0 1 2", "0 1 2 3", [], [3], 0),
    ("DK-01", "", "0 1 2", [], [0, 1, 2], 0),
    ("DK-03", "0 1 2", "1 2 0", [], [], 1),
    ("DK-03", "0 1 2", "2 0 1", [], [], 1),
    ("EP-01", "1 1 2 3 2 4 5 6 6 6 7 6", "1 1 2 3 2 4 5 6 6 6 7 6", [], [], 0),
    ("EP-03", "1 2 3 4 5 6 7", "1 1 2 3 4 5 6 7", [], [1], 0),
    ("EP-03", "1 2 3 4 5 6 7", "1 2 3 4 3 5 6 7", [], [4], 0),
    ("EP-03", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7 7", [], [7], 0),
    ("EP-05", "1 2 3 4 5 6 7", "2 3 4 5 6 7 1", [], [], 1),
    ("EP-05", "1 2 3 4 5 6 7", "2 3 4 1 5 6 7", [], [], 1),
    ("EP-05", "1 2 3 4 5 6 7", "3 1 2 4 5 6 7", [], [], 1),
    ("EP-05", "1 2 3 4 5 6 7", "1 2 4 5 6 7 3", [], [], 1),
    ("EP-05", "1 2 3 4 5 6 7", "1 2 4 3 5 6 7", [], [], 1),
    ("EP-05", "1 2 3 4 5 6 7", "7 1 2 3 4 5 6", [], [], 1),
    ("EP-05", "1 2 3 4 5 6 7", "1 2 3 7 4 5 6", [], [], 1),
    ("LS-03", "a b c d", "a a2 b c c2 d d2", [], [1, 4, 6], 0),
    ("LS-03", "a a2 b c c2 d d2", "a b c d", [1, 4, 6], [], 0),
    ("LS-05", "a b c d", "b c d a", [], [], 1),
    ("LS-07", "a b c d", "a a b b c c d d", [], [1, 3, 5, 7], 0),
    ("LS-07", "a a b b c c d d", "a b c d", [1, 3, 5, 7], [], 0),
    ("FT-03", "2 3", "1 4 3 2", [], [0, 1], 1),
    ("FT-09", "1", "1 2", [], [1], 0),
    ("FT-09", "1 2 3", "2 3", [0], [], 0),
    ("FT-09", "1 2 3", "0 1 2 3", [], [0], 0),
    ("DT-01", "2 4 6", "2 4 1 6", [], [2], 0),
    ("DT-13", "1 2 3", "1 2 4 5 3", [], [2, 3], 0),
    ("DT-13", "1 2 3", "1 2 3 4 5", [], [3, 4], 0),
    // Others reload here, and break rules with it; a plan knows no reloads.
    ("V-08", "a b", "b", [0], [], 0),
    ("V-23", "a b", "b a", [], [], 1),
    ("V-29", "1 2 3 4 5 6", "1 2", [2, 3, 4, 5], [], 0),
    ("V-30", "a b", "x b", [0], [0], 0),
  ]

  @Test(arguments: rows)
  func finds(
    name: String, old: String, new: String, deleted: [Int], inserted: [Int], moves: Int
  ) {
    let old = Letters("S[\(old)]")
    let new = Letters("S[\(new)]")
    let batch = Plan(from: old, to: new, repeats: .paired).steps.first?.batch ?? Batch()
    #expect(batch.deletedRows.map(\.row) == deleted)
    #expect(batch.insertedRows.map(\.row) == inserted)
    #expect(batch.movedRows.count == moves)
    let problem = problem(planning: old, to: new)
    #expect(problem == nil)
  }

  private static let sections: [(String, String, String, [String])] = [
    ("DK-09", "0[] 1[] 2[]", "1[] 2[] 0[]", ["mS 0→2"]),
    ("DK-09", "0[] 1[] 2[]", "2[] 0[] 1[]", ["mS 2→0"]),
    ("DK-11", "0[0] 0[1] 1[2]", "1[2] 0[0] 0[1]", ["mS 2→0"]),
    ("DT-11", "A[a b]", "A[b] N[a]", ["iS 1 · dR (0, 0)"]),
    ("EP-09", "2[] 2[] 3[a a a] 3[b] 3[]", "2[] 2[] 3[a a a] 3[b] 3[]", []),
    ("FT-01", "", "A[] B[]", ["iS 0 · iS 1"]),
    ("FT-07", "1[] 2[] 3[]", "2[] 3[] 1[]", ["mS 0→2"]),
    ("FT-07", "1[] 2[] 3[] 4[] 5[]", "1[] 4[] 3[] 2[] 5[]", ["mS 2→2 · mS 1→3"]),
    ("FT-11", "A[x y]", "N[n] A[y x]", ["iS 0 · mR (0, 0)→(1, 1)"]),
    ("IG-19", "A[] B[] C[c] D[] E[]", "A[] B[] D[] E[] C[c x]", ["mS 2→4", "iR (4, 1)"]),
    ("IG-21", "A[a] B[b] C[c]", "B[b] A[x] C[c]", ["mS 0→1", "dR (1, 0) · iR (1, 0)"]),
    ("V-25", "1[a] 2[b]", "2[z] 1[]", ["mS 0→1", "dR (1, 0) · dR (0, 0) · iR (0, 0)"]),
  ]

  @Test(arguments: sections)
  func findsInSections(name: String, old: String, new: String, batches: [String]) {
    let plan = Plan(from: Letters(old), to: Letters(new))
    let problem = problem(planning: Letters(old), to: Letters(new))
    #expect(problem == nil)
    #expect(plan.steps.map(\.batch.changeCount) == batches.map { Batch($0).changeCount })
    #expect(plan.steps.map(\.batch.description) == batches)
  }

  @Test func dk13_AppliesTheComplicatedCase() {
    let old = Letters("0[0 1] 1[2 3] 2[4 5]")
    let new = Letters("1[3 5] 3[6 7 8 9] 2[10 4 2] 0[1]")
    let forth = problem(planning: old, to: new)
    let back = problem(planning: new, to: old)
    #expect(forth == nil)
    #expect(back == nil)
  }

  @Test func be05_GoesBackAndForth() {
    let old = Letters("1[100 101 102 103] 2[200 201] 3[300 301]")
    let new = Letters("5[] 3[300 301] 1[103 100 102] 4[] 2[201 202 200]")
    let forth = problem(planning: old, to: new)
    let back = problem(planning: new, to: old)
    #expect(forth == nil)
    #expect(back == nil)
  }
}
