/// Helpers for text that people read in a terminal.
enum PlainText {
  /// The number of items of a list that are shown; the JSON has all of them.
  static let shown = 20

  /// Returns text in quotes. Characters that would move the cursor, ring the bell or reverse the
  /// line are spelled out, because ids may contain anything.
  static func quoted(_ text: ExactText) -> String {
    "“\(harmless(text.text))”"
  }

  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isHarmful(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }

  /// Returns the first items, one line each, and a line about the others.
  static func lines<Element>(
    _ elements: [Element], of noun: String, _ line: (Element) -> String
  ) -> [String] {
    var lines = elements.prefix(shown).map(line)
    if elements.count > shown {
      lines.append("… and \((elements.count - shown).of("more \(noun)")); --format json has all")
    }
    return lines
  }

  /// Returns the first items in one line, and the number of the others.
  static func list<Element>(
    _ elements: [Element], others: (Int) -> String = { ", … \($0) more" },
    _ item: (Element) -> String
  ) -> String {
    let items = elements.prefix(shown).map(item).joined(separator: ", ")
    return elements.count > shown ? items + others(elements.count - shown) : items
  }
}
