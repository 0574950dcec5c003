/// A type, or a member of one with the label of its first argument, such as `Table.scroll(to:)`.
struct Symbol: Hashable, Sendable {
  let type: String?
  let name: String
  /// The label of the first argument, `_` for none, or nil if the symbol names no arguments.
  let label: String?

  /// Words that any test contains, so that they show nothing.
  private static let generic: Set<String> = [
    "table", "row", "rows", "section", "sections", "screen", "title", "id", "value", "values",
    "body", "init", "on", "show",
  ]

  init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    let path = (parts.first ?? "").split(separator: ".")
    name = String(path.last ?? "")
    type = path.count > 1 ? String(path[path.count - 2]) : nil
    label = parts.count > 1 && parts[1].contains(":") ? String(parts[1].prefix { $0 != ":" }) : nil
  }

  /// Whether the name alone is a word that any test contains.
  var isGeneric: Bool { Self.generic.contains(name.lowercased()) && label == nil }

  /// Returns whether a part of a file uses the symbol.
  ///
  /// A symbol with a label is called with it, and one without a label for its first argument is
  /// called with an argument or a closure. An initializer is used by the name of its type.
  func isUsed(in source: SwiftSource, _ range: Range<Int>) -> Bool {
    let word = name == "init" ? type ?? name : name
    let words = source.words(in: range)
    return words.indices.contains { index in
      guard words[index].text == word else { return false }
      guard let label else { return true }
      let next = source.code[words[index].end..<range.upperBound].prefix(3)
      let isCall = next.first == UInt8(ascii: "(")
      if label == "_" { return isCall || next.starts(with: " {".utf8) }
      return isCall && index + 1 < words.count && words[index + 1].text == label
        && words[index + 1].start <= words[index].end + 12
    }
  }
}
