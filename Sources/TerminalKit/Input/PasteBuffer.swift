/// Collects what arrives between the marks of a bracketed paste.
struct PasteBuffer: Sendable {
  /// The most characters of a paste; the rest is cut off, because a row's field does not hold
  /// files.
  static let longest = 1_000_000

  private static let endMark = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Appends one byte; returns the whole text when the mark at its end is complete.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? text : nil
    }
    // The mark contains its first byte only once, so only a new beginning can overlap.
    keep(Self.endMark.prefix(matched))
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return nil
  }

  /// Takes the text before the first byte of a mark, all at once.
  ///
  /// - Returns: the number of bytes; 0 within a mark.
  mutating func takeText(_ more: ArraySlice<UInt8>) -> Int {
    guard matched == 0 else { return 0 }
    let text = more.prefix { $0 != Self.endMark[0] }
    keep(text)
    return text.count
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.longest - bytes.count))
  }

  private var text: String {
    let whole = bytes.count < Self.longest ? bytes[...] : bytes.withoutUnfinishedScalar
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: whole, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r", "\n", "\u{85}": result.append("\n")
      case "\t": result.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
