import Tableware
import TablewareTesting
import Testing

/// Whatever happens to the rows, what is selected is in the table, and nothing that stays is lost.
@Suite struct SelectionWalkEdgeCaseTests {
  @Test func keepsExactlyTheRowsThatAreThere() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let harness = Harness("A[a b c d] B[e f g]")
      let table = harness.table
      table.selectionMode = .multiple
      var expected: Set<String> = []
      func settle() {
        harness.backend.endTurn()
        harness.backend.finishAnimation()
        harness.backend.endTurn()
        harness.backend.finishAnimation()
        expected = expected.filter { table.row($0).exists }
      }
      harness.backend.isAnimated = Bool.random(using: &random)
      for step in 0..<40 {
        let row = String(Array("abcdefg").randomElement(using: &random) ?? "a")
        let section = Bool.random(using: &random) ? "A" : "B"
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
          guard table.row(row).exists else { break }
          table.select(row)
          expected.insert(row)
        case 2: if table.row(row).exists { table.row(row).remove() }
        case 3:
          if !table.row(row).exists { table[section].append { TextRow(RowText(row)) } }
        case 4: table[section].isHidden.toggle()
        case 5: if table.row(row).exists { table.row(row).move(to: 0, in: section) }
        case 6: table[section].move(to: 0)
        case 7: harness.backend.isReady.toggle()
        default: settle()
        }
        if step == 20 { harness.show("A[a c e] B[b d]") }
      }
      settle()
      let selected = Set(table.selection.rows.compactMap { $0.value(as: String.self) })
      if selected != expected {
        Issue.record("seed \(seed): selected \(selected.sorted()), expected \(expected.sorted())")
        return
      }
      let marked = Set(
        harness.backend.bindings.rows.filter(\.content.isSelected).map(\.identity))
      let shown = Set(harness.backend.bindings.rows.map(\.identity)).filter {
        table.selection.contains($0)
      }
      if marked != shown {
        Issue.record("seed \(seed): marked \(marked), shown \(shown)")
        return
      }
    }
  }
}
