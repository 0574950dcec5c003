import Tableware
import TablewareTesting
import Testing

@Suite struct RowHandleTests {
  @Test func removes() {
    let harness = Harness("A[a b] B[c]")
    harness.table.row("b").remove()
    harness.table.row("c").remove()
    #expect(!harness.table.row("b").exists)
    harness.backend.endTurn()
    #expect(harness.shown == "A[a] B[]")
    #expect(harness.batches == ["dR (0, 1) · dR (1, 0)"])
  }

  @Test func updates_KeepingTheIdentity() {
    let harness = Harness("A[a b]")
    harness.table.row("b").update { TextRow("other", value: "7") }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b]")
    #expect(harness.batches == [])
    #expect(harness.backend.shownContents[0][1] == RowContent(title: "other", values: ["7"]))
    harness.table.row("b").update { TextRow("again") }
    harness.backend.endTurn()
    #expect(harness.backend.shownContents[0][1] == RowContent(title: "again"))
  }

  @Test(arguments: [
    ("a", 2, nil, "A[b c a] B[x]"), ("c", 0, nil, "A[c a b] B[x]"), ("b", 1, nil, "A[a b c] B[x]"),
    ("a", 0, "B", "A[b c] B[a x]"), ("a", 1, "B", "A[b c] B[x a]"), ("x", 3, "A", "A[a b c x] B[]"),
    ("a", 1, "A", "A[b a c] B[x]"),
  ])
  func moves(row: String, position: Int, section: String?, expected: String) {
    let harness = Harness("A[a b c] B[x]")
    if let section {
      harness.table.row(row).move(to: position, in: section)
    } else {
      harness.table.row(row).move(to: position)
    }
    harness.backend.endTurn()
    #expect(harness.shown == expected)
    #expect(harness.batches.allSatisfy { $0.hasPrefix("mR") })
    #expect(harness.messages == [])
    #expect(harness.backend.violations == [])
  }

  @Test(arguments: [
    (3, "A", 2, "A[b c a] B[x]"), (-1, "A", 2, "A[a b c] B[x]"), (2, "B", 1, "A[b c] B[x a]"),
    (.min, "B", 1, "A[b c] B[a x]"),
  ])
  func movesToTheNearestPlace_WhenThePlaceIsOutside(
    position: Int, section: String, count: Int, expected: String
  ) {
    let harness = Harness("A[a b c] B[x]")
    harness.table.row("a").move(to: position, in: section)
    harness.backend.endTurn()
    #expect(harness.shown == expected)
    #expect(
      harness.table.diagnostics.recent == [
        .indexOutOfRange(position, section: Identity(section), count: count)
      ])
  }

  @Test func f62_ReportsARowThatIsNotThere() {
    let harness = Harness("A[a]")
    let missing = harness.table.row(7)
    missing.remove()
    missing.update { TextRow("x") }
    missing.move(to: 0)
    missing.move(to: 9, in: "X")
    harness.table.row("a").move(to: 0, in: "X")
    harness.backend.endTurn()
    #expect(!missing.exists)
    #expect(harness.backend.calls == [])
    #expect(harness.shown == "A[a]")
    let noRow =
      "There is no row 7. The call had no effect; look the row up again after the data "
      + "changed."
    #expect(
      harness.messages == [
        noRow, noRow, noRow, noRow,
        "There is no section \"X\". The call had no effect; sections are found by the identity "
          + "that they were declared with.",
      ])
  }

  @Test func f118_RemovesOnce_WhenAskedTwice() {
    let harness = Harness("A[a b]")
    harness.table.row("a").remove()
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[b]")
    #expect(harness.messages.count == 1)
  }

  @Test func showsWhatRandomEditsLeadTo() {
    for seed in 0..<UInt64(100) {
      var random = SeededGenerator(seed: seed)
      let harness = Harness("A[a b c d e] B[]")
      var model = [["a", "b", "c", "d", "e"], []]
      for step in 0..<30 {
        let section = Int.random(in: 0...1, using: &random)
        let rows = model.flatMap { $0 }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let position = Int.random(in: 0...model[section].count, using: &random)
          harness.table[["A", "B"][section]].insert(at: position) { TextRow("\(step)") }
          model[section].insert("\(step)", at: position)
        case 1:
          guard let row = rows.randomElement(using: &random) else { break }
          harness.table.row(row).remove()
          for index in model.indices { model[index].removeAll { $0 == row } }
        case 2:
          guard let row = rows.randomElement(using: &random) else { break }
          for index in model.indices { model[index].removeAll { $0 == row } }
          let position = Int.random(in: 0...model[section].count, using: &random)
          harness.table.row(row).move(to: position, in: ["A", "B"][section])
          model[section].insert(row, at: position)
        default: harness.backend.endTurn()
        }
      }
      harness.backend.endTurn()
      let texts = model.map { $0.joined(separator: " ") }
      #expect(harness.shown == "A[\(texts[0])] B[\(texts[1])]", "seed \(seed)")
      #expect(harness.backend.violations == [], "seed \(seed)")
      #expect(harness.messages == [], "seed \(seed)")
    }
  }
}
