extension SwiftSource {
  /// A function, a property or a type with a body.
  struct Declaration {
    let keyword: String
    let name: String
    /// From the key word to the body.
    let head: Range<Int>
    /// The part in braces.
    let body: Range<Int>

    var isType: Bool { !["func", "var", "init"].contains(keyword) }
  }

  private static let keywords: Set<String> = [
    "func", "var", "init", "struct", "class", "enum", "actor", "extension", "protocol",
  ]

  /// A word and where it begins.
  struct Word {
    let text: String
    let start: Int
    var end: Int { start + text.utf8.count }
  }

  /// The identifiers and key words of a range, in their order.
  func words(in range: Range<Int>) -> [Word] {
    var words: [Word] = []
    var start: Int?
    for index in range.lowerBound...range.upperBound {
      let isWord = index < range.upperBound && Self.isWordByte(code[index])
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        words.append(Word(text: String(decoding: code[first..<index], as: UTF8.self), start: first))
        start = nil
      }
    }
    return words
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The declarations with a body, in their order.
  var declarations: [Declaration] {
    let words = words(in: code.indices)
    return words.indices.compactMap { index in
      let word = words[index]
      guard Self.keywords.contains(word.text), !isMember(word) else { return nil }
      let name: String
      if word.text == "init" {
        name = "init"
      } else {
        guard index + 1 < words.count, isOnlySpace(word.end..<words[index + 1].start),
          !Self.keywords.contains(words[index + 1].text)
        else { return nil }
        name = words[index + 1].text
      }
      let start = word.text == "init" ? word.end : words[index + 1].end
      guard let open = bodyStart(from: start, isProperty: word.text == "var"),
        let close = closing(open, "{", "}")
      else { return nil }
      return Declaration(
        keyword: word.text, name: name, head: word.start..<open, body: open..<close + 1)
    }
  }

  /// The properties with a value: their names and lines.
  var storedProperties: [(name: String, range: Range<Int>)] {
    let words = words(in: code.indices)
    return words.indices.dropLast().compactMap { index in
      guard words[index].text == "let" || words[index].text == "var" else { return nil }
      let end = code[words[index].end...].firstIndex(of: UInt8(ascii: "\n")) ?? code.endIndex
      return (words[index + 1].text, words[index].start..<end)
    }
  }

  private func isMember(_ word: Word) -> Bool {
    word.start > 0
      && (code[word.start - 1] == UInt8(ascii: ".") || code[word.start - 1] == UInt8(ascii: "`"))
  }

  private func isOnlySpace(_ range: Range<Int>) -> Bool {
    range.allSatisfy { code[$0] == UInt8(ascii: " ") || code[$0] == UInt8(ascii: "\n") }
  }

  /// Returns the position of the brace that begins the body of a declaration, which has no value.
  private func bodyStart(from start: Int, isProperty: Bool) -> Int? {
    var index = start
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "{"): return index
      case UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
      case UInt8(ascii: "("):
        guard let close = closing(index, "(", ")") else { return nil }
        index = close
      case UInt8(ascii: "=") where isProperty: return nil
      case UInt8(ascii: "\n") where isProperty: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the position of the bracket that closes the one at a position.
  func closing(_ position: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int? {
    var depth = 0
    for index in position..<code.count {
      if code[index] == UInt8(ascii: open) { depth += 1 }
      if code[index] == UInt8(ascii: close) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the label of the first parameter of a function, without its attributes.
  private func firstLabel(after end: Int) -> String? {
    guard let open = code[end...].firstIndex(of: UInt8(ascii: "(")),
      let close = closing(open, "(", ")")
    else { return nil }
    return words(in: open..<close).first { code[$0.start - 1] != UInt8(ascii: "@") }?.text
  }

  /// Returns whether the file declares a type, or a member with its first label in the type or an
  /// extension of it.
  func declares(_ symbol: Symbol) -> Bool {
    guard let type = symbol.type else {
      return declares(symbol, in: code.indices, by: Self.types.subtracting(["extension"]))
    }
    let members = Self.types.union(["func", "var", "let", "case"])
    return declarations.contains { declaration in
      declaration.isType && declaration.name == type
        && declares(symbol, in: declaration.body, by: members)
    }
  }

  private static let types: Set = [
    "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
  ]

  private func declares(_ symbol: Symbol, in range: Range<Int>, by keywords: Set<String>) -> Bool {
    let words = words(in: range)
    return words.indices.contains { index in
      let word = words[index]
      guard word.text == symbol.name else { return false }
      if word.text == "init" {
        guard !isMember(word) else { return false }
      } else {
        guard index > 0, keywords.contains(words[index - 1].text) else { return false }
      }
      return symbol.label == nil || symbol.label == firstLabel(after: word.end)
    }
  }
}
