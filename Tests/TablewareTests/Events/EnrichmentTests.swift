import SampleRows
import Tableware
import TablewareHosting
import TablewareMapping
import TablewareTesting
import Testing

/// What levels add to an event on its way, and who else may answer.
@Suite struct EnrichmentTests {
  struct Genre: Equatable { var name: String }

  struct SongRow: Row {
    var id: String
    var body: RowContent { RowContent(title: RowText(id)) }
  }

  final class View: EventResponder {
    let name: String
    let note: (String) -> Void

    init(_ name: String, note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
    }

    func respond(to event: any Event, from source: EventSource) -> EventResponse {
      note(name)
      return .passed
    }
  }

  @Test func letsLaterLevelsSeeWhatEarlierOnesKnow() {
    let harness = Harness()
    var seen: [String] = []
    harness.table.show {
      Section("folk") {
        TextRow("a").on(Liked.self) { _, source in
          seen.append("row sees \(source.note(Genre.self)?.name ?? "nothing")")
          return .passed
        }
      }.on(Liked.self) { _, source in
        source.enrich(with: Genre(name: "folk"))
        source.enrich(with: 7)
        return .passed
      }
    }
    harness.table.on(Liked.self) { _, source in
      seen.append("table sees \(source.note(Genre.self)?.name ?? "nothing")")
      source.enrich(with: Genre(name: "rock"))
      return .passed
    }
    harness.table.on(Liked.self) { _, source in
      seen.append(
        "then \(source.note(Genre.self)?.name ?? "nothing"), \(source.note(Int.self) ?? 0)")
    }
    harness.backend.endTurn()
    harness.table.deliver(Liked(), from: "a")
    #expect(seen == ["row sees nothing", "table sees folk", "then rock, 7"])
    // The next event starts without it.
    harness.table.deliver(Liked(), from: "a")
    #expect(seen.count == 6)
    #expect(seen[3] == "row sees nothing")
  }

  @Test func givesNamedEventsToTheirHandlers() {
    let harness = Harness("A[a]")
    var heard: [String] = []
    harness.table.on(named: [
      "like": { event, source in heard.append("like \(event.value("id", as: Int.self) ?? 0)") },
      "share": { _, source in heard.append("share \(source.row)") },
    ])
    let source = harness.table.host.source(at: RowPath(section: 0, row: 0))
    #expect(source?.send("like", ["id": 3]) == .handled(by: .table))
    #expect(source?.send("share") == .handled(by: .table))
    #expect(source?.send("liek") == .unhandled)
    #expect(heard == ["like 3", "share \"a\""])
    #expect(
      harness.messages == [
        "\"liek\" from row \"a\" was not handled. Attach a handler to the row, its section, the table "
          + "or the screen."
      ])
  }

  @Test func asksHandlersForTheRowsTypeFirst() {
    let harness = Harness()
    var order: [String] = []
    harness.table.on(Liked.self) { _, _ -> EventResponse in
      order.append("any row")
      return .passed
    }
    harness.table.on(Liked.self, from: SongRow.self) { _, row, _ in
      order.append("song \(row.id)")
      return .passed
    }
    harness.table.show {
      Section("S") {
        SongRow(id: "x")
        TextRow("y")
      }.on(Liked.self, from: SongRow.self) { _, row, _ in
        order.append("song \(row.id) in its section")
        return .passed
      }
    }
    harness.backend.endTurn()
    harness.table.deliver(Glanced(), from: "x")
    harness.table.deliver(Liked(), from: "x")
    harness.table.deliver(Liked(), from: "y")
    #expect(order == ["song x in its section", "song x", "any row", "any row"])
  }

  @Test func takesHandlersOff() {
    let harness = Harness("A[a]")
    var count = 0
    let token = harness.table.on(Liked.self) { _, _ in count += 1 }
    harness.table.on(Liked.self) { _, _ -> EventResponse in
      count += 10
      return .handled
    }
    harness.table.deliver(Liked(), from: "a")
    harness.table.remove(token)
    harness.table.remove(token)
    harness.table.deliver(Liked(), from: "a")
    #expect(count == 11)
  }

  @Test func r02_AsksWhatStandsBetweenTableAndScreen() {
    let harness = Harness("A[a]")
    var order: [String] = []
    let views = ["inner", "outer"].map { View($0) { order.append($0) } }
    harness.table.host.responders = { views }
    harness.table.on(Liked.self) { _, _ -> EventResponse in
      order.append("table")
      return .passed
    }
    #expect(harness.table.deliver(Liked(), from: "a") == .unhandled)
    #expect(order == ["table", "inner", "outer"])
  }

  @Test func f64_TracesEachHop() {
    let harness = Harness("A[a]")
    var hops: [String] = []
    harness.table.trace = { if case .event = $0 { hops.append($0.description) } }
    harness.table.on(Liked.self) { _, _ in }
    harness.table.deliver(Liked(), from: "a")
    #expect(
      hops == [
        "Liked from row \"a\": row passed", "Liked from row \"a\": section passed",
        "Liked from row \"a\": table handled",
      ])
  }
}
