import Tableware
import TablewareTesting
import Testing

@Suite struct SectionInsertTests {
  @Test func addsSections_BehindAndBetween() {
    let harness = Harness("A[a] B[b]")
    harness.table.append { sections("C[c]") }
    harness.table.insert(at: 1) { sections("X[x] Y[]") }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a] X[x] Y[] B[b] C[c]")
    #expect(harness.batches == ["iS 1 · iS 2 · iS 4"])
    #expect(harness.messages == [])
    #expect(harness.backend.violations == [])
  }

  @Test func keepsEditsOfTheSameTurn() {
    let harness = Harness("A[a]")
    harness.table["A"].append { TextRow("b") }
    harness.table.append { sections("B[c]") }
    harness.table["B"].append { TextRow("d") }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b] B[c d]")
    #expect(harness.backend.violations == [])
  }

  @Test func takesTheNearestPlace_AndSaysSo() {
    let harness = Harness("A[a]")
    harness.table.insert(at: 9) { sections("Z[z]") }
    harness.table.insert(at: -1) { sections("Y[y]") }
    harness.backend.endTurn()
    #expect(harness.shown == "Y[y] A[a] Z[z]")
    #expect(harness.messages.count == 2)
    #expect(harness.messages.first?.hasPrefix("Index 9 for section \"Z\" is outside") == true)
  }

  @Test func doesNothing_WithoutSections() {
    let harness = Harness("A[a]")
    harness.table.append {}
    harness.backend.endTurn()
    #expect(harness.backend.calls == [])
  }

  @Test func reportsARepeatedRow_InWhatIsAdded() {
    let harness = Harness("A[a]")
    harness.table.append { sections("B[a]") }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a] B[a]")
    #expect(harness.messages.count == 1)
  }
}
