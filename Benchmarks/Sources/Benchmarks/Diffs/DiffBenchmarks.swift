import Foundation

/// How long a plan takes for each of the workloads that have a target, and for some of them with other
/// identities.
enum DiffBenchmarks {
  static func all() -> [Benchmark] {
    scattered() + single() + chaotic() + equal() + sectioned()
  }

  private static func scattered() -> [Benchmark] {
    [
      .plan("readme5k", target: .ratio(1.2), readme5k(of: Int.self)),
      .plan("readme5k-uuid", readme5k(of: UUID.self)),
      .plan("readme5k-string", readme5k(of: String.self)),
      .plan("readme100k", target: .ratio(0.6), readme100k(of: Int.self)),
      .plan("readme100k-uuid", target: .ratio(0.3), readme100k(of: UUID.self)),
      .plan("readme100k-string", readme100k(of: String.self)),
      .plan("edits1pct-100k", target: .ratio(0.2), Workloads<Int>.edits(100_000)),
      .plan("edits1pct-100k-uuid", Workloads<UUID>.edits(100_000)),
      .plan("edits1pct-100k-string", Workloads<String>.edits(100_000)),
      .plan("edits1pct-1m", target: .ratio(0.12), Workloads<Int>.edits(1_000_000)),
      .plan("duplicates10k", target: .ratio(1), Workloads<Int>.duplicates(10_000, over: 1_000)),
    ]
  }

  private static func single() -> [Benchmark] {
    [
      .plan("append1-100k", target: .ratio(0.1), Workloads<Int>.append1(100_000)),
      .plan("prepend1-100k", target: .ratio(0.1), Workloads<Int>.prepend1(100_000)),
      .plan("update1-100k", target: .ratio(0.1), Workloads<Int>.update1(100_000)),
      .plan("first-to-last-100k", target: .ratio(0.1), Workloads<Int>.firstToLast(100_000)),
      .plan("last-to-first-100k", target: .ratio(0.1), Workloads<Int>.lastToFirst(100_000)),
    ]
  }

  private static func chaotic() -> [Benchmark] {
    [
      .plan("reverse10k", target: .ratio(2), Workloads<Int>.reversed(10_000)),
      .plan("shuffle100k", target: .ratio(4), Workloads<Int>.shuffled(100_000)),
      .plan("shuffle100k-uuid", Workloads<UUID>.shuffled(100_000)),
      .plan("shuffle100k-string", Workloads<String>.shuffled(100_000)),
      .plan("replace100k", target: .ratio(2), Workloads<Int>.replaced(100_000)),
      .plan("updateall100k", target: .ratio(2), Workloads<Int>.updated(100_000)),
    ]
  }

  /// Nothing changed; what differs is how hard that is to see.
  private static func equal() -> [Benchmark] {
    let million = 1_000_000
    return [
      .plan("same1m", target: .ratio(0.06), Workloads<Int>.copied(million)),
      .plan("samebuffer1m", target: .ratio(0.001), Workloads<Int>.shared(million)),
      .plan("samedistinct1m", target: .ratio(1.8), Workloads<Int>.remade(million)),
    ]
  }

  private static func sectioned() -> [Benchmark] {
    [
      .plan("sections-mixed-1000x100", target: .ratio(1.5)) {
        var workloads = SectionWorkloads()
        return (ItemOutline(sections: workloads.old), ItemOutline(sections: workloads.mixed()))
      },
      .plan("sections-update1-1000x100", target: .ratio(0.4)) {
        let workloads = SectionWorkloads()
        return (ItemOutline(sections: workloads.old), ItemOutline(sections: workloads.update1()))
      },
    ]
  }

  private static func readme5k<ID: BenchmarkID>(of kind: ID.Type) -> (
    old: [Item<ID>], new: [Item<ID>]
  ) {
    Workloads.readme(5_000, deleted: 1_000, inserted: 1_000, shuffled: 200)
  }

  private static func readme100k<ID: BenchmarkID>(of kind: ID.Type) -> (
    old: [Item<ID>], new: [Item<ID>]
  ) {
    Workloads.readme(100_000, deleted: 10_000, inserted: 10_000, shuffled: 2_000)
  }
}
