import Tableware

/// The class that gives an element the colors of the app, in its custom property `--c`.
///
/// ```
///  class="kc k9a0014ff7b72"        .k9a0014ff7b72 { --c: light-dark(#9a0014, #ff7b72) }
///             light  dark
/// ```
///
/// The page allows no inline style, so the name of a class contains its colors. The page links a
/// style sheet with the rules that it needs; a patch contains the rules of new colors.
package struct ColorClass: Hashable, Sendable {
  package let light: RGB
  package let dark: RGB

  package init(_ light: RGB, _ dark: RGB) {
    self.light = light
    self.dark = dark
  }

  /// Reads the name of a class; nil for any other class.
  package init?(_ name: some StringProtocol) {
    let bytes = Array(name.utf8)
    guard bytes.count == 13, bytes[0] == UInt8(ascii: "k"), bytes[1...].allSatisfy(Self.isDigit),
      let light = Int(String(decoding: bytes[1..<7], as: UTF8.self), radix: 16),
      let dark = Int(String(decoding: bytes[7...], as: UTF8.self), radix: 16)
    else { return nil }
    self.init(RGB(light), RGB(dark))
  }

  package var name: String { "k\(light.hex)\(dark.hex)" }

  package var rule: String { ".\(name){--c:light-dark(#\(light.hex),#\(dark.hex))}" }

  /// The largest number of classes in the address of a style sheet.
  package static let limit = 200

  /// The classes in some HTML, each once, in their order.
  package static func all(in html: [String]) -> [ColorClass] {
    var known: Set<ColorClass> = []
    var result: [ColorClass] = []
    for string in html where mayNameColors(string) {
      for word in string.split(whereSeparator: { $0 == " " || $0 == "\"" }) {
        guard let found = ColorClass(word), known.insert(found).inserted else { continue }
        result.append(found)
        if result.count == limit { return result }
      }
    }
    return result
  }

  /// Whether HTML contains a word with the length and the beginning of a color class.
  private static func mayNameColors(_ html: String) -> Bool {
    // One more than the letters of the word so far; 0 in a word that is not a color class. A class
    // is between quotes or spaces.
    var length = 0
    for byte in html.utf8 {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\"") {
        if length == 14 { return true }
        length = 1
      } else if length == 1 {
        length = byte == UInt8(ascii: "k") ? 2 : 0
      } else if length > 1 {
        length = isDigit(byte) ? length + 1 : 0
      }
    }
    return false
  }

  /// The style sheet of some classes of colors and themes, named with commas between them. Other
  /// names are left out.
  package static func styleSheet(of names: String) -> String {
    names.split(separator: ",").prefix(limit)
      .compactMap { ColorClass($0)?.rule ?? ThemeClass($0)?.rule }.joined(separator: "\n")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

extension RowColor {
  /// The color of a text.
  var textClass: ColorClass { ColorClass(text.light, text.dark) }
  /// The color behind a text.
  var fillClass: ColorClass { ColorClass(fill.light, fill.dark) }
  /// The color of a text on this color.
  var labelClass: ColorClass { ColorClass(fill.light.text, fill.dark.text) }
}
