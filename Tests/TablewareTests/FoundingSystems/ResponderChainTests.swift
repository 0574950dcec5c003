import SampleRows
import Tableware
import TablewareHosting
import TablewareMapping
import TablewareTesting
import Testing

/// What the responder chain with a table of strategies does, and what it got wrong.
@Suite struct ResponderChainTests {
  private struct Trail: Sendable {
    var levels: [String]
  }

  @Test func qf01_LetsLevelsAboveHear_WhatATableOfNamesDoesNotKnow() throws {
    let page = SampleScreen { _ in Section("A") { "a" } }
    var heard: [String] = []
    page.onConfigure = { $0.on(named: ["known": { _, _ in heard.append("table") }]) }
    let navigator = Navigator(root: page)
    let table = navigator.topHosted.table
    navigator.handlers.add(NamedEvent.self) { event, _ in heard.append("app \(event.name)") }
    let source = try #require(table.host.source(at: RowPath(section: 0, row: 0)))
    #expect(source.send("known") == .handled(by: .table))
    #expect(source.send("unknown") == .handled(by: .application))
    #expect(heard == ["table", "app unknown"])
    #expect(table.diagnostics.recent == [])
  }

  // There, a misspelled name was not reported.
  @Test func name_ofNoEvent_isReported() throws {
    let harness = Harness("A[a]")
    #expect(try harness.deliver(NamedEvent("tpyo"), at: 0, 0) == .unhandled)
    #expect(
      harness.messages == [
        "\"tpyo\" from row \"a\" was not handled. Attach a handler to the row, its section, the table "
          + "or the screen."
      ])
  }

  // There, every ancestor heard every event, handled or not.
  @Test func endsAtTheLevelThatHandlesIt() throws {
    let harness = Harness()
    var heard: [String] = []
    harness.table.show {
      Section("A") { "a" }.on(named: ["e": { _, _ in heard.append("section") }])
    }
    harness.table.on(named: ["e": { _, _ in heard.append("table") }])
    harness.backend.endTurn()
    #expect(try harness.deliver(NamedEvent("e"), at: 0, 0) == .handled(by: .section))
    #expect(heard == ["section"])
  }

  // Described there as a decorator, and never written.
  @Test func addsToTheEvent_OnTheWayUp() throws {
    let harness = Harness()
    var trail: [String] = []
    func add(_ level: String) -> (NamedEvent, EventSource) -> EventResponse {
      { _, source in
        source.enrich(with: Trail(levels: (source.note(Trail.self)?.levels ?? []) + [level]))
        return .passed
      }
    }
    harness.table.show {
      Section("A") { TextRow("a").on(NamedEvent.self, add("row")) }
        .on(NamedEvent.self, add("section"))
    }
    harness.table.on(NamedEvent.self) { _, source in trail = source.note(Trail.self)?.levels ?? [] }
    harness.backend.endTurn()
    try harness.deliver(NamedEvent("e"), at: 0, 0)
    #expect(trail == ["row", "section"])
  }

  @Test func takesAHandlerThatNeedsNoArguments() throws {
    let harness = Harness("A[a]")
    var count = 0
    harness.table.on(named: ["e": { _, _ in count += 1 }])
    try harness.deliver(NamedEvent("e"), at: 0, 0)
    #expect(count == 1)
  }

  // There, one model at several rows could not be told apart by the event.
  @Test func knowsWhichRowItCameFrom_WhenOneModelStandsTwice() throws {
    let harness = Harness()
    let cat = Cat()
    var mapping = RowMapping()
    mapping.map(Animal.self) { TextRow($0.name) }
    harness.table.show { Section("A") { ForEach([cat, cat], mapping) } }
    harness.backend.endTurn()
    var heard: [Identity] = []
    harness.table.on(Liked.self) { _, source in heard.append(source.row) }
    try harness.deliver(Liked(), at: 0, 1)
    #expect(heard == [Identity(Occurrence(2, of: ObjectIdentifier(cat)))])
  }

  // There, a cell swallowed touches, and selection was dead.
  @Test func tapsAndSendsAnEvent_FromOneRow() throws {
    let harness = Harness("A[a]")
    var log: [String] = []
    harness.table.on(Tap.self) { _, source in
      log.append("tap")
      source.send("named")
    }
    harness.table.on(named: ["named": { _, _ in log.append("named") }])
    try harness.deliver(Tap(), at: 0, 0)
    #expect(log == ["tap", "named"])
  }
}
