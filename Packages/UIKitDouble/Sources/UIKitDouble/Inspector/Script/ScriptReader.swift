import Foundation

/// Reads the words of a script.
struct ScriptReader {
  private let characters: [Character]
  private var place = 0

  init(_ text: String) {
    characters = Array(text)
    skipSpaces()
  }

  var isAtEnd: Bool { place >= characters.count }

  func mistake(_ expected: String) -> Script.Mistake {
    Script.Mistake(offset: place, expected: expected)
  }

  private mutating func skipSpaces() {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    let end = place + text.count
    guard end <= characters.count, String(characters[place..<end]) == text else { return false }
    place = end
    skipSpaces()
    return true
  }

  private mutating func characters(while condition: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, condition(characters[place]) { place += 1 }
    let text = String(characters[start..<place])
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
    let start = place
    guard let number = Double(characters { $0.isNumber || "-.+e".contains($0) }) else {
      place = start
      throw mistake("a number")
    }
    return CGFloat(number)
  }

  mutating func index() throws(Script.Mistake) -> Int {
    let start = place
    guard let index = Int(characters { $0.isNumber || $0 == "-" }) else {
      place = start
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
    guard !isAtEnd, characters[place] == "\"" else { throw mistake("a title in quotes") }
    place += 1
    var text = ""
    while place < characters.count, characters[place] != "\"" {
      if characters[place] == "\\", place + 1 < characters.count { place += 1 }
      text.append(characters[place])
      place += 1
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
