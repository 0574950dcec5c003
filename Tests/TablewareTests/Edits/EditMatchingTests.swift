import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Rows that edits moved are matched without reading their identities.
@Suite struct EditMatchingTests {
  @Test func move_manyRows_readsNoMoreThanTheLookUps() {
    let counted = CountedTable(Array(0..<30_000))
    for turn in 0..<3 {
      let reads = counted.reads { table in
        for row in 0..<1_000 { table.row(row * 30).move(to: (row * 7 + turn * 11) % 30_000) }
      }
      // A look-up among the declared rows, and one read for the index of those that moved; from the
      // second turn on, a look-up among these, and a comparison with the former entry. The plan and
      // the check for repeats read nothing.
      #expect(reads <= (turn == 0 ? 2_020 : 4_020), "turn \(turn)")
      #expect(counted.backend.batches.last?.insertedRows == [])
      #expect((counted.backend.batches.last?.movedRows.count ?? 0) > 900)
    }
  }

  @Test func append_withoutRemovals_readsNoDeclaredRow() {
    let counted = CountedTable(Array(0..<20_000))
    let reads = counted.reads { table in
      for row in 0..<500 { table["A"].insert(at: row * 3) { TextRow("new \(row)") } }
    }
    #expect(reads == 0)
    #expect(counted.backend.batches.last?.insertedRows.count == 500)
  }

  /// Removed and inserted again, a row moves, whatever it was created from.
  @Test func remove_andInsertAgain_movesTheRow() {
    let harness = Harness("A[a b c] B[d]")
    harness.table.row("a").remove()
    harness.table["B"].append { TextRow("a") }
    harness.table.row("c").update { TextRow("new") }
    harness.table.row("c").move(to: 0)
    harness.backend.endTurn()
    #expect(harness.shown == "A[c b] B[d a]")
    #expect(harness.backend.violations == [])
    let batches = harness.backend.calls.compactMap {
      if case .perform(let batch) = $0 { batch } else { nil }
    }
    #expect(batches.allSatisfy { $0.deletedRows.isEmpty && $0.insertedRows.isEmpty })
    #expect(batches.map(\.movedRows.count) == [2])
  }

  /// Copies of an identity are matched in their order as soon as the repeat is known.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func move_repeatedRows_isValid(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harness = Harness("A[a b a c b a d]")
    for turn in 0..<8 {
      let count = Int.random(in: 1...4, using: &random)
      for _ in 0..<count {
        let row = String(Array("abcd").randomElement(using: &random) ?? "a")
        harness.table.row(row).move(to: Int.random(in: 0..<7, using: &random))
      }
      harness.backend.endTurn()
      #expect(harness.backend.violations == [], "seed \(seed), turn \(turn)")
      #expect(harness.backend.snapshot.rowCount == 7, "seed \(seed), turn \(turn)")
    }
    let batches = harness.backend.calls.compactMap {
      if case .perform(let batch) = $0 { batch } else { nil }
    }
    #expect(batches.allSatisfy { $0.deletedRows.isEmpty && $0.insertedRows.isEmpty })
  }

}
