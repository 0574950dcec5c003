/// Digits to find in numbers, without converting a million numbers to text.
struct DigitPattern {
  private let value: Int
  private let scale: Int

  /// Returns nil if the text is anything but 1 to 18 digits.
  init?(_ text: String) {
    guard (1...18).contains(text.utf8.count), let value = Int(text),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    self.value = value
    scale = (0..<text.utf8.count).reduce(1) { product, _ in product * 10 }
  }

  /// Returns whether a positive number contains the digits. It does not begin with a zero.
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
