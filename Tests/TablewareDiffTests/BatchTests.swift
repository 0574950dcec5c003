import TablewareDiff
import Testing

@Suite struct BatchTests {
  @Test func describesEachKindOfChange() {
    let text = "dS 1 · iS 0 · mS 2→3 · dR (0, 1) · iR (2, 0) · mR (0, 0)→(1, 1)"
    #expect(Batch(text).description == text)
    #expect(Batch(text).changeCount == 6)
    #expect(!Batch(text).isEmpty)
  }

  @Test func saysSo_WhenNothingChanges() {
    #expect(Batch().description == "no change")
    #expect(Batch().isEmpty)
    #expect(Batch().changeCount == 0)
  }

  @Test(arguments: ["dS 0", "iS 0", "mS 0→1", "dR (0, 0)", "iR (0, 0)", "mR (0, 0)→(0, 1)"])
  func isNotEmpty_WithOneChange(_ text: String) {
    #expect(Batch(text).changeCount == 1)
    #expect(!Batch(text).isEmpty)
    #expect(!Plan(steps: [.init(batch: Batch(text), after: .new)]).isEmpty)
  }

  @Test func ordersPathsAsTheyAreRead() {
    let paths = [(1, 0), (0, 9), (0, 0), (1, 1)].map { RowPath(section: $0, row: $1) }
    #expect(paths.sorted().description == "[(0, 0), (0, 9), (1, 0), (1, 1)]")
  }

  @Test func countsRows_AndKnowsWhichExist() {
    let outline = Letters("A[a b] B[] C[c]")
    #expect(outline.rowCount == 3)
    #expect(outline.contains(RowPath(section: 0, row: 1)))
    let missing = [(0, 2), (1, 0), (3, 0), (-1, 0), (0, -1), (.max, 0), (0, .min)]
    for (section, row) in missing {
      #expect(!outline.contains(RowPath(section: section, row: row)))
    }
  }
}
