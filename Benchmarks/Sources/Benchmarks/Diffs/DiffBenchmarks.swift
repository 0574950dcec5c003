import Foundation
import TablewareDiff

/// What a plan costs, against the building of one dictionary of the new identities.
enum DiffBenchmarks {
  static func all() -> [Benchmark] {
    flat() + sectioned()
  }

  private static func flat() -> [Benchmark] {
    var workloads = Workloads<Int>()
    var uuids = Workloads<UUID>()
    var strings = Workloads<String>()
    let hundred = Workloads<Int>.items(100_000)
    let ten = Workloads<Int>.items(10_000)
    let million = Workloads<Int>.items(1_000_000)
    let added = Workloads<Int>.items(1, from: 5_000_000)
    var updated = hundred
    updated[50_000].content = "updated"
    return [
      diff(
        "readme5k", 1.2, workloads.readme(5_000, deleted: 1_000, inserted: 1_000, shuffled: 200)),
      diff(
        "readme100k", 0.6,
        workloads.readme(100_000, deleted: 10_000, inserted: 10_000, shuffled: 2_000)),
      diff(
        "readme100k-uuid", 0.3,
        uuids.readme(100_000, deleted: 10_000, inserted: 10_000, shuffled: 2_000)),
      diff(
        "readme100k-string", nil,
        strings.readme(100_000, deleted: 10_000, inserted: 10_000, shuffled: 2_000)),
      diff("append1-100k", 0.1, (hundred, hundred + added)),
      diff("prepend1-100k", 0.1, (hundred, added + hundred)),
      diff("update1-100k", 0.1, (hundred, updated)),
      diff("first-to-last-100k", 0.1, (hundred, Array(hundred.dropFirst()) + [hundred[0]])),
      diff("last-to-first-100k", 0.1, (hundred, [hundred[99_999]] + Array(hundred.dropLast()))),
      diff("reverse10k", 2, (ten, ten.reversed())),
      diff("shuffle100k", 4, workloads.shuffled(100_000)),
      diff("replace100k", 2, (hundred, Workloads<Int>.items(100_000, from: 200_000))),
      diff(
        "updateall100k", 2, (hundred, hundred.map { Item(id: $0.id, content: $0.content + "!") })),
      diff("edits1pct-100k", 0.2, workloads.edits(100_000)),
      diff("edits1pct-1m", 0.12, workloads.edits(1_000_000)),
      diff("same1m", 0.06, (million, million.map { $0 })),
      diff("samebuffer1m", 0.001, (million, million)),
      diff("samedistinct1m", 1.8, (million, Workloads<Int>.items(1_000_000))),
      diff("duplicates10k", 1, workloads.duplicates(10_000, over: 1_000)),
    ]
  }

  private static func sectioned() -> [Benchmark] {
    var workloads = SectionWorkloads()
    let old = ItemOutline(sections: workloads.old)
    return [
      diff("sections-mixed-1000x100", 1.5, old, ItemOutline(sections: workloads.mixed())),
      diff("sections-update1-1000x100", 0.4, old, ItemOutline(sections: workloads.update1())),
    ]
  }

  private static func diff<ID>(
    _ name: String, _ target: Double?, _ lists: (old: [Item<ID>], new: [Item<ID>])
  ) -> Benchmark {
    diff(name, target, ItemOutline(lists.old), ItemOutline(lists.new))
  }

  private static func diff<ID>(
    _ name: String, _ target: Double?, _ old: ItemOutline<ID>, _ new: ItemOutline<ID>
  ) -> Benchmark {
    let identities = new.identities
    return Benchmark(
      name: name, yardstick: "one dictionary of \(identities.count) identities", target: target,
      run: { keep(Plan(from: old, to: new, repeats: .unchecked)) },
      runYardstick: {
        var places = [ID: Int](minimumCapacity: identities.count)
        for index in identities.indices { places[identities[index]] = index }
        keep(places)
      })
  }

  /// Keeps the optimiser from leaving out what nobody reads.
  @inline(never)
  private static func keep<Value>(_ value: Value) {}
}
