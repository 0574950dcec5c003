/// One line of text that is being typed, with a cursor. Pure: keys in, text out.
struct LineEditor {
  private(set) var characters: [Character]
  /// Before which character the cursor stands; `characters.count` at the end.
  private(set) var cursor: Int
  /// Longer input is cut: a pasted megabyte is a mistake.
  static let limit = 1_000

  init(_ text: String) {
    characters = Array(text.prefix(Self.limit))
    cursor = characters.count
  }

  var text: String { String(characters) }

  /// Inserts text at the cursor; line breaks and control characters become spaces.
  mutating func insert(_ text: some Sequence<Character>) {
    for character in text where characters.count < Self.limit {
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      characters.insert(isControl ? " " : character, at: cursor)
      cursor += 1
    }
  }

  /// Applies a key.
  ///
  /// - Returns: whether the key means something to an editor.
  mutating func handle(_ press: KeyPress) -> Bool {
    switch press {
    case KeyPress(.backspace):
      if cursor > 0 {
        cursor -= 1
        characters.remove(at: cursor)
      }
    case KeyPress(.delete):
      if cursor < characters.count { characters.remove(at: cursor) }
    case KeyPress(.left): cursor = max(0, cursor - 1)
    case KeyPress(.right): cursor = min(characters.count, cursor + 1)
    case KeyPress(.home), .control("a"): cursor = 0
    case KeyPress(.end), .control("e"): cursor = characters.count
    case .control("u"):
      characters.removeSubrange(..<cursor)
      cursor = 0
    case .control("w"): removeWord()
    default:
      guard case .character(let character) = press.key, press.modifiers.isEmpty else {
        return false
      }
      insert([character])
    }
    return true
  }

  private mutating func removeWord() {
    var start = cursor
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    characters.removeSubrange(start..<cursor)
    cursor = start
  }
}
