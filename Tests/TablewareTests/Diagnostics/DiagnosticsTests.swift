import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct DiagnosticsTests {
  @Test func keepsTheLatestHundred() {
    let diagnostics = Table().diagnostics
    for number in 0..<250 { diagnostics.report(.unknownRow(Identity(number))) }
    #expect(diagnostics.recent == (150..<250).map { .unknownRow(Identity($0)) })
    #expect(Diagnostics.keptCount == 100)
  }

  @Test func tellsTheSinkEachOnce() {
    let diagnostics = Table().diagnostics
    var heard: [Diagnostic] = []
    diagnostics.report(.backendReplaced)
    diagnostics.sink = { heard.append($0) }
    diagnostics.report(.unknownRow(Identity(1)))
    diagnostics.report(.unknownRow(Identity(1)))
    diagnostics.sink = nil
    diagnostics.report(.unknownRow(Identity(2)))
    #expect(heard == [.unknownRow(Identity(1)), .unknownRow(Identity(1))])
    #expect(diagnostics.recent.count == 4)
  }

  @Test func f140_KeepsWhatTheSinkCauses_AndDoesNotSendIt() {
    let diagnostics = Table().diagnostics
    var heard: [Diagnostic] = []
    diagnostics.sink = { diagnostic in
      heard.append(diagnostic)
      diagnostics.report(.backendReplaced)
    }
    diagnostics.report(.unknownRow(Identity(1)))
    diagnostics.report(.unknownRow(Identity(2)))
    #expect(heard == [.unknownRow(Identity(1)), .unknownRow(Identity(2))])
    #expect(
      diagnostics.recent == [
        .unknownRow(Identity(1)), .backendReplaced, .unknownRow(Identity(2)), .backendReplaced,
      ])
  }

  /// The sink runs in the middle of whatever reports, and may do anything to the table.
  @Test(arguments: ["edit", "show", "empty", "detach", "attach", "commit"])
  func f140_LetsTheSinkChangeTheTable(change: String) {
    for edit in 0..<8 {
      let harness = Harness("A[a b] B[c]")
      let table = harness.table
      var second: RecordingBackend?
      var completed = 0
      table.diagnostics.sink = { _ in
        switch change {
        case "edit":
          table["A"].append { TextRow("sink") }
          table.row("b").remove()
        case "show": harness.show("A[a a] Z[z]")
        case "empty": table.show {}
        case "detach": table.host.detach()
        case "attach": second = second ?? RecordingBackend(table)
        default: table.host.commit()
        }
      }
      switch edit {
      case 0: table["A"].insert(at: 9) { TextRow("x") }
      case 1: table["A"].move(to: 9)
      case 2: table.row("a").move(to: 9)
      case 3: table.row("a").move(to: -9, in: "B")
      case 4: table.row("unknown").remove()
      case 5: table["unknown"].remove()
      case 6: table.scroll(to: "unknown")
      default: harness.show("A[a a] A[]")
      }
      harness.show("A[last] B[b b]") { completed += 1 }
      for _ in 0..<3 {
        harness.backend.endTurn()
        second?.endTurn()
      }
      table.diagnostics.sink = nil
      harness.show("A[last]") { completed += 1 }
      harness.backend.endTurn()
      second?.endTurn()
      #expect(completed == 2, "edit \(edit)")
      #expect(notation(of: table.snapshot) == "A[last]", "edit \(edit)")
      #expect(harness.backend.violations == [])
    }
  }
}
