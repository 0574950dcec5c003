import Tableware

/// Text that is being typed, with a cursor and a selection. Pure: commands in, text out.
///
/// ```
///   a b | c d        cursor 2, nothing selected
///   a[b   c]d        anchor 1, cursor 3: what is typed next replaces "bc"
/// ```
///
/// Places count graphemes, so no command can ever cut one in half.
package struct TextEditor: Hashable, Sendable {
  /// Where a cursor can go.
  package enum Movement: Hashable, Sendable, CaseIterable {
    case left, right
    /// To the beginning of a word, or behind its end.
    case wordLeft, wordRight
    case lineStart, lineEnd
    case start, end
  }

  /// What was typed so far.
  package internal(set) var characters: [Character]
  /// Before which character the cursor stands; `characters.count` at the end.
  package internal(set) var cursor: Int
  /// Where the selection began; the same as ``cursor`` if nothing is selected.
  package internal(set) var anchor: Int
  /// What is accepted.
  package internal(set) var kind: TextInput.Kind
  /// Whether a line break can be typed.
  package internal(set) var isMultiline: Bool
  /// How many characters may be typed.
  package internal(set) var limit: Int
  /// The column that going up and down tries to come back to.
  var goalColumn: Int?
  var history = TextHistory()

  /// An editor with its cursor at the end.
  package init(
    _ text: String, kind: TextInput.Kind = .plain, isMultiline: Bool = false, limit: Int
  ) {
    characters = Array(text)
    cursor = characters.count
    anchor = cursor
    self.kind = kind
    self.isMultiline = isMultiline
    self.limit = limit
  }

  /// An editor for what a row asks for.
  package init(_ input: TextInput) {
    self.init(
      input.text, kind: input.kind, isMultiline: input.lineCount > 1, limit: input.limit)
  }

  /// What was typed so far.
  package var text: String { String(characters) }

  /// What is selected; empty, at the cursor, if nothing is.
  package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

  /// The lines as their line breaks divide them, without these. Never empty.
  package var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, character) in characters.enumerated() where character.isNewline {
      lines.append(start..<index)
      start = index + 1
    }
    lines.append(start..<characters.count)
    return lines
  }

  /// Moves the cursor.
  ///
  /// - Parameter selecting: whether what it passes is selected. Without, a selection is let go;
  ///   going left or right from one only goes to its edge.
  package mutating func move(_ movement: Movement, selecting: Bool = false) {
    if !selecting, anchor != cursor, movement == .left || movement == .right {
      moveCursor(to: movement == .left ? selection.lowerBound : selection.upperBound)
    } else {
      moveCursor(to: target(of: movement), selecting: selecting)
    }
  }

  /// Puts the cursor somewhere; places outside are taken as the nearest.
  package mutating func moveCursor(to position: Int, selecting: Bool = false) {
    cursor = min(max(position, 0), characters.count)
    if !selecting { anchor = cursor }
    goalColumn = nil
    history.pause()
  }

  /// Moves the cursor up (below 0) or down by lines: as the text has them, or as they are shown.
  ///
  /// - Returns: `false` if there is no such line; the cursor stays.
  package mutating func moveLine(
    by distance: Int, in lines: [Range<Int>]? = nil, selecting: Bool = false
  ) -> Bool {
    let lines = lines ?? self.lines
    let current = lines.lastIndex { $0.lowerBound <= cursor } ?? 0
    let target = current + distance
    guard lines.indices.contains(current), lines.indices.contains(target) else { return false }
    let column = goalColumn ?? cursor - lines[current].lowerBound
    var end = lines[target].upperBound
    // The end of a line that goes on in the next one counts as that one's beginning.
    if target + 1 < lines.count, lines[target + 1].lowerBound == end, !lines[target].isEmpty {
      end -= 1
    }
    moveCursor(to: min(lines[target].lowerBound + column, end), selecting: selecting)
    goalColumn = column
    return true
  }

  /// Selects everything.
  package mutating func selectAll() {
    moveCursor(to: 0)
    moveCursor(to: characters.count, selecting: true)
  }

  /// Where a movement leads from the cursor.
  func target(of movement: Movement) -> Int {
    switch movement {
    case .left: return max(0, cursor - 1)
    case .right: return min(characters.count, cursor + 1)
    case .start: return 0
    case .end: return characters.count
    case .lineStart:
      return (characters[..<cursor].lastIndex(where: \.isNewline) ?? -1) + 1
    case .lineEnd:
      return characters[cursor...].firstIndex(where: \.isNewline) ?? characters.count
    // Where the words of a secret begin is not told.
    case .wordLeft where kind == .secure: return 0
    case .wordRight where kind == .secure: return characters.count
    case .wordLeft:
      var position = cursor
      while position > 0, characters[position - 1].isWhitespace { position -= 1 }
      while position > 0, !characters[position - 1].isWhitespace { position -= 1 }
      return position
    case .wordRight:
      var position = cursor
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      while position < characters.count, !characters[position].isWhitespace { position += 1 }
      return position
    }
  }
}

extension TextEditor: CustomStringConvertible {
  /// The text with its cursor; a secret is not told.
  package var description: String {
    guard kind != .secure else { return "secret" }
    return String(characters[..<cursor]) + "|" + String(characters[cursor...])
  }
}
