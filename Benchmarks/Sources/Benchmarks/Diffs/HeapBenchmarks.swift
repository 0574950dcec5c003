import AllocationCounting

/// How often a plan asks for memory, and how much it holds at once: what it needs must depend on what
/// changed and not on how many rows there are.
enum HeapBenchmarks {
  private static let rounds = 9

  static func all() -> [Benchmark] {
    canCountAllocations() ? allocations() + peaks() : []
  }

  private static func allocations() -> [Benchmark] {
    [
      counting("update1-100k", Workloads<Int>.update1(100_000)),
      counting("append1-100k", Workloads<Int>.append1(100_000)),
      counting(
        "readme100k",
        Workloads<Int>.readme(100_000, deleted: 10_000, inserted: 10_000, shuffled: 2_000)),
      counting("edits1pct-1m", Workloads<Int>.edits(1_000_000)),
      counting("reverse10k", Workloads<Int>.reversed(10_000)),
    ]
  }

  private static func peaks() -> [Benchmark] {
    let million = 1_000_000
    let mebibyte = 1_048_576
    return [
      .plan(
        "peak-per-row-edits1pct-1m", measuring: .peakMemory(perRowOf: million),
        target: .value(Double(mebibyte) / Double(million)), rounds: rounds,
        Workloads<Int>.edits(million)),
      .plan(
        "peak-per-row-shuffle100k", measuring: .peakMemory(perRowOf: 100_000), rounds: rounds,
        Workloads<Int>.shuffled(100_000)),
    ]
  }

  private static func counting(
    _ name: String, _ lists: @autoclosure @escaping () -> (old: [Item<Int>], new: [Item<Int>])
  ) -> Benchmark {
    .plan("allocations-\(name)", measuring: .allocations, rounds: rounds, lists())
  }
}
