/// How the cost of a plan grows with the rows, from a thousand to a million.
enum GrowthBenchmarks {
  private static let sizes = [
    (name: "1k", rows: 1_000), (name: "10k", rows: 10_000), (name: "100k", rows: 100_000),
    (name: "1m", rows: 1_000_000),
  ]

  static func all(_ scale: Scale) -> [Benchmark] {
    sizes.map { size in
      measuring("edits1pct", size, Workloads<Int>.edits(scale(size.rows)))
    }
      + sizes.map { size in
        measuring("shuffle", size, Workloads<Int>.shuffled(scale(size.rows)))
      }
  }

  /// By how much a row costs more in a larger list, for each step and for all of them; only for
  /// those that were measured.
  static func factors(in results: [Measurement]) -> [Measurement] {
    let steps = zip(sizes, sizes.dropFirst()) + [(sizes[0], sizes[sizes.count - 1])]
    return ["edits1pct", "shuffle"].flatMap { workload in
      steps.compactMap { small, large in
        let results = [small, large].compactMap { size in
          results.first { $0.name == "growth-\(workload)-\(size.name)" }
        }
        guard results.count == 2 else { return nil }
        let rows = Double(large.rows) / Double(small.rows)
        return Measurement(
          name: "growth-\(workload)-\(small.name)-to-\(large.name)", unit: .factor,
          yardstick: "growth of the dictionary", target: nil,
          median: results[1].median / results[0].median / rows,
          yardstickMedian: results[1].yardstickMedian / results[0].yardstickMedian / rows)
      }
    }
  }

  private static func measuring(
    _ workload: String, _ size: (name: String, rows: Int),
    _ lists: @autoclosure @escaping () -> (old: [Item<Int>], new: [Item<Int>])
  ) -> Benchmark {
    // Small lists several times at once: one run would be as short as reading the clock.
    .plan(
      "growth-\(workload)-\(size.name)",
      measuring: .time(ofRunsAtOnce: max(1, 100_000 / size.rows)),
      rounds: 9, lists())
  }
}
