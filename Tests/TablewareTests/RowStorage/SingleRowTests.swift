import Tableware
import TablewareTesting
import Testing

/// A row that is declared or inserted alone is stored otherwise than rows that are declared
/// together.
@Suite struct SingleRowTests {
  private static let states = [
    "A[a]", "A[b]", "A[]", "A[a b]", "A[b a]", "A[a] B[b]", "A[b] B[a]", "B[b] A[a]", "A[a] B[a]",
    "A[b] B[a c]", "A[a b] B[c]",
  ]

  @Test(arguments: states)
  func rows_aloneOrTogether_areShownAfterEachChange(old: String) {
    for new in Self.states {
      let harness = Harness(old)
      harness.show(new)
      harness.finishTurn()
      #expect(harness.shown == new, "\(old) → \(new)")
    }
  }

  @Test func row_thatMovesBetweenSections_isMoved() {
    let harness = Harness("A[a] B[b c]")
    harness.show("A[a b] B[c]")
    harness.finishTurn()
    #expect(harness.batches == ["mR (1, 0)→(0, 1)"])
    #expect(harness.shown == "A[a b] B[c]")
  }

  @Test func rows_editedOneByOne_areThoseOfAModel() {
    for seed in UInt64(0)..<20 {
      var random = SeededGenerator(seed: seed)
      let harness = Harness("A[0]")
      var model = ["0"]
      var next = 1
      // More edits than are kept before rows are packed.
      for step in 0..<400 {
        let title = model.randomElement(using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          if let title {
            harness.table.row(title).remove()
            model.removeAll { $0 == title }
          }
        case 1:
          if let title { harness.table.row(title).update { TextRow("changed \(step)") } }
        case 2:
          if let title {
            let rest = model.filter { $0 != title }
            let position = Int.random(in: 0...rest.count, using: &random)
            harness.table.row(title).move(to: position)
            model = rest
            model.insert(title, at: position)
          }
        default:
          let position = Int.random(in: 0...model.count, using: &random)
          harness.table["A"].insert(at: position) { TextRow("\(next)") }
          model.insert("\(next)", at: position)
          next += 1
        }
        if step % 3 == 0 { harness.finishTurn() }
      }
      harness.finishTurn()
      #expect(harness.shown == "A[\(model.joined(separator: " "))]", "seed \(seed)")
      #expect(harness.messages == [], "seed \(seed)")
    }
  }
}

extension Harness {
  fileprivate func finishTurn() {
    backend.endTurn()
    backend.finishAnimation()
  }
}
