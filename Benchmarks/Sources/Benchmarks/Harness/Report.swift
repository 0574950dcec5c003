import Foundation

/// The results as a table for people and as a file for machines.
enum Report {
  static func print(_ results: [Measurement]) {
    Swift.print("benchmark                      median      yardstick   ratio  target")
    for result in results {
      let benchmark = result.benchmark
      let target =
        benchmark.target.map { "≤ \($0)\(result.isWithinTarget ? "" : "  MISSED")" } ?? "–"
      Swift.print(
        pad(benchmark.name, 26), pad(time(result.median), 11, right: true),
        pad(time(result.yardstickMedian), 11, right: true),
        pad(String(format: "%.3g", result.ratio), 7, right: true), "",
        "\(target)  (\(benchmark.yardstick))")
    }
  }

  /// A list of objects with `name`, `unit`, `median`, `yardstick`, `yardstick_median` and `ratio`.
  static func write(_ results: [Measurement], to path: String) throws {
    let list = results.map { result -> [String: Any] in
      [
        "name": result.benchmark.name, "unit": "us", "median": result.median,
        "yardstick": result.benchmark.yardstick, "yardstick_median": result.yardstickMedian,
        "ratio": result.ratio,
      ]
    }
    let data = try JSONSerialization.data(
      withJSONObject: list, options: [.prettyPrinted, .sortedKeys])
    try data.write(to: URL(fileURLWithPath: path))
  }

  private static func time(_ microseconds: Double) -> String {
    microseconds < 1_000
      ? String(format: "%.1f µs", microseconds) : String(format: "%.2f ms", microseconds / 1_000)
  }

  private static func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
  }
}
