import Foundation
import TablewareDiff

/// The plan of one change against what no plan can do without: reading every byte of both lists
/// once. On a computer whose memory is slow in relation to its hashing, this is what limits the
/// benchmarks of one change.
enum MemoryBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    let count = scale(100_000)
    return [
      benchmark("append1-100k", Workloads.append1(count)),
      benchmark("prepend1-100k", Workloads.prepend1(count)),
      benchmark("update1-100k", Workloads.update1(count)),
      benchmark("first-to-last-100k", Workloads.firstToLast(count)),
      benchmark("last-to-first-100k", Workloads.lastToFirst(count)),
    ]
  }

  private static func benchmark(
    _ name: String, _ lists: @autoclosure @escaping () -> (old: [Item<Int>], new: [Item<Int>])
  ) -> Benchmark {
    Benchmark("\(name)-vs-memcmp", yardstick: "memcmp of two such lists", target: .ratio(1.5)) {
      let (old, new) = lists()
      let copy = old.map { $0 }
      let (oldOutline, newOutline) = (ItemOutline(old), ItemOutline(new))
      return (
        { keep(Plan(from: oldOutline, to: newOutline, repeats: .unchecked)) },
        { precondition(haveSameBytes(old, copy)) }
      )
    }
  }

  private static func haveSameBytes(_ old: [Item<Int>], _ new: [Item<Int>]) -> Bool {
    old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let first = old.baseAddress, let second = new.baseAddress else { return false }
        return memcmp(first, second, old.count) == 0
      }
    }
  }
}
