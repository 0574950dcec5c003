import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport

/// What a table of a million rows costs when one thing happens to it.
enum TableBenchmarks {
  private struct Poked: Event {
    static let mayGoUnhandled = true
  }

  static func all(_ scale: Scale) -> [Benchmark] {
    let million = scale(1_000_000)
    return [
      // A turn of a hundred edits: the same work at every position.
      Benchmark("edits100-1m", yardstick: "the same edits in 1,000 rows", target: .ratio(3)) {
        (edits(rows: million), edits(rows: scale(1_000)))
      },
      // Declaring again: what an edit saves.
      Benchmark(
        "declare-again-100k", yardstick: "one dictionary of the ids", target: .ratio(4)
      ) {
        (declaring(rows: scale(100_000)), dictionary(rows: scale(100_000)))
      },
      Benchmark(
        "event-8-levels-1m", yardstick: "40 look-ups in a dictionary of the ids",
        target: .ratio(1)
      ) { (events(rows: million), lookUps(rows: million)) },
    ]
  }

  private static func viewport(_ table: Table) -> Viewport<TextSurface> {
    let viewport = Viewport(table, on: TextSurface())
    viewport.layout()
    return viewport
  }

  private static func table(rows: Int) -> Table {
    let table = Table()
    table.show {
      Section("rows") { ForEach(Array(0..<rows), id: \.self) { TextRow("row \($0)") } }
    }
    return table
  }

  /// A hundred rows changed by identity, all over the table, and back again; one commit each.
  private static func edits(rows: Int) -> () -> Void {
    let table = table(rows: rows)
    let viewport = viewport(table)
    let chosen = (0..<25).map { $0 * (rows / 25) }
    return {
      for row in chosen { table.row(row).update { TextRow("changed") } }
      for row in chosen { table.row(row).move(to: row / 2) }
      TableHost(table).commit()
      for row in chosen { table.row(row).move(to: row) }
      for row in chosen { table.row(row).update { TextRow("row \(row)") } }
      TableHost(table).commit()
      viewport.layout()
    }
  }

  /// Two states with one row of difference, declared in turn from arrays that share nothing.
  private static func declaring(rows: Int) -> () -> Void {
    let table = Table()
    let viewport = viewport(table)
    var turn = 0
    return {
      turn += 1
      let numbers = (0..<rows).map { $0 == rows / 2 ? -turn : $0 }
      table.show { Section("rows") { ForEach(numbers, id: { $0 }) { TextRow("row \($0)") } } }
      TableHost(table).commit()
      viewport.layout()
    }
  }

  private static func dictionary(rows: Int) -> () -> Void {
    let ids = Array(0..<rows)
    return {
      var positions: [Int: Int] = [:]
      positions.reserveCapacity(rows)
      for (position, id) in ids.enumerated() { positions[id] = position }
    }
  }

  /// From a row through section, table, four views between, and screen.
  private static func events(rows: Int) -> () -> Void {
    let screen = TableScreen(table(rows: rows))
    let between: [any EventResponder] = (0..<4).map { _ in Passing() }
    TableHost(screen.table).responders = { between }
    let viewport = viewport(screen.table)
    let navigator = Navigator(root: screen)
    screen.table.deliver(Poked(), from: 0)
    return {
      for number in 0..<1_000 { screen.table.deliver(Poked(), from: scattered(number, of: rows)) }
      _ = (navigator, viewport)
    }
  }

  private static func lookUps(rows: Int) -> () -> Void {
    let positions = Dictionary(uniqueKeysWithValues: (0..<rows).map { ($0, $0) })
    var sum = 0
    return {
      for number in 0..<40_000 { sum &+= positions[scattered(number, of: rows)] ?? 0 }
    }
  }

  /// Another row each time, as users tap different rows.
  private static func scattered(_ number: Int, of rows: Int) -> Int {
    number &* 611_953 % rows
  }
}

private final class Passing: EventResponder {
  func respond(to event: any Event, from source: EventSource) -> EventResponse { .passed }
}
