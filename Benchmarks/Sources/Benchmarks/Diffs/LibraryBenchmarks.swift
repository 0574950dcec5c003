import TablewareDiff

/// A plan against `difference(from:)` of the standard library, where that ends in reasonable time: its
/// cost grows with the rows times the edits. It finds neither moves nor updates, which it tells as a
/// removal and an insertion.
enum LibraryBenchmarks {
  static func all() -> [Benchmark] {
    [
      difference("append1-100k", Workloads.append1(100_000)),
      difference("prepend1-100k", Workloads.prepend1(100_000)),
      difference("update1-100k", Workloads.update1(100_000)),
      difference("edits1pct-1k", Workloads.edits(1_000)),
      difference("edits1pct-10k", Workloads.edits(10_000)),
      difference("edits1pct-100k", Workloads.edits(100_000)),
      difference(
        "readme5k", Workloads.readme(5_000, deleted: 1_000, inserted: 1_000, shuffled: 200)),
    ]
  }

  private static func difference(
    _ name: String, _ lists: @autoclosure @escaping () -> (old: [Item<Int>], new: [Item<Int>])
  ) -> Benchmark {
    Benchmark("\(name)-vs-stdlib", yardstick: "difference(from:)", target: .ratio(1)) {
      let (old, new) = lists()
      let oldOutline = ItemOutline(old)
      let newOutline = ItemOutline(new)
      return (
        { keep(Plan(from: oldOutline, to: newOutline, repeats: .unchecked)) },
        { keep(new.difference(from: old)) }
      )
    }
  }
}
