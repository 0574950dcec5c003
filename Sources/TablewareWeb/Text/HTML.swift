/// HTML that is being written. Markup is a literal of this program; everything else is escaped.
///
/// ```swift
/// var html = HTML(markup: "<p>")
/// html.text(name)          // whatever it holds, it stays text
/// html.markup("</p>")
/// ```
package struct HTML: Hashable, Sendable {
  /// What was written so far.
  package private(set) var string: String

  /// HTML that begins with markup of this program.
  package init(markup: StaticString = "") { string = "\(markup)" }

  /// Adds markup of this program.
  package mutating func markup(_ markup: StaticString) { string += "\(markup)" }

  /// Adds text. No character of it can end the text or an attribute in quotes, or steer the
  /// reader's program: control characters become U+FFFD.
  package mutating func text(_ text: String) {
    // Nearly every text can be copied as it is.
    guard text.utf8.contains(where: Self.isSpecial) else { return string += text }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": string += "&amp;"
      case "<": string += "&lt;"
      case ">": string += "&gt;"
      case "\"": string += "&quot;"
      case "'": string += "&#39;"
      case "`": string += "&#96;"
      default: string.unicodeScalars.append(Self.isControl(scalar) ? "\u{FFFD}" : scalar)
      }
    }
  }

  /// What a browser makes of a text that was written with ``text(_:)``.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    let scalars = text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    default: false
    }
  }

  /// Adds a number.
  package mutating func number(_ number: Int) { string += String(number) }

  /// Adds an attribute, with the space before it.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    string += " \(name)=\""
    text(value)
    string += "\""
  }

  /// Adds other HTML.
  package mutating func append(_ html: HTML) { string += html.string }

  /// Two pieces, one after the other.
  package static func + (left: HTML, right: HTML) -> HTML {
    var result = left
    result.append(right)
    return result
  }

  // 0xC2 begins U+0080 to U+00BF, among which are control characters.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
