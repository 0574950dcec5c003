/// Runs the benchmarks: `Benchmarks TOOL OUTPUT [NAME-PART]`.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let tool = arguments.first, let output = arguments.dropFirst().first else {
      return print("usage: Benchmarks TOOL OUTPUT [NAME-PART]")
    }
    let part = arguments.dropFirst(2).first ?? ""
    let chosen = (DiffBenchmarks.all() + FrameBenchmarks.all() + ToolBenchmarks.all(tool: tool))
      .filter { part.isEmpty || $0.name.contains(part) }
    let results = chosen.map { $0.measure() }
    Report.print(results)
    try Report.write(results, to: output)
  }
}
