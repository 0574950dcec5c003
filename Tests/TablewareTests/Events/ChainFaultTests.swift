import SampleRows
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Faults of event chains that depend on every link: a handler does not know the next one.
@Suite struct ChainFaultTests {
  /// An event with an object.
  private struct Played: Event {
    final class Recording: Sendable {}
    let recording: Recording
  }

  @Test func f65_handlerThatReturnsPassed_isFollowedByTheNextLevel() throws {
    var heard: [String] = []
    func pass(_ level: String) -> (Liked, EventSource) -> EventResponse {
      { _, _ in
        heard.append(level)
        return .passed
      }
    }
    let page = SampleScreen { _ in
      Section("S") { TextRow("r").on(Liked.self, pass("row 1")).on(Liked.self, pass("row 2")) }
        .on(Liked.self, pass("section"))
    }
    page.onConfigure = { $0.on(Liked.self, pass("table")) }
    page.onEvent = { _, _ in
      heard.append("screen")
      return .passed
    }
    let navigator = Navigator(root: page)
    navigator.handlers.add(Liked.self) { _, _ in heard.append("application") }
    let delivery = navigator.topHosted.table.deliver(Liked(), from: "r")
    #expect(delivery == .handled(by: .application))
    #expect(heard == ["row 1", "row 2", "section", "table", "screen", "application"])
  }

  @Test func f67_eventThatNoOneHandles_hasEveryLevelInItsTrace() {
    let page = SampleScreen { _ in Section("S") { TextRow("r") } }
    let navigator = Navigator(root: page)
    let table = navigator.topHosted.table
    var trace: [String] = []
    table.trace = { trace.append("\($0)") }
    #expect(table.deliver(Liked(), from: "r") == .unhandled)
    #expect(
      trace
        == ["row", "section", "table", "screen", "application"].map {
          "Liked from row \"r\": \($0) passed"
        })
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "Liked from row \"r\" was not handled. Attach a handler to the row, its section, the table or "
          + "the screen."
      ])
  }

  @Test func f68_eventOfAScreenAbove_reachesItsOwnScreenAndTheApplicationOnly() {
    var heard: [String] = []
    let below = SampleScreen { _ in sections("A[a]") }
    below.onConfigure = { $0.on(Liked.self) { _, _ in heard.append("table below") } }
    below.onEvent = { _, _ in
      heard.append("screen below")
      return .handled
    }
    let above = SampleScreen { _ in sections("B[b]") }
    above.onEvent = { _, _ in
      heard.append("screen above")
      return .passed
    }
    let navigator = Navigator(root: below)
    navigator.push(above)
    let table = navigator.topHosted.table
    #expect(table.deliver(Liked(), from: "b") == .unhandled)
    #expect(heard == ["screen above"])
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "Liked from row \"b\" was not handled. Attach a handler to the row, its section, the table or "
          + "the screen."
      ])
    navigator.handlers.add(Liked.self) { _, _ in heard.append("application") }
    #expect(table.deliver(Liked(), from: "b") == .handled(by: .application))
    #expect(heard == ["screen above", "screen above", "application"])
  }

  @Test func f73_objectOfAnEvent_isReleasedAfterDelivery() {
    let harness = Harness("A[a]")
    harness.table.trace = { _ in }
    weak var recording: Played.Recording?
    func deliver() -> Delivery {
      let played = Played(recording: Played.Recording())
      recording = played.recording
      return harness.table.deliver(played, from: "a")
    }
    #expect(deliver() == .unhandled)
    #expect(recording == nil)
    harness.table.on(Played.self) { _, _ in }
    #expect(deliver() == .handled(by: .table))
    #expect(recording == nil)
  }
}
