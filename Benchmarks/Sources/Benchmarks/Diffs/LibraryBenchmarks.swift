import TablewareDiff

/// A plan against `difference(from:)` of the standard library, where that ends in reasonable time:
/// its cost grows with the rows times the edits. It finds neither moves nor updates, which it tells
/// as a removal and an insertion.
enum LibraryBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    [
      difference("append1-100k", Workloads.append1(scale(100_000))),
      difference("prepend1-100k", Workloads.prepend1(scale(100_000))),
      difference("update1-100k", Workloads.update1(scale(100_000))),
      difference("edits1pct-1k", Workloads.edits(scale(1_000))),
      difference("edits1pct-10k", Workloads.edits(scale(10_000))),
      difference("edits1pct-100k", Workloads.edits(scale(100_000))),
      difference(
        "readme5k", Workloads.readme(scale(5_000), replaced: 5, shuffled: 25)),
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
