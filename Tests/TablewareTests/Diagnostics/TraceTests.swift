import Tableware
import TablewareTesting
import Testing

@Suite struct TraceTests {
  @Test func trace_ofALiveTable_namesEventsAndCommits() throws {
    let harness = Harness("A[a b]")
    var trace: [String] = []
    harness.table.on(Tap.self) { _, _ in }
    harness.backend.endTurn()
    harness.table.trace = { trace.append("\($0)") }

    harness.table.interaction.perform(.tap, on: try harness.binding(0, 1))
    harness.show("A[b c a] B[d]")
    harness.backend.endTurn()
    harness.backend.isReady = false
    harness.show("A[a]")
    harness.backend.endTurn()

    #expect(
      trace == [
        "Tap from row \"b\": row passed", "Tap from row \"b\": section passed",
        "Tap from row \"b\": table handled",
        "batch: 1 section inserted, 1 row inserted, 1 row moved", "refresh",
        "reload: the back end cannot show a batch now",
      ])
  }

  @Test func trace_ofTheFirstContent_saysWhy() {
    let table = Table()
    var trace: [TraceEntry] = []
    table.trace = { trace.append($0) }
    table.show { sections("A[a]") }
    #expect(trace == [])
    let backend = RecordingBackend(table)
    #expect(trace == [.reload(.firstContent)])
    withExtendedLifetime(backend) {}
  }

  @Test func illegalBatch_containsBothStates() throws {
    let (old, new) = (Harness("A[a b] B[]").table.snapshot, Harness("A[b] B[c]").table.snapshot)
    var batch = Batch()
    batch.deletedRows = [RowPath(section: 0, row: 3)]
    let violations = Validator.violations(of: batch, from: old, to: new)
    let rule = try #require(violations.first)
    #expect(violations.count == 1)
    #expect(
      Diagnostic.illegalBatch(violations, from: old.identityText, to: new.identityText).description
        == "A batch breaks the rules \(rule). The table was reloaded instead. This is a defect of "
        + "Tableware: please report it, with the rows before (\"A\": \"a\", \"b\"; \"B\": ) and "
        + "after (\"A\": \"b\"; \"B\": \"c\").")
  }

  @Test func textOfAState_ofALargeTable_isBounded() {
    let table = Table()
    table.show { Section("A") { ForEach(0..<5_000, id: \.self) { TextRow("\($0)") } } }
    let text = table.snapshot.identityText
    #expect(text.hasPrefix("\"A\": 0, 1, 2, "))
    #expect(text.hasSuffix(", 998, 999, 4000 more"))
  }
}
