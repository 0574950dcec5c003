import Tableware
import TablewareDiff
import TablewareHosting
import TablewareViewport

/// What edits by identity cost in large tables, and commits among many sections.
enum EditBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    [
      Benchmark("edits10k-1m", yardstick: "declaring the same again", target: .ratio(0.2)) {
        let rows = scale(1_000_000)
        return (edits(rows: rows), declarations(rows: rows))
      },
      Benchmark(
        "sections-1m-commit", measuring: .time(ofRunsAtOnce: 10),
        yardstick: "the same commits among 10,000 sections", target: .ratio(3)
      ) {
        (sectionEdits(scale(1_000_000)), sectionEdits(scale(10_000)))
      },
      Benchmark(
        "sections-1m-viewport", measuring: .time(ofRunsAtOnce: 10),
        yardstick: "the same among 10,000 sections", target: .ratio(3)
      ) {
        (viewportEdits(scale(1_000_000)), viewportEdits(scale(10_000)))
      },
    ]
  }

  /// One row in a hundred, all over the table.
  private static func chosen(_ rows: Int) -> [Int] {
    (0..<rows / 100).map { $0 &* 611_953 % rows }
  }

  /// Updates, moves, removes and inserts rows by their identity, in one commit: half of the edits
  /// are updates, and what a round removes, the next one inserts.
  private static func edits(rows: Int) -> () -> Void {
    let items = Workloads<Int>.items(rows)
    let table = Table()
    let backend = NullBackend()
    table.attach(backend)
    table.show { Section("rows") { ForEach(items) { TextRow($0.content) } } }
    TableHost(table).commit()
    let ids = chosen(rows).map { items[$0].id }
    _ = table.row(ids[0]).exists
    let changed = ids.indices.filter { $0 % 8 > 1 }.map { (number: $0, id: ids[$0]) }
    var (shown, removed) = (
      ids.indices.filter { $0 % 8 == 0 }.map { ids[$0] },
      ids.indices.filter { $0 % 8 == 1 }.map { ids[$0] }
    )
    for id in removed { table.row(id).remove() }
    TableHost(table).commit()
    return {
      for (number, id) in changed {
        if number % 8 < 6 {
          table.row(id).update { TextRow("changed") }
        } else {
          table.row(id).move(to: number)
        }
      }
      for id in shown { table.row(id).remove() }
      for id in removed { table["rows"].append { TextRow("back").id(id) } }
      swap(&shown, &removed)
      TableHost(table).commit()
      _ = backend
    }
  }

  /// Declares the state after such edits, in storage of its own.
  private static func declarations(rows: Int) -> () -> Void {
    let items = Workloads<Int>.items(rows)
    let table = Table()
    let backend = NullBackend()
    table.attach(backend)
    let show = { (items: [Item<Int>]) in
      table.show { Section("rows") { ForEach(items) { TextRow($0.content) } } }
      TableHost(table).commit()
    }
    show(items)
    let chosen = chosen(rows)
    return {
      var changed = items
      var removed = Set<Int>()
      for (number, row) in chosen.enumerated() {
        switch number % 8 {
        case 0, 1: removed.insert(changed[row].id)
        case 2...5: changed[row].content = "changed"
        default: changed.swapAt(row, number)
        }
      }
      changed.removeAll { removed.contains($0.id) }
      show(changed)
      _ = backend
    }
  }

  /// The same edits on a back end that shows nothing.
  private static func sectionEdits(_ count: Int) -> () -> Void {
    let table = Table()
    let backend = NullBackend()
    table.attach(backend)
    let edit = edits(of: table, sections: count)
    return {
      edit {}
      _ = backend
    }
  }

  /// The same edits in a viewport, which lays out after each commit.
  private static func viewportEdits(_ count: Int) -> () -> Void {
    let table = Table()
    let viewport = Viewport(table, on: TextSurface())
    let edit = edits(of: table, sections: count)
    return { edit { viewport.layout() } }
  }

  /// Changes a row, finds one by its identity, and adds and removes a row, each in its section.
  private static func edits(of table: Table, sections count: Int) -> (_ show: () -> Void) -> Void {
    table.show {
      ForEach(0..<count) { number in Section(number) { TextRow("row \(number)").id(-number - 1) } }
    }
    TableHost(table).commit()
    var number = 0
    return { show in
      number += 1
      let section = number &* 611_953 % count
      table.row(-section - 1).update { TextRow("changed \(number)") }
      table.scroll(to: -section - 1)
      TableHost(table).commit()
      show()
      table[section].append { TextRow("more").id("more") }
      TableHost(table).commit()
      show()
      table.row("more").remove()
      TableHost(table).commit()
      show()
    }
  }
}
