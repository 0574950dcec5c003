/// Runs the benchmarks: `Benchmarks TOOL OUTPUT [NAME-PART]`.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let tool = arguments.first, let output = arguments.dropFirst().first else {
      return print("usage: Benchmarks TOOL OUTPUT [NAME-PART]")
    }
    let part = arguments.dropFirst(2).first ?? ""
    let diffs =
      DiffBenchmarks.all() + MoveBenchmarks.all() + LibraryBenchmarks.all()
      + GrowthBenchmarks.all() + HeapBenchmarks.all() + TableBenchmarks.all()
      + FormBenchmarks.all() + HeightBenchmarks.all() + PlaceBenchmarks.all()
    let chosen = (diffs + FrameBenchmarks.all() + ToolBenchmarks.all(tool: tool))
      .filter { part.isEmpty || $0.name.contains(part) }
    Report.printHeader()
    var results: [Measurement] = []
    for benchmark in chosen {
      results.append(benchmark.measure())
      results.suffix(1).forEach(Report.printLine)
    }
    let growth = GrowthBenchmarks.factors(in: results)
    growth.forEach(Report.printLine)
    try Report.write(results + growth, to: output)
  }
}
