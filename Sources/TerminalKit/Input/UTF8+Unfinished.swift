extension [UInt8] {
  /// These bytes without an incomplete scalar at the end, whose remaining bytes may still arrive.
  var withoutUnfinishedScalar: ArraySlice<UInt8> {
    for length in 1...3 where length <= count {
      let start = count - length
      if self[start] & 0b1100_0000 != 0b1000_0000 {
        return Self.isUnfinished(self[start...]) ? self[..<start] : self[...]
      }
    }
    return self[...]
  }

  /// Whether some scalar begins with these bytes but has more. Not every number that fits into the
  /// pattern is a scalar: the second byte reveals numbers that are too small, surrogates and
  /// numbers that are too large.
  private static func isUnfinished(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first else { return false }
    let length =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count < length else { return false }
    guard let second = bytes.dropFirst().first else { return true }
    return switch lead {
    case 0xE0: second >= 0xA0
    case 0xED: second < 0xA0
    case 0xF0: second >= 0x90
    case 0xF4: second < 0x90
    default: true
    }
  }
}
