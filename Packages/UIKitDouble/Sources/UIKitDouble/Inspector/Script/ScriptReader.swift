import Foundation

/// Reads the words of a script.
struct ScriptReader {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(text)
    skipSpaces()
  }

  var isAtEnd: Bool { position >= characters.count }

  func mistake(_ expected: String) -> Script.Mistake {
    Script.Mistake(offset: position, expected: expected)
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    let end = position + text.count
    guard end <= characters.count, String(characters[position..<end]) == text else { return false }
    position = end
    skipSpaces()
    return true
  }

  private mutating func characters(while condition: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, condition(characters[position]) { position += 1 }
    let text = String(characters[start..<position])
    skipSpaces()
    return text
  }

  mutating func expect(_ text: String) throws(Script.Mistake) {
    if !take(text) { throw mistake("“\(text)”") }
  }

  mutating func arrow() throws(Script.Mistake) {
    if !take("→"), !take("->") { throw mistake("“→”") }
  }

  mutating func word() -> String { characters { $0.isLetter } }

  mutating func number() throws(Script.Mistake) -> CGFloat {
    let start = position
    guard let number = Double(characters { $0.isNumber || "-.+e".contains($0) }) else {
      position = start
      throw mistake("a number")
    }
    return CGFloat(number)
  }

  mutating func index() throws(Script.Mistake) -> Int {
    let start = position
    guard let index = Int(characters { $0.isNumber || $0 == "-" }) else {
      position = start
      throw mistake("an index")
    }
    return index
  }

  mutating func path() throws(Script.Mistake) -> IndexPath {
    try expect("(")
    let section = try index()
    try expect(",")
    let row = try index()
    try expect(")")
    return IndexPath(row: row, section: section)
  }

  mutating func quoted() throws(Script.Mistake) -> String {
    guard !isAtEnd, characters[position] == "\"" else { throw mistake("a title in quotes") }
    position += 1
    var text = ""
    while position < characters.count, characters[position] != "\"" {
      if characters[position] == "\\", position + 1 < characters.count { position += 1 }
      text.append(characters[position])
      position += 1
    }
    try expect("\"")
    return text
  }

  mutating func list<Element>(
    _ element: (inout ScriptReader) throws(Script.Mistake) -> Element
  ) throws(Script.Mistake) -> [Element] {
    try expect("[")
    var elements: [Element] = []
    if take("]") { return elements }
    repeat { elements.append(try element(&self)) } while take(",")
    try expect("]")
    return elements
  }
}
