import Tableware

/// Text that the user types, with a cursor and a selection. Pure: commands are the input, text is
/// the output.
///
/// ```
///   a b | c d        cursor 2, nothing selected
///   a[b   c]d        anchor 1, cursor 3: typed text replaces "bc"
/// ```
///
/// Positions count graphemes, so no command can ever split one.
package struct TextEditor: Hashable, Sendable {
  /// A movement of the cursor.
  package enum Movement: Hashable, Sendable, CaseIterable {
    case left, right
    /// To the beginning of a word, or after its end.
    case wordLeft, wordRight
    case lineStart, lineEnd
    case start, end
  }

  /// The text so far.
  package internal(set) var characters: [Character]
  /// The index of the character after the cursor; `characters.count` at the end.
  package internal(set) var cursor: Int
  /// The beginning of the selection; the same as ``cursor`` without a selection.
  package internal(set) var anchor: Int
  /// The kind of text that is accepted.
  package internal(set) var kind: TextInput.Kind
  /// Whether a line break can be typed.
  package internal(set) var isMultiline: Bool
  /// The most characters of the text.
  package internal(set) var limit: Int
  /// The column that vertical movements try to keep.
  var goalColumn: Int?
  var history = TextHistory()

  /// Creates an editor with its cursor at the end.
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

  /// Creates an editor for the input of a row.
  package init(_ input: TextInput) {
    self.init(
      input.text, kind: input.kind, isMultiline: input.lineCount > 1, limit: input.limit)
  }

  /// The text so far.
  package var text: String { String(characters) }

  /// The selected characters; empty, at the cursor, without a selection.
  package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

  /// The lines between line breaks. Never empty.
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
  /// - Parameter selecting: whether the passed characters are selected. Without, the selection is
  ///   removed; moving left or right from a selection only moves to its edge.
  package mutating func move(_ movement: Movement, selecting: Bool = false) {
    if !selecting, anchor != cursor, movement == .left || movement == .right {
      moveCursor(to: movement == .left ? selection.lowerBound : selection.upperBound)
    } else {
      moveCursor(to: target(of: movement), selecting: selecting)
    }
  }

  /// Moves the cursor to a position; positions outside become the nearest one.
  package mutating func moveCursor(to position: Int, selecting: Bool = false) {
    cursor = min(max(position, 0), characters.count)
    if !selecting { anchor = cursor }
    goalColumn = nil
    history.pause()
  }

  /// Moves the cursor up (below 0) or down by lines: those of the text, or those on screen.
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
    // The end of a wrapped line counts as the beginning of the next one.
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

  /// Returns the position after a movement of the cursor.
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
    // The word boundaries of a secret are not revealed.
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
  /// The text with its cursor; a secret is not revealed.
  package var description: String {
    guard kind != .secure else { return "secret" }
    return String(characters[..<cursor]) + "|" + String(characters[cursor...])
  }
}
