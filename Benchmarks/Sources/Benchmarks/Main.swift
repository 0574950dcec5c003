import Foundation

/// Runs the benchmarks: `Benchmarks [--smoke] TOOL OUTPUT [NAME-PART]`. A part with `$` at the end
/// is a whole name.
///
/// With `--smoke` every benchmark runs once, with small workloads, and no target is judged.
@main
struct Main {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isSmoke = arguments.first == "--smoke"
    if isSmoke { arguments.removeFirst() }
    guard let tool = arguments.first, let output = arguments.dropFirst().first else {
      print("usage: Benchmarks [--smoke] TOOL OUTPUT [NAME-PART]")
      exit(EXIT_FAILURE)
    }
    let part = arguments.dropFirst(2).first ?? ""
    let scale: Scale = isSmoke ? .smoke : .full
    let chosen = all(scale, tool: tool).filter {
      part.last == "$" ? $0.name == part.dropLast() : part.isEmpty || $0.name.contains(part)
    }
    Report.printHeader()
    var results: [Measurement] = []
    for benchmark in chosen {
      results.append(benchmark.measure(scale))
      results.suffix(1).forEach(Report.printLine)
      // A pipe or file then names the last benchmark before a crash.
      fflush(nil)
    }
    let growth = GrowthBenchmarks.factors(in: results)
    growth.forEach(Report.printLine)
    try Report.write(results + growth, to: output)
  }

  private static func all(_ scale: Scale, tool: String) -> [Benchmark] {
    let diffs =
      DiffBenchmarks.all(scale) + MoveBenchmarks.all(scale) + LibraryBenchmarks.all(scale)
      + MemoryBenchmarks.all(scale)
      + GrowthBenchmarks.all(scale) + HeapBenchmarks.all(scale)
    let tables =
      TableBenchmarks.all(scale) + UIKitBenchmarks.all() + LiveBenchmarks.all(scale)
      + LazyBenchmarks.all(scale) + EditBenchmarks.all(scale) + FormBenchmarks.all(scale)
      + HeightBenchmarks.all(scale)
      + PlaceBenchmarks.all(scale) + FrameBenchmarks.all(scale) + WebBenchmarks.all(scale)
    #if SQLite
    let databases = SQLiteBenchmarks.all(scale)
    // The first one, while this process is small: Linux counts the peak of the process that starts
    // a program as that of the program.
    let peaks = [SQLiteBenchmarks.memory(scale, tool: tool)]
    #else
    let (databases, peaks): ([Benchmark], [Benchmark]) = ([], [])
    #endif
    return peaks + diffs + tables + databases + ToolBenchmarks.all(tool: tool)
  }
}
