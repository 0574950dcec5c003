import AllocationCounting
import Tableware

/// The allocations and the peak memory of plans, which must depend on what changed and not on the
/// number of rows, and the allocations of rows that have only a title.
enum HeapBenchmarks {
  private static let rounds = 9

  static func all(_ scale: Scale) -> [Benchmark] {
    canCountAllocations() ? allocations(scale) + peaks(scale) + [plainRows(scale)] : []
  }

  /// Rows without pictures, badges and a style: nothing is allocated for what they do not have.
  private static func plainRows(_ scale: Scale) -> Benchmark {
    Benchmark(
      "allocations-plain-rows", measuring: .allocations, yardstick: "their titles alone",
      target: .ratio(1), rounds: rounds
    ) {
      let titles = (0..<scale(10_000)).map { "The title of the row with the number \($0)" }
      return (
        {
          for title in titles {
            let content = RowContent(title: title)
            keep(content.problems)
            keep(content.imageAddresses)
            keep(content)
          }
        },
        { for title in titles { keep(RowText(title)) } }
      )
    }
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
