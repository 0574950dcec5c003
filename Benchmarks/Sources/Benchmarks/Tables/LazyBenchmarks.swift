import Tableware
import TablewareHosting
import TablewareLoading

/// Lists larger than memory: what a change of a window costs in a list of ten million rows, against
/// the same change in a list of a thousand.
enum LazyBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    let (count, few) = (scale(10_000_000), 1_000)
    return [
      compare("lazy-load-10m", count, few) { contents in
        let middle = contents.count / 2
        contents.show((0..<100).map { Identity($0) }, at: middle..<middle + 100)
      },
      compare("lazy-insert-above-10m", count, few) { contents in
        let middle = contents.count / 2
        contents.show((0..<100).map { Identity($0) }, at: middle..<middle + 100)
        contents.setCount(before: middle, to: middle + 1)
      },
      compare("lazy-release-10m", count, few) { contents in
        contents.show((0..<100).map { Identity($0) }, at: 0..<100)
        contents.forget(outside: 50..<60, except: nil)
      },
    ]
  }

  private static func compare(
    _ name: String, _ count: Int, _ few: Int, _ change: @escaping (inout LazyContents) -> Void
  ) -> Benchmark {
    Benchmark(
      name, measuring: .time(ofRunsAtOnce: 20), yardstick: "the same in 1,000 rows",
      target: .ratio(1.5), rounds: 51
    ) { (work(count, change), work(few, change)) }
  }

  /// Shows a list before and after a change.
  private static func work(
    _ count: Int, _ change: @escaping (inout LazyContents) -> Void
  ) -> () -> Void {
    let table = Table()
    let backend = NullBackend()
    table.attach(backend)
    let old = LazyContents(list: 1, count: count)
    var turn = 0
    return {
      turn += 1
      var contents = old
      if !turn.isMultiple(of: 2) { change(&contents) }
      table.show { Section("rows") { ForEach(contents) { AnyRow(SkeletonRow($0)) } } }
      TableHost(table).commit()
      _ = backend
    }
  }
}
