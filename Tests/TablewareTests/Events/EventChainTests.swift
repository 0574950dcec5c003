import SampleRows
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Row, section, table, screen, application: in this order, until a handler accepts it.
@Suite struct EventChainTests {
  private static let levels: [Delivery.Level] = [.row, .section, .table, .screen, .application]

  /// A table whose levels all receive `Liked`, and the one named handles it.
  private func deliver(handledBy level: Delivery.Level?) throws -> (Delivery, [String], Table) {
    var log: [String] = []
    func handler(_ name: Delivery.Level) -> (Liked, EventSource) -> EventResponse {
      { event, source in
        log.append("\(name)")
        return name == level ? .handled : .passed
      }
    }
    let room = SampleScreen { _ in
      Section("S") { TextRow("r").on(Liked.self, handler(.row)) }
        .on(Liked.self, handler(.section))
    }
    room.onConfigure = { $0.on(Liked.self, handler(.table)) }
    room.onEvent = { event, source in
      (event as? Liked).map { handler(.screen)($0, source) } ?? .passed
    }
    let navigator = Navigator(root: room)
    navigator.handlers.add(Liked.self, handler(.application))
    let table = navigator.topHosted.table
    let backend = RecordingBackend(table)
    let bound = try #require(backend.binding(at: RowPath(section: 0, row: 0)))
    let delivery = table.host.deliver(Liked(stars: 5), from: bound)
    return (delivery, log, table)
  }

  @Test(arguments: levels)
  func f64_StopsWhereItIsHandled(level: Delivery.Level) throws {
    let (delivery, log, table) = try deliver(handledBy: level)
    let position = try #require(Self.levels.firstIndex(of: level))
    #expect(delivery == .handled(by: level))
    #expect(log == Self.levels.prefix(position + 1).map { "\($0)" })
    #expect(table.diagnostics.recent == [])
  }

  @Test func f63_event_withoutAHandler_isReported() throws {
    let (delivery, log, table) = try deliver(handledBy: nil)
    #expect(delivery == .unhandled)
    #expect(log == ["row", "section", "table", "screen", "application"])
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "Liked from row \"r\" was not handled. Attach a handler to the row, its section, the table "
          + "or the screen."
      ])
  }

  @Test func reportsNothing_WhenTheEventMayGoUnhandled() throws {
    let harness = Harness("A[a]")
    #expect(try harness.deliver(Tap(), at: 0, 0) == .unhandled)
    #expect(harness.table.deliver(Glanced(), from: Identity("a")) == .unhandled)
    #expect(harness.messages == [])
  }

  @Test func tellsTheScreenWhereTheEventComesFrom() {
    var heard: [String] = []
    let room = SampleScreen { _ in sections("A[a] B[b]") }
    room.onEvent = { event, source in
      heard.append("\(type(of: event)) from \(source.row) in \(source.section)")
      return .handled
    }
    let navigator = Navigator(root: room)
    let delivery = navigator.topHosted.table.deliver(Liked(), from: Identity("b"))
    #expect(delivery == .handled(by: .screen))
    #expect(heard == ["Liked from \"b\" in \"B\""])
    #expect(navigator.top === room)
  }

  @Test func ep13_RunsHandlersInTheOrderOfAttachment() {
    let table = Table()
    var log: [String] = []
    table.show {
      Section("A") {
        TextRow("a")
          .on(Liked.self) { event, _ in
            log.append("first \(event.stars)")
            return .passed
          }
          .on(Tap.self) { _, _ in
            log.append("tap")
            return .handled
          }
          .on(Liked.self) { _, _ in
            log.append("second")
            return .handled
          }
          .on(Liked.self) { _, _ in
            log.append("third")
            return .handled
          }
      }
    }
    #expect(table.deliver(Liked(stars: 4), from: Identity("a")) == .handled(by: .row))
    #expect(log == ["first 4", "second"])
  }

  @Test func f60_RunsTheNewestHandlersOnly() {
    let harness = Harness()
    var log: [Int] = []
    for number in 1...3 {
      harness.table.show { Section("A") { TextRow("a").onTap { log.append(number) } } }
      harness.backend.endTurn()
    }
    let delivery = harness.table.deliver(Tap(), from: Identity("a"))
    #expect(delivery == .handled(by: .row))
    #expect(log == [3])
  }

  @Test func hasNoHandlers_AfterAnUpdateWithoutAny() {
    let table = Table()
    table.show { Section("A") { TextRow("a").onTap {} } }
    table.row("a").update { TextRow("a") }
    #expect(table.deliver(Tap(), from: Identity("a")) == .unhandled)
  }

  @Test func passesOverEventsOfOtherTypes() {
    var handlers = EventHandlers()
    var heard: [Int] = []
    handlers.add(Liked.self) { event, _ in
      heard.append(event.stars)
      return event.stars > 2 ? .handled : .passed
    }
    let table = Table()
    table.show { sections("A[a]") }
    let source = table.host.source(at: RowPath(section: 0, row: 0))
    if let source {
      #expect(handlers.respond(to: Liked(stars: 1), from: source) == .passed)
      #expect(handlers.respond(to: Liked(stars: 3), from: source) == .handled)
      #expect(handlers.respond(to: Tap(), from: source) == .passed)
    }
    #expect(heard == [1, 3])
  }
}
