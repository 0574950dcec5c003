/// A control sequence as it arrived from the terminal: `ESC [`, numbers, one final byte.
///
/// ```
///   ESC [ 1 ; 5 A       parameters [[1], [5]], final "A": Ctrl+Up
///   ESC [ < 0 ; 5 ; 4 M   prefix "<", parameters [[0], [5], [4]], final "M": a click
/// ```
struct CSISequence: Equatable {
  /// `<`, `=`, `>` or `?` directly after the bracket: the protocol that the numbers belong to.
  let prefix: UInt8?

  /// The numbers between semicolons, each with what follows it after colons. A missing number is 0,
  /// an excessive one is 999,999.
  let parameters: [[Int]]

  let final: UInt8

  /// - Parameter body: everything between `ESC [` and the final byte.
  init(body: [UInt8], final: UInt8) {
    let hasPrefix = body.first.map { (0x3C...0x3F).contains($0) } ?? false
    prefix = hasPrefix ? body.first : nil
    self.final = final
    parameters = body.dropFirst(hasPrefix ? 1 : 0)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { parameter in
        parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(Self.number)
      }
  }

  /// The number at a position, or `missing` if it is absent or 0.
  func number(_ position: Int, missing: Int = 0) -> Int {
    guard parameters.indices.contains(position), let value = parameters[position].first,
      value != 0
    else { return missing }
    return value
  }

  /// What follows the number at a position after its first colon.
  func detail(_ position: Int) -> Int? {
    guard parameters.indices.contains(position), parameters[position].count > 1 else { return nil }
    return parameters[position][1]
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { number, digit in
      guard (0x30...0x39).contains(digit) else { return number }
      return min(999_999, number * 10 + Int(digit - 0x30))
    }
  }
}
