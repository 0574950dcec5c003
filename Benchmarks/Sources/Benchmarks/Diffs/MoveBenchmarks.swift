import TablewareDiff

/// Whether a plan moves no more rows than the workload did. The numbers are the same in every run.
enum MoveBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    [
      moves("first-to-last-100k", 1, Workloads.firstToLast(scale(100_000))),
      moves("last-to-first-100k", 1, Workloads.lastToFirst(scale(100_000))),
      moves("edits1pct-1m", 100, Workloads.edits(scale(1_000_000))),
    ]
  }

  private static func moves(
    _ name: String, _ expected: Int,
    _ lists: @autoclosure @escaping () -> (old: [Item<Int>], new: [Item<Int>])
  ) -> Benchmark {
    Benchmark(
      name: "moves-\(name)", unit: .moves, yardstick: "rows that the workload moved",
      target: .ratio(1), rounds: 1
    ) {
      let (old, new) = lists()
      let plan = Plan(from: ItemOutline(old), to: ItemOutline(new), repeats: .unchecked)
      let count = plan.steps.reduce(0) { $0 + $1.batch.movedRows.count }
      return ({ Double(count) }, { Double(expected) })
    }
  }
}
