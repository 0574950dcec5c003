import AllocationCounting

/// How often a plan asks for memory, and how much it holds at once: what it needs must depend on
/// what changed and not on how many rows there are.
enum HeapBenchmarks {
  private static let rounds = 9

  static func all(_ scale: Scale) -> [Benchmark] {
    canCountAllocations() ? allocations(scale) + peaks(scale) : []
  }

  private static func allocations(_ scale: Scale) -> [Benchmark] {
    [
      counting("update1-100k", Workloads<Int>.update1(scale(100_000))),
      counting("append1-100k", Workloads<Int>.append1(scale(100_000))),
      counting(
        "readme100k",
        Workloads<Int>.readme(scale(100_000), replaced: 10, shuffled: 50)),
      counting("edits1pct-1m", Workloads<Int>.edits(scale(1_000_000))),
      counting("reverse10k", Workloads<Int>.reversed(scale(10_000))),
    ]
  }

  private static func peaks(_ scale: Scale) -> [Benchmark] {
    let million = scale(1_000_000)
    let chaos = scale(100_000)
    let mebibyte = 1_048_576
    return [
      .plan(
        "peak-per-row-edits1pct-1m", measuring: .peakMemory(perRowOf: million),
        target: .value(Double(mebibyte) / 1_000_000), rounds: rounds,
        Workloads<Int>.edits(million)),
      .plan(
        "peak-per-row-shuffle100k", measuring: .peakMemory(perRowOf: chaos), rounds: rounds,
        Workloads<Int>.shuffled(chaos)),
    ]
  }

  private static func counting(
    _ name: String, _ lists: @autoclosure @escaping () -> (old: [Item<Int>], new: [Item<Int>])
  ) -> Benchmark {
    .plan("allocations-\(name)", measuring: .allocations, rounds: rounds, lists())
  }
}
