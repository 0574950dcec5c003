import Tableware
import TablewareTesting
import Testing

/// The policy for rows with one identity, which the app chooses.
@Suite struct RepeatedRowsTests {
  private func harness(_ text: String, _ policy: RepeatedRows) -> Harness {
    let harness = Harness(text)
    harness.table.repeatedRows = policy
    return harness
  }

  @Test func showFirst_leavesOutFurtherRows_andReportsEachIdentityOnce() {
    let harness = harness("A[a]", .showFirst)
    harness.show("A[a b a c] B[b d d a]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b c] B[d]")
    #expect(harness.backend.violations == [])
    let message = { (row: String) in
      "Row identity \"\(row)\" is repeated. Only the first row is shown, as table.repeatedRows "
        + "requests; assign each row an identity of its own, for example with .id(…)."
    }
    #expect(Set(harness.messages) == [message("a"), message("b"), message("d")])

    harness.show("A[a b a c] B[b e d d a]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b c] B[e d]")
    #expect(harness.messages.count == 3)
  }

  @Test func showFirst_appliesToEdits() {
    let harness = harness("A[a b]", .showFirst)
    harness.table["A"].insert(at: 0) { TextRow("b") }
    harness.backend.endTurn()
    #expect(harness.shown == "A[b a]")
    #expect(harness.backend.violations == [])
    harness.table["A"].append { TextRow("a") }
    harness.table["A"].append { TextRow("c") }
    harness.backend.endTurn()
    #expect(harness.shown == "A[b a c]")
  }

  @Test func keepFormerState_rejectsADeclarationWithARepeat() {
    let harness = harness("A[a b]", .keepFormerState)
    harness.show("A[b a]")
    harness.backend.endTurn()
    harness.show("A[c c]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[b a]")
    #expect(
      harness.messages == [
        "Row identity \"c\" is repeated. The table keeps its former state, as table.repeatedRows "
          + "requests; assign each row an identity of its own, for example with .id(…)."
      ])
    harness.show("A[c d]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[c d]")
    #expect(harness.backend.violations == [])
  }

  @Test func keepFormerState_withoutAFormerState_showsNothing() {
    let harness = Harness()
    harness.table.repeatedRows = .keepFormerState
    harness.show("A[a a]")
    harness.backend.endTurn()
    #expect(harness.shown == "")
  }

  @Test(arguments: 0..<200) func policies_onRandomStates_showNoRepeat(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harness = harness("A[a] B[b]", seed % 2 == 0 ? .showFirst : .keepFormerState)
    for _ in 0..<10 {
      let rows = {
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          "abcdefgh".randomElement(using: &random).map(String.init) ?? ""
        }.joined(separator: " ")
      }
      let text = "A[\(rows())] B[\(rows())]"
      let former = harness.shown
      harness.show(text)
      harness.backend.endTurn()
      let shown = (0..<harness.backend.snapshot.sectionCount).flatMap {
        Array(harness.backend.snapshot.rows(in: $0))
      }
      #expect(Set(shown).count == shown.count, "seed \(seed): \(harness.shown)")
      let declared = text.filter { "abcdefgh".contains($0) }
      if seed % 2 == 0 {
        #expect(
          Set(shown.compactMap { $0.value(as: String.self) }) == Set(declared.map(String.init)))
      } else {
        let isValid = Set(declared).count == declared.count
        #expect(harness.shown == (isValid ? text : former), "seed \(seed)")
      }
      #expect(harness.backend.violations == [], "seed \(seed)")
    }
  }
}
