/// Some digits that a number may have in a row, found without making texts of a million numbers.
struct DigitPattern {
  private let value: Int
  private let scale: Int

  /// `nil` if the text is anything but 1 to 18 digits.
  init?(_ text: String) {
    guard (1...18).contains(text.utf8.count), let value = Int(text),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    self.value = value
    scale = (0..<text.utf8.count).reduce(1) { product, _ in product * 10 }
  }

  /// Whether a positive number has the digits. It does not begin with a zero.
  func matches(_ number: Int) -> Bool {
    var rest = number
    // The last part that may match has as many digits as the pattern.
    while rest >= scale / 10, rest > 0 {
      if rest % scale == value { return true }
      rest /= 10
    }
    return false
  }
}

/// Random numbers that are the same each time: what a screen shows can be shown again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
