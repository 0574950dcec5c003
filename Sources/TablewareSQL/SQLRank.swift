#if SQLite || Postgres
/// A text that orders rows by hand: between two ranks there is always another one, so a move
/// changes one row.
///
/// ```swift
/// SQLRank.between(nil, nil)     // "i"
/// SQLRank.between("i", nil)     // "j"
/// SQLRank.between("i", "j")     // "ii"
/// ```
///
/// A rank is a fraction in base 36, of the digits 0 to 9 and a to z. Collations of SQLite and
/// PostgreSQL have them in that order. Use one for an insertion; for moves see
/// ``SQLTable/move(_:_:after:by:where:)``.
public enum SQLRank {
  /// Returns a rank between two others.
  ///
  /// - Parameters:
  ///   - lower: the rank of the row before; `nil` at the beginning.
  ///   - upper: the rank of the row after; `nil` at the end.
  /// - Returns: `nil` if there is no rank between them: they are equal, in the wrong order, or no
  ///   ranks.
  /// - Complexity: O(length of the ranks). A thousand insertions at the beginning, at the end, or
  ///   behind one row make a rank of 57 digits; in the worst case, each between the two before, one
  ///   of 501 digits.
  public static func between(_ lower: String?, _ upper: String?) -> String? {
    guard let low = digits(lower ?? ""), let high = digits(upper ?? ""),
      lower == nil || !low.isEmpty, upper == nil || !high.isEmpty,
      upper == nil || low.lexicographicallyPrecedes(high)
    else { return nil }
    return text(middle(low[...], upper == nil ? nil : high[...]))
  }

  /// Returns ranks in an ascending order with even distances.
  ///
  /// - Parameter count: the number of ranks; a negative one counts as 0.
  package static func spread(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    // One digit more than necessary, so that later moves have room.
    var (length, capacity) = (1, 36)
    while capacity / 36 <= count, length < 12 { (length, capacity) = (length + 1, capacity * 36) }
    let step = capacity / (count + 1)
    return (1...count).map { position in
      var (rest, digits) = (position * step, [UInt8]())
      for _ in 0..<length {
        digits.append(UInt8(rest % 36))
        rest /= 36
      }
      digits.reverse()
      while digits.last == 0 { digits.removeLast() }
      return text(digits)
    }
  }

  /// A fraction between two others. Both have no zero at their ends, and the first one is smaller.
  private static func middle(_ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>?) -> [UInt8] {
    if let high {
      let same = high.indices.prefix { index in
        let offset = index - high.startIndex
        return (offset < low.count ? low[low.startIndex + offset] : 0) == high[index]
      }
      if !same.isEmpty {
        return high.prefix(same.count)
          + middle(low.dropFirst(same.count), high.dropFirst(same.count))
      }
    }
    let (first, last) = (low.first ?? 0, high?.first ?? 36)
    guard last - first > 1 else {
      if let high, high.count > 1 { return [last] }
      return [first] + middle(low.dropFirst(), nil)
    }
    // At the ends, small steps leave more room for the next ones.
    if high == nil, !low.isEmpty { return [first + 1] }
    if low.isEmpty, high != nil { return [last - 1] }
    return [(first + last) / 2]
  }

  /// The digits of a rank; `nil` for another text, or one that ends with a zero.
  private static func digits(_ text: String) -> [UInt8]? {
    var digits: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digits.append(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return digits.last == 0 ? nil : digits
  }

  private static func text(_ digits: [UInt8]) -> String {
    let bytes = digits.map { $0 < 10 ? $0 + UInt8(ascii: "0") : $0 - 10 + UInt8(ascii: "a") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
