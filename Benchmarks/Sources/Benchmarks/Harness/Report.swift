import Foundation

/// The results as a table for people and as a file for machines.
enum Report {
  static func printHeader() {
    print(line("benchmark", "median", "yardstick", "ratio", "target"))
  }

  static func printLine(_ result: Measurement) {
    print(
      line(
        result.name, result.unit.text(result.median), result.unit.text(result.yardstickMedian),
        String(format: "%.3g", result.ratio), "\(target(of: result))  (\(result.yardstick))"))
  }

  /// A list of objects with `name`, `unit`, `median`, `yardstick`, `yardstick_median` and `ratio`;
  /// both medians are in the unit.
  static func write(_ results: [Measurement], to path: String) throws {
    let list = results.map { result -> [String: Any] in
      [
        "name": result.name, "unit": result.unit.rawValue, "median": result.median,
        "yardstick": result.yardstick, "yardstick_median": result.yardstickMedian,
        "ratio": result.ratio,
      ]
    }
    let data = try JSONSerialization.data(
      withJSONObject: list, options: [.prettyPrinted, .sortedKeys])
    try data.write(to: URL(fileURLWithPath: path))
  }

  private static func target(of result: Measurement) -> String {
    let limit =
      switch result.target {
      case .ratio(let ratio): "≤ \(ratio)"
      case .value(let value): "≤ \(result.unit.text(value))"
      case nil: "–"
      }
    return result.isWithinTarget ? limit : "\(limit)  MISSED"
  }

  private static func line(
    _ name: String, _ median: String, _ yardstick: String, _ ratio: String, _ target: String
  ) -> String {
    pad(name, 34) + [median, yardstick].map { pad($0, 13, right: true) }.joined()
      + pad(ratio, 9, right: true) + "  " + target
  }

  private static func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
  }
}
