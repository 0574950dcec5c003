import Tableware
import TerminalKit

/// Typed text in columns and lines: the positions of its characters.
struct FieldText {
  let characters: [Character]
  let isSecret: Bool

  init(_ editor: TextEditor) {
    characters = editor.characters
    isSecret = editor.kind == .secure
  }

  init(_ text: some StringProtocol, isSecret: Bool) {
    characters = Array(text)
    self.isSecret = isSecret
  }

  /// Returns the drawn form of a character. A secret reveals only its length.
  func shown(_ index: Int) -> String {
    isSecret ? "•" : String(characters[index]).printable
  }

  func width(_ index: Int) -> Int {
    // The fast path for nearly all typed text, which is drawn at each key.
    if isSecret || characters[index].asciiValue.map({ 0x20 <= $0 && $0 < 0x7F }) == true {
      return 1
    }
    return shown(index).displayWidth
  }

  /// Returns the drawn text, as far as some columns need it.
  func shown(columns: Int) -> String {
    isSecret
      ? String(repeating: "•", count: min(characters.count, max(0, columns) + 1))
      : String(characters)
  }

  /// Returns the first character to show so that the cursor is visible, with as little movement as
  /// possible. One column is reserved for a cursor after the last character.
  func start(near old: Int, cursor: Int, columns: Int) -> Int {
    let first = earliestStart(before: cursor, columns: columns)
    let last = earliestStart(before: characters.count, columns: columns)
    return max(first, min(old, cursor, last))
  }

  private func earliestStart(before end: Int, columns: Int) -> Int {
    var room = columns - 1
    var start = end
    while start > 0 {
      room -= width(start - 1)
      if room < 0 { break }
      start -= 1
    }
    return start
  }

  /// Returns the character at a column, if a part of the text begins at column 0; the end of the
  /// part after it.
  func index(atColumn column: Int, in range: Range<Int>) -> Int {
    var end = 0
    for index in range {
      end += width(index)
      if column < end { return index }
    }
    return range.upperBound
  }

  /// Returns the lines that fit into some columns, broken between words if possible.
  func lines(columns: Int, limit: Int = .max) -> [Range<Int>] {
    let columns = max(1, columns)
    var lines: [Range<Int>] = []
    var start = 0
    var lastBreak: Int?
    var used = 0
    var index = 0
    while index < characters.count, lines.count < limit {
      if characters[index].isNewline {
        lines.append(start..<index)
        (start, used, lastBreak) = (index + 1, 0, nil)
        index += 1
        continue
      }
      let width = width(index)
      if used + width > columns, index > start {
        let end = lastBreak ?? index
        lines.append(start..<end)
        (start, used, lastBreak) = (end, 0, nil)
        index = end
        continue
      }
      used += width
      index += 1
      if characters[index - 1].isWhitespace { lastBreak = index }
    }
    if lines.count < limit { lines.append(start..<characters.count) }
    return lines
  }
}
