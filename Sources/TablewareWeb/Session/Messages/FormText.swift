/// The fields of a form as a browser sends them.
package enum FormText {
  /// Returns the fields of a body of `application/x-www-form-urlencoded`; invalid UTF-8 becomes
  /// U+FFFD.
  package static func fields(of body: [UInt8], limit: Int = 2_000) -> [(
    name: String, value: String
  )] {
    body.split(separator: UInt8(ascii: "&")).prefix(limit).map { pair in
      let halves = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (text(of: halves[0]), halves.count > 1 ? text(of: halves[1]) : "")
    }
  }

  /// Returns a text with the line feeds of the app: a browser sends two characters for each.
  package static func lines(_ text: String) -> String {
    String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  /// Returns a text as a single-line field contains it.
  package static func line(_ text: String) -> String { HTML.shown(text).filter { !$0.isLineBreak } }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
        continue
      }
      result.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}

extension Character {
  /// Whether a single-line field removes the character; it keeps others, such as the paragraph
  /// separator.
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
