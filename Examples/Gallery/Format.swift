/// Numbers as text for people. The same in every locale, so that frames can be compared.
enum Format {
  private static let units = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]

  /// `12.3`: one decimal, as for percentages. Negative and invalid numbers are `0.0`.
  static func decimal(_ value: Double) -> String {
    let tenths = value.isFinite && value > 0 ? Int(min(value * 10, 1e15).rounded()) : 0
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `1.2 GiB`; negative counts are `0 B`.
  static func bytes(_ count: Int) -> String {
    guard count >= 1024 else { return "\(max(count, 0)) B" }
    var value = Double(count) / 1024
    var unit = 0
    while value >= 1024, unit + 1 < units.count {
      value /= 1024
      unit += 1
    }
    return "\(decimal(value)) \(units[unit])"
  }

  /// `12,345`.
  static func count(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (value < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// `1 song`, `2 songs`, `12,345 songs`.
  static func count(_ value: Int, _ noun: String) -> String {
    "\(count(value)) \(noun)\(value == 1 ? "" : "s")"
  }

  /// `3:07`, `1:02:03`.
  static func duration(seconds: Int) -> String {
    let seconds = max(seconds, 0)
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(seconds % 60))" : "\(minutes):\(padded(seconds % 60))"
  }
}
