import Tableware
import Testing

/// The text of a field that is set at the end of typing, while the table changes.
@Suite struct TypedTextTests {
  /// A table with the rows "a" and "b", and a text that was typed into "a".
  private func harness() -> Harness {
    let harness = Harness("A[a b]")
    harness.table.typing = TypedField(row: Identity("a"))
    harness.table.typing?.text = "new"
    harness.backend.endTurn()
    return harness
  }

  @Test(arguments: [("A[b a]", true), ("A[a] B[b]", true), ("B[c a]", true), ("A[b]", false)])
  func typedText_isDiscarded_whenItsRowIsRemoved(rows: String, isKept: Bool) {
    let harness = harness()
    harness.show(rows)
    harness.backend.endTurn()
    #expect(harness.table.typing?.text == (isKept ? "new" : nil))
  }

  @Test(arguments: [true, false])
  func typedText_isDiscarded_whenItsRowIsDisabled(isDisabled: Bool) {
    let harness = harness()
    harness.table.show { Section("A") { TextRow("a").disabled(isDisabled) } }
    harness.backend.endTurn()
    #expect(harness.table.typing?.text == (isDisabled ? nil : "new"))
  }
}
