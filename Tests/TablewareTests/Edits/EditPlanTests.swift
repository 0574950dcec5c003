import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Edits are their own plan: nothing is compared that they did not touch.
@Suite struct EditPlanTests {
  private func reads(count: Int, _ edit: (Table) -> Void) -> (reads: Int, batches: [String]) {
    let counted = CountedTable(Array(0..<count))
    let reads = counted.reads(edit)
    return (reads, counted.backend.batches.map(\.description))
  }

  @Test(arguments: [20_000, 200_000])
  func readsOnlyTheRowsThatAreEdited(count: Int) {
    let result = reads(count: count) { table in
      table["A"].append { TextRow("last") }
      table["A"].insert(at: 0) { TextRow("first") }
      table.row(17).remove()
      table.row(count - 2).update { TextRow("changed") }
      table.row(count / 2).move(to: 3)
    }
    #expect(
      result.batches == [
        "dR (0, 17) · iR (0, 0) · iR (0, \(count)) · mR (0, \(count / 2))→(0, 3)"
      ])
    // Three look-ups, which compare what they found, and what the plan and the checks read of five
    // rows.
    #expect(result.reads < 40, "\(count) rows")
  }

  @Test func f57_CallsNothing_WhenEditsCancelOut() {
    let harness = Harness("A[a b c] B[x]")
    harness.table["A"].insert(at: 1) { TextRow("new") }
    harness.table.row("new").remove()
    harness.table.row("b").move(to: 0)
    harness.table.row("b").move(to: 1)
    harness.table.row("x").move(to: 0, in: "A")
    harness.table.row("x").move(to: 0, in: "B")
    harness.table.row("c").remove()
    harness.table["A"].append { TextRow("c") }
    harness.table["B"].isHidden = true
    harness.table["B"].isHidden = false
    harness.backend.endTurn()
    #expect(harness.backend.calls == [])
    #expect(harness.shown == "A[a b c] B[x]")
  }

  @Test func movesAsFewRowsAsADiffWould() {
    for seed in 0..<UInt64(100) {
      var random = SeededGenerator(seed: seed)
      let edited = Harness("A[a b c d e f g h] B[i j]")
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let row = String(Array("abcdefghij").randomElement(using: &random) ?? "a")
        let section = Bool.random(using: &random) ? "A" : "B"
        let position = Int.random(in: 0...edited.table[section].rowCount, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: edited.table.row(row).remove()
        case 1: edited.table[section].insert(at: position) { TextRow("\(row)\(seed)") }
        case 2: edited.table["A"].move(to: 1)
        case 3: edited.table["B"].isHidden.toggle()
        default: edited.table.row(row).move(to: position, in: section)
        }
      }
      let diffed = Harness("A[a b c d e f g h] B[i j]")
      edited.backend.endTurn()
      diffed.show(edited.shown)
      diffed.backend.endTurn()
      #expect(edited.backend.violations == [], "seed \(seed)")
      #expect(changeCounts(edited) == changeCounts(diffed), "seed \(seed)")
    }
  }

  private func changeCounts(_ harness: Harness) -> [Int] {
    harness.backend.calls.compactMap {
      if case .perform(let batch) = $0 { batch.changeCount } else { nil }
    }
  }

  @Test func keepsOldSnapshotsAsTheyWere_ThroughAThousandEdits() {
    let harness = Harness("A[a b c]")
    var pictures: [(Snapshot, String)] = []
    for number in 0..<1_000 {
      harness.table["A"].insert(at: number % 3) { TextRow(RowText("r\(number)")) }
      if number % 3 == 2 { harness.table.row("r\(number - 2)").remove() }
      if number % 5 == 4 { harness.table.row("r\(number)").update { TextRow("new") } }
      if number % 50 == 0 {
        harness.backend.endTurn()
        pictures.append((harness.backend.snapshot, harness.shown))
      }
    }
    for (snapshot, text) in pictures { #expect(notation(of: snapshot) == text) }
    #expect(harness.backend.violations == [])
    #expect(harness.messages == [])
  }

  @Test func findsEveryRow_AfterManyEdits() {
    let harness = Harness("A[a b c]")
    var model = ["a", "b", "c"]
    for seed in 0..<UInt64(400) {
      var random = SeededGenerator(seed: seed)
      let position = Int.random(in: 0...model.count, using: &random)
      harness.table["A"].insert(at: position) { TextRow(RowText("r\(seed)")) }
      model.insert("r\(seed)", at: position)
      if seed % 2 == 0, let gone = model.randomElement(using: &random) {
        harness.table.row(gone).remove()
        model.removeAll { $0 == gone }
      }
      if seed % 7 == 0 { harness.backend.endTurn() }
    }
    harness.backend.endTurn()
    for (position, row) in model.enumerated() {
      #expect(harness.table.snapshot.path(of: Identity(row)) == RowPath(section: 0, row: position))
    }
    #expect(harness.table.row("gone").exists == false)
  }

  @Test func f01_ReportsAnIdentity_ThatAnEditRepeats() {
    let harness = Harness("A[a b] B[c]")
    harness.table["B"].append { TextRow("a") }
    harness.backend.endTurn()
    #expect(
      harness.messages == [
        "Row identity \"a\" is repeated: first at (0, 0), again at (1, 1). Both rows are shown; "
          + "assign each row an identity of its own, for example with .id(…)."
      ])
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[b] B[c a]")
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[b] B[c]")
    #expect(harness.messages.count == 1)
    #expect(harness.backend.violations == [])
  }

  @Test func copiesOfASection_GoTheirOwnWays() {
    let table = Table()
    table.show { sections("A[a]") }
    table["A"].append { TextRow("b") }
    table.host.commit()
    let copy = table.host.copy()
    table["A"].append { TextRow("c") }
    copy["A"].append { TextRow("d") }
    table["A"].append { TextRow("e") }
    #expect(notation(of: table.snapshot) == "A[a b c e]")
    #expect(notation(of: copy.snapshot) == "A[a b d]")
    #expect(copy.row("c").exists == false)
    #expect(copy.row("d").exists)
  }
}
