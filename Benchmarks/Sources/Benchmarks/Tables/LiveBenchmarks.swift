import Foundation
import Tableware
import TablewareDiff
import TablewareHosting
import TablewareTesting

/// What an app calls, `show` and the commit that follows, on a back end that does nothing, against
/// the plan for the same lists alone.
enum LiveBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    let million = scale(1_000_000)
    let large = scale(100_000)
    return [
      live("table-readme5k", Workloads<Int>.readme(scale(5_000), replaced: 5, shuffled: 25)),
      live("table-readme5k-uuid", Workloads<UUID>.readme(scale(5_000), replaced: 5, shuffled: 25)),
      live("table-readme100k", Workloads<Int>.readme(large, replaced: 10, shuffled: 50)),
      live("table-readme100k-uuid", Workloads<UUID>.readme(large, replaced: 10, shuffled: 50)),
      live("table-readme100k-string", Workloads<String>.readme(large, replaced: 10, shuffled: 50)),
      live("table-shuffle100k", Workloads<Int>.shuffled(large)),
      live("table-reverse10k", Workloads<Int>.reversed(scale(10_000))),
      live("table-edits1pct-1k", target: nil, Workloads<Int>.edits(scale(1_000))),
      live("table-edits1pct-10k", target: nil, Workloads<Int>.edits(scale(10_000))),
      live("table-edits1pct-100k", Workloads<Int>.edits(large)),
      live("table-edits1pct-1m", Workloads<Int>.edits(million)),
      live("table-append1-100k", target: 3, Workloads<Int>.append1(large)),
      live("table-first-to-last-100k", target: 3, Workloads<Int>.firstToLast(large)),
      live("table-same1m", target: 3, Workloads<Int>.copied(million)),
      small(scale),
    ] + plans(scale)
  }

  /// The plan that looks for repeated identities, against the one that does not.
  private static func plans(_ scale: Scale) -> [Benchmark] {
    let large = scale(100_000)
    return [
      checked("readme5k", Workloads<Int>.readme(scale(5_000), replaced: 5, shuffled: 25)),
      checked("readme5k-uuid", Workloads<UUID>.readme(scale(5_000), replaced: 5, shuffled: 25)),
      checked("readme100k", Workloads<Int>.readme(large, replaced: 10, shuffled: 50)),
      checked("readme100k-uuid", Workloads<UUID>.readme(large, replaced: 10, shuffled: 50)),
      checked("readme100k-string", Workloads<String>.readme(large, replaced: 10, shuffled: 50)),
      checked("shuffle100k", Workloads<Int>.shuffled(large)),
      checked("reverse10k", Workloads<Int>.reversed(scale(10_000))),
      checked("edits1pct-100k", Workloads<Int>.edits(large)),
      checked("edits1pct-1m", Workloads<Int>.edits(scale(1_000_000))),
      checked("append1-100k", Workloads<Int>.append1(large)),
      checked("first-to-last-100k", Workloads<Int>.firstToLast(large)),
      checked("same1m", Workloads<Int>.copied(scale(1_000_000))),
    ]
  }

  private static func live<ID: BenchmarkID>(
    _ name: String, target: Double? = 2,
    _ lists: @autoclosure @escaping () -> (old: [Item<ID>], new: [Item<ID>])
  ) -> Benchmark {
    Benchmark(name, yardstick: "the plans alone", target: target.map { .ratio($0) }) {
      let (old, new) = lists()
      let table = Table()
      let backend = NullBackend()
      table.attach(backend)
      let show = { (items: [Item<ID>]) in
        table.show { Section("rows") { ForEach(items) { TextRow($0.content) } } }
        TableHost(table).commit()
      }
      show(old)
      let (oldOutline, newOutline) = (ItemOutline(old), ItemOutline(new))
      return (
        {
          show(new)
          show(old)
          _ = backend
        },
        {
          keep(Plan(from: oldOutline, to: newOutline, repeats: .unchecked))
          keep(Plan(from: newOutline, to: oldOutline, repeats: .unchecked))
        }
      )
    }
  }

  private static func checked<ID: BenchmarkID>(
    _ name: String, _ lists: @autoclosure @escaping () -> (old: [Item<ID>], new: [Item<ID>])
  ) -> Benchmark {
    Benchmark(
      "plan-default-\(name)", yardstick: "the plan without a search for repeats",
      target: .ratio(1.5)
    ) {
      let (old, new) = lists()
      let (oldOutline, newOutline) = (ItemOutline(old), ItemOutline(new))
      return (
        { keep(Plan(from: oldOutline, to: newOutline)) },
        { keep(Plan(from: oldOutline, to: newOutline, repeats: .unchecked)) }
      )
    }
  }

  /// The commonest table: twenty rows of which two changed.
  private static func small(_ scale: Scale) -> Benchmark {
    Benchmark(
      "table-small20", measuring: .time(ofRunsAtOnce: 100),
      yardstick: "a dictionary of 1,000 ids", target: .ratio(0.6), rounds: 401
    ) {
      let (old, new) = Workloads<Int>.readme(20, replaced: 10, shuffled: 20)
      let table = Table()
      let backend = NullBackend()
      table.attach(backend)
      var isOld = false
      let ids = Array(0..<scale(1_000))
      return (
        {
          isOld.toggle()
          let items = isOld ? old : new
          table.show { Section("rows") { ForEach(items) { TextRow($0.content) } } }
          TableHost(table).commit()
          _ = backend
        },
        {
          var positions = [Int: Int](minimumCapacity: ids.count)
          for id in ids { positions[id] = id }
          keep(positions)
        }
      )
    }
  }
}

/// Shows nothing, at once.
final class NullBackend: CommitBackend {
  var isReady: Bool { true }
  var scrollState = ScrollState()

  func path(ofBinding generation: Int) -> RowPath? { nil }
  func setNeedsCommit() {}
  func reload(to snapshot: Snapshot) {}
  func perform(_ batch: Batch, to snapshot: Snapshot, done: @escaping () -> Void) { done() }
  func refresh(to snapshot: Snapshot) {}
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {}
  func focus(_ path: RowPath?) {}
}
