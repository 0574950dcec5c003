import Tableware
import Testing

@Suite struct SnapshotTests {
  private func snapshot(_ text: String) -> Snapshot {
    let table = Table()
    table.show { sections(text) }
    return table.snapshot
  }

  @Test func isEmpty_WithoutSections() {
    #expect(Snapshot.empty.isEmpty)
    #expect(Snapshot.empty.sectionCount == 0)
    #expect(Snapshot.empty.rowCount == 0)
    #expect(!snapshot("A[]").isEmpty)
  }

  @Test func leavesHiddenSectionsOut() {
    let table = Table()
    table.show {
      Section("A", isHidden: true) { TextRow("a") }
      Section("B") { TextRow("b") }
      Section("C", header: "C", isHidden: true) {}
    }
    #expect(notation(of: table.snapshot) == "B[b]")
    #expect(table.snapshot.path(of: Identity("a")) == nil)
    #expect(table.snapshot.header(of: 1) == nil)
  }

  @Test func findsRowsByIdentity() {
    let snapshot = snapshot("A[a b] B[] C[c b]")
    #expect(snapshot.path(of: Identity("a")) == RowPath(section: 0, row: 0))
    #expect(snapshot.path(of: Identity("c")) == RowPath(section: 2, row: 0))
    #expect(snapshot.path(of: Identity("b")) == RowPath(section: 0, row: 1))
    #expect(snapshot.path(of: Identity("x")) == nil)
    #expect(snapshot.path(of: Identity(1)) == nil)
  }

  @Test(arguments: [(-1, 0), (0, -1), (0, 2), (1, 0), (2, 0), (.max, .max), (.min, .min)])
  func nb03_AnswersNothing_OutsideItsBounds(section: Int, row: Int) {
    let snapshot = snapshot("A[a b] B[]")
    #expect(snapshot[RowPath(section: section, row: row)] == nil)
    #expect(snapshot.header(of: section) == nil)
    #expect(snapshot.footer(of: section) == nil)
    #expect(snapshot.indexTitle(of: section) == nil)
  }

  @Test func doesNotChange_WhenTheTableDoes() {
    let table = Table()
    table.show { sections("A[a b]") }
    let old = table.snapshot
    table["A"].append { TextRow("c") }
    table["A"].isHidden = true
    #expect(notation(of: old) == "A[a b]")
    #expect(table.snapshot.isEmpty)
  }
}
