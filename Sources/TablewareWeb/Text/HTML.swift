/// HTML under construction. Markup is a literal of this program; everything else is escaped.
///
/// ```swift
/// var html = HTML(markup: "<p>")
/// html.text(name)          // whatever it holds, it stays text
/// html.markup("</p>")
/// ```
package struct HTML: Hashable, Sendable {
  /// The HTML that was written so far.
  package private(set) var string: String

  /// HTML that begins with markup of this program.
  package init(markup: StaticString = "") { string = markup.description }

  /// Adds markup of this program.
  package mutating func markup(_ markup: StaticString) { string += markup.description }

  /// Adds text. No character of it can end the text or an attribute in quotes, or control the
  /// program that displays it: control characters become U+FFFD.
  package mutating func text(_ text: String) {
    // Nearly every text can be copied unchanged.
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

  /// Returns the text that a browser shows for text written with ``text(_:)``.
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

  /// Adds a number, or a mark for ``ownNumber``.
  package mutating func number(_ number: Int) {
    string += number == Self.ownNumber ? Self.mark : String(number)
  }

  /// Adds an attribute, with the space before it.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    string += " "
    string += name.description
    string += "=\""
    text(value)
    string += "\""
  }

  /// Adds the HTML of an item.
  package mutating func append(_ html: HTML, numbered number: Int) {
    string += html.numbered(number)
  }

  /// Adds other HTML.
  package mutating func append(_ html: HTML) { string += html.string }

  /// Concatenates two pieces of HTML.
  package static func + (left: HTML, right: HTML) -> HTML {
    var result = left
    result.append(right)
    return result
  }

  /// A placeholder for the number of the item that the HTML belongs to, so that items with
  /// different numbers share the rest.
  package static let ownNumber = Int.min
  // Text never contains a control character.
  private static let mark = "\u{1}"
  private static let markByte: UInt8 = 1

  /// Returns the HTML with the number of its item.
  ///
  /// - Complexity: O(length).
  package func numbered(_ number: Int) -> String {
    let bytes = string.utf8
    guard bytes.contains(Self.markByte) else { return string }
    let digits = String(number)
    var result = ""
    result.reserveCapacity(bytes.count + 64)
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: Self.markByte) {
      result += string[start..<end]
      result += digits
      start = bytes.index(after: end)
    }
    result += string[start...]
    return result
  }

  // 0xC2 begins U+0080 to U+00BF, which include control characters.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
