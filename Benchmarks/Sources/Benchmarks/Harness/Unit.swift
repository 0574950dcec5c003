import Foundation

/// What a measured number counts; the raw value is its name in the report for machines.
enum Unit: String {
  case microseconds = "us"
  case allocations
  case bytes = "B"
  case moves
  case calls
  case frames
  /// How many times as much.
  case factor = "x"

  /// A number in this unit, for people.
  func text(_ value: Double) -> String {
    switch self {
    case .microseconds where value < 1_000: String(format: "%.1f µs", value)
    case .microseconds: String(format: "%.2f ms", value / 1_000)
    case .allocations: count(value, "alloc")
    case .bytes where value >= 1e6: String(format: "%.1f MB", value / 1e6)
    case .bytes: String(format: "%.3g B", value)
    case .moves: count(value, "move")
    case .calls: count(value, "call")
    case .frames: count(value, "frame")
    case .factor: String(format: "%.2f ×", value)
    }
  }

  private func count(_ value: Double, _ word: String) -> String {
    "\(Int(value)) \(word)\(value == 1 ? "" : "s")"
  }
}
