import Tableware

extension TextEditor {
  /// Replaces the selection with text, or inserts it at the cursor.
  ///
  /// Control characters, and line breaks in a single-line field, become spaces. A number accepts
  /// digits, a sign at its beginning and one decimal point. Text beyond the limit is cut.
  /// digits, a sign in front and one decimal point. What passes the limit is cut.
  package mutating func insert(_ text: String) {
    let wanted = cleaned(text)
    let room = max(0, limit - (characters.count - selection.count))
    let inserted = Array(accepted(wanted).prefix(room))
    guard !inserted.isEmpty else { return }
    // A new word is a step of its own; so is every edit that was not typed.
    let isTyping = inserted.count == 1 && selection.isEmpty
    if isTyping, inserted[0].isWhitespace { history.pause() }
    history.record(state, before: isTyping ? .typing : .other)
    replace(selection, with: inserted)
  }

  /// Deletes the selection; without one, the text that a movement of the cursor would pass.
  package mutating func delete(_ movement: Movement) {
    let target = target(of: movement)
    let range = selection.isEmpty ? min(cursor, target)..<max(cursor, target) : selection
    guard !range.isEmpty else { return }
    let isSingle = range.count == 1 && (movement == .left || movement == .right)
    history.record(state, before: isSingle ? .deleting : .other)
    replace(range, with: [])
  }

  /// Undoes the latest step.
  package mutating func undo() {
    if let state = history.undo(state) { restore(state) }
  }

  /// Redoes the latest undone step.
  package mutating func redo() {
    if let state = history.redo(state) { restore(state) }
  }

  /// Adopts a text that the app set; the cursor moves to its end. The former text cannot be
  /// restored.
  package mutating func adopt(_ text: String) {
    characters = Array(text)
    history = TextHistory()
    moveCursor(to: characters.count)
  }

  /// Adopts the row's current input, and keeps the typed text.
  package mutating func adopt(_ input: TextInput) {
    kind = input.kind
    isMultiline = input.lineCount > 1
    limit = input.limit
  }

  private var state: TextHistory.State {
    TextHistory.State(characters: characters, cursor: cursor)
  }

  private mutating func restore(_ state: TextHistory.State) {
    characters = state.characters
    cursor = state.cursor
    anchor = cursor
    goalColumn = nil
  }

  private mutating func replace(_ range: Range<Int>, with inserted: [Character]) {
    characters.replaceSubrange(range, with: inserted)
    cursor = range.lowerBound + inserted.count
    let around = characters[max(0, range.lowerBound - 1)..<min(characters.count, cursor + 1)]
    // Neighbors may have become one grapheme: an accent after a letter, two halves of a flag.
    if !around.allSatisfy(\.isASCII) { regroup() }
    anchor = cursor
    goalColumn = nil
  }

  private mutating func regroup() {
    let before = characters[..<cursor].reduce(0) { $0 + $1.unicodeScalars.count }
    characters = Array(String(characters))
    var scalars = 0
    cursor = characters.count
    for (index, character) in characters.enumerated() where scalars < before {
      scalars += character.unicodeScalars.count
      if scalars >= before { cursor = index + 1 }
    }
    if before == 0 { cursor = 0 }
  }

  /// Returns the relevant beginning of a text, without control characters.
  private func cleaned(_ text: String) -> [Character] {
    // A single grapheme may consist of a megabyte of accents.
    let (most, overflow) = max(16, limit).multipliedReportingOverflow(by: 16)
    let scalars = text.unicodeScalars.prefix(overflow ? .max : most)
    return String(String.UnicodeScalarView(scalars)).map { character in
      if character.isNewline { return isMultiline ? "\n" : " " }
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      return isControl ? " " : character
    }
  }

  private func accepted(_ text: [Character]) -> [Character] {
    guard kind == .number else { return text }
    let range = selection
    let rest = characters[..<range.lowerBound] + characters[range.upperBound...]
    var hasPoint = rest.contains(".")
    var isAtStart = range.lowerBound == 0
    let isSigned = characters.dropFirst(range.upperBound).first.map { "+-".contains($0) } ?? false
    return text.filter { character in
      let isAccepted =
        switch character {
        case "0"..."9": character.isASCII && !(isAtStart && isSigned)
        case ".": !hasPoint && !(isAtStart && isSigned)
        case "+", "-": isAtStart && !isSigned
        default: false
        }
      if character == ".", isAccepted { hasPoint = true }
      if isAccepted { isAtStart = false }
      return isAccepted
    }
  }
}
