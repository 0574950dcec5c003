import Tableware
import TerminalKit

/// Typed text in columns and lines: which character stands where.
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

  /// What is drawn for a character. A secret shows how long it is and nothing else.
  func shown(_ index: Int) -> String {
    isSecret ? "•" : String(characters[index]).printable
  }

  func width(_ index: Int) -> Int {
    // Nearly all that is typed, and all of it is asked for at each key.
    if isSecret || characters[index].asciiValue.map({ 0x20 <= $0 && $0 < 0x7F }) == true {
      return 1
    }
    return shown(index).displayWidth
  }

  /// All of it as it is drawn, no further than needed to fill some columns.
  func shown(columns: Int) -> String {
    isSecret
      ? String(repeating: "•", count: min(characters.count, max(0, columns) + 1))
      : String(characters)
  }

  /// The first character to show so that the cursor is seen, with as little movement as possible.
  /// A column is kept for a cursor behind the last character.
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

  /// The character that stands at a column, where a part of the text begins at column 0; the end of
  /// the part behind it.
  func index(atColumn column: Int, in range: Range<Int>) -> Int {
    var end = 0
    for index in range {
      end += width(index)
      if column < end { return index }
    }
    return range.upperBound
  }

  /// The lines that fit into some columns, broken between words where there are any.
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
