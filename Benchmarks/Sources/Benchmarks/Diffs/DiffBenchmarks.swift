import Foundation

/// How long a plan takes for each of the workloads that have a target, and for some of them with
/// other identities.
enum DiffBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    scattered(scale) + single(scale) + chaotic(scale) + equal(scale) + sectioned(scale)
  }

  private static func scattered(_ scale: Scale) -> [Benchmark] {
    [
      .plan("readme5k", target: .ratio(1.2), readme5k(scale, of: Int.self)),
      .plan("readme5k-uuid", readme5k(scale, of: UUID.self)),
      .plan("readme5k-string", readme5k(scale, of: String.self)),
      .plan("readme100k", target: .ratio(0.6), readme100k(scale, of: Int.self)),
      .plan("readme100k-uuid", target: .ratio(0.3), readme100k(scale, of: UUID.self)),
      .plan("readme100k-string", readme100k(scale, of: String.self)),
      .plan("edits1pct-100k", target: .ratio(0.2), Workloads<Int>.edits(scale(100_000))),
      .plan("edits1pct-100k-uuid", Workloads<UUID>.edits(scale(100_000))),
      .plan("edits1pct-100k-string", Workloads<String>.edits(scale(100_000))),
      .plan("edits1pct-1m", target: .ratio(0.12), Workloads<Int>.edits(scale(1_000_000))),
      .plan("duplicates10k", target: .ratio(1), Workloads<Int>.duplicates(scale(10_000))),
    ]
  }

  private static func single(_ scale: Scale) -> [Benchmark] {
    [
      .plan("append1-100k", target: .ratio(0.1), Workloads<Int>.append1(scale(100_000))),
      .plan("prepend1-100k", target: .ratio(0.1), Workloads<Int>.prepend1(scale(100_000))),
      .plan("update1-100k", target: .ratio(0.1), Workloads<Int>.update1(scale(100_000))),
      .plan("first-to-last-100k", target: .ratio(0.1), Workloads<Int>.firstToLast(scale(100_000))),
      .plan("last-to-first-100k", target: .ratio(0.1), Workloads<Int>.lastToFirst(scale(100_000))),
    ]
  }

  private static func chaotic(_ scale: Scale) -> [Benchmark] {
    [
      .plan("reverse10k", target: .ratio(2), Workloads<Int>.reversed(scale(10_000))),
      .plan("shuffle100k", target: .ratio(4), Workloads<Int>.shuffled(scale(100_000))),
      .plan("shuffle100k-uuid", Workloads<UUID>.shuffled(scale(100_000))),
      .plan("shuffle100k-string", Workloads<String>.shuffled(scale(100_000))),
      .plan("replace100k", target: .ratio(2), Workloads<Int>.replaced(scale(100_000))),
      .plan("updateall100k", target: .ratio(2), Workloads<Int>.updated(scale(100_000))),
    ]
  }

  /// Nothing changed; what differs is how hard that is to see.
  private static func equal(_ scale: Scale) -> [Benchmark] {
    let million = scale(1_000_000)
    return [
      .plan("same1m", target: .ratio(0.06), Workloads<Int>.copied(million)),
      .plan("samebuffer1m", target: .ratio(0.001), Workloads<Int>.shared(million)),
      .plan("samedistinct1m", target: .ratio(1.8), Workloads<Int>.remade(million)),
    ]
  }

  private static func sectioned(_ scale: Scale) -> [Benchmark] {
    [
      .plan("sections-mixed-1000x100", target: .ratio(1.5)) {
        var workloads = SectionWorkloads(scale)
        return (ItemOutline(sections: workloads.old), ItemOutline(sections: workloads.mixed()))
      },
      .plan("sections-update1-1000x100", target: .ratio(0.4)) {
        let workloads = SectionWorkloads(scale)
        return (ItemOutline(sections: workloads.old), ItemOutline(sections: workloads.update1()))
      },
    ]
  }

  private static func readme5k<ID: BenchmarkID>(_ scale: Scale, of kind: ID.Type) -> (
    old: [Item<ID>], new: [Item<ID>]
  ) {
    Workloads.readme(scale(5_000), replaced: 5, shuffled: 25)
  }

  private static func readme100k<ID: BenchmarkID>(_ scale: Scale, of kind: ID.Type) -> (
    old: [Item<ID>], new: [Item<ID>]
  ) {
    Workloads.readme(scale(100_000), replaced: 10, shuffled: 50)
  }
}
