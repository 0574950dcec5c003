/// Reads the words of a ``KeyScript`` in order.
struct KeyScriptReader {
  /// A part of the script and its offset in characters.
  private struct Word {
    var text: Substring
    var position: Int

    func error(_ problem: KeyScriptError.Problem) -> KeyScriptError {
      KeyScriptError(problem: problem, word: String(text), position: position + 1)
    }

    /// The word without its first `count` characters.
    func dropFirst(_ count: Int) -> Word {
      Word(text: text.dropFirst(count), position: position + count)
    }
  }

  private static let longestScript = 100_000
  private static let mostRepeats = 10_000

  private var rest: Word

  init(_ script: String) {
    rest = Word(text: script[...], position: 0)
  }

  mutating func steps() throws(KeyScriptError) -> [KeyScript.Step] {
    var result: [KeyScript.Step] = []
    skipSpace()
    while !rest.text.isEmpty {
      let word = try nextWord()
      let (steps, count) = try Self.read(word)
      guard result.count + steps.count * count <= Self.longestScript else {
        throw word.error(.tooLong)
      }
      for _ in 0..<count { result += steps }
      skipSpace()
    }
    return result
  }

  private mutating func skipSpace() {
    let space = rest.text.prefix { $0.isWhitespace }
    rest = rest.dropFirst(space.count)
  }

  /// Everything up to white space outside of quotes.
  private mutating func nextWord() throws(KeyScriptError) -> Word {
    var length = 0
    var isQuoted = false
    var isEscaped = false
    // A quote opens only directly after the first colon: a lone " is the key that types it.
    var mayQuote = false
    var hasColon = false
    for character in rest.text {
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted = false
        }
      } else if character.isWhitespace {
        break
      } else if character == "\"", mayQuote {
        isQuoted = true
      }
      mayQuote = character == ":" && !hasColon && length > 0
      hasColon = hasColon || character == ":"
      length += 1
    }
    let word = Word(text: rest.text.prefix(length), position: rest.position)
    guard !isQuoted else { throw word.error(.unclosedQuote) }
    rest = rest.dropFirst(length)
    return word
  }

  private static func read(
    _ word: Word
  ) throws(KeyScriptError) -> (steps: [KeyScript.Step], count: Int) {
    guard word.text.count > 1, let colon = word.text.firstIndex(of: ":"),
      colon > word.text.startIndex
    else {
      let (key, count) = try splitRepeat(word)
      if key.text == "settle" { return ([.settle], count) }
      return ([.input(.key(try press(key)))], count)
    }
    let name = word.text[..<colon]
    let argument = word.dropFirst(name.count + 1)
    if name == "text" || name == "paste" {
      let (text, count) = try quoted(argument)
      if name == "paste" { return ([.input(.paste(text))], count) }
      return (text.map { .input(.key(.character($0))) }, count)
    }
    let (value, count) = try splitRepeat(argument)
    return (try command(name, value, in: word), count)
  }

  private static func command(
    _ name: Substring, _ value: Word, in word: Word
  ) throws(KeyScriptError) -> [KeyScript.Step] {
    switch name {
    case "wait": return [.wait(try duration(value))]
    case "resize":
      guard let (columns, rows) = pair(value.text, separator: "x", limit: Grid.longestSide) else {
        throw value.error(.badSize)
      }
      return [.resize(columns: columns, rows: rows)]
    case "click":
      return [try mouse(.press(.left), at: value), try mouse(.release(.left), at: value)]
    case "rightclick":
      return [try mouse(.press(.right), at: value), try mouse(.release(.right), at: value)]
    case "press": return [try mouse(.press(.left), at: value)]
    case "drag": return [try mouse(.drag(.left), at: value)]
    case "release": return [try mouse(.release(.left), at: value)]
    case "wheel":
      let direction = value.text.prefix { $0 != "@" }
      guard direction == "up" || direction == "down" else { throw value.error(.badWheel) }
      let action: Mouse.Action = direction == "up" ? .wheelUp : .wheelDown
      guard direction.endIndex != value.text.endIndex else {
        return [.input(.mouse(Mouse(action, column: 0, row: 0)))]
      }
      return [try mouse(action, at: value.dropFirst(direction.count + 1))]
    default:
      throw Word(text: name, position: word.position).error(.unknownCommand)
    }
  }

  /// Removes `*5` from the end of a word. A star alone, or without a number after it, is a key.
  private static func splitRepeat(
    _ word: Word
  ) throws(KeyScriptError) -> (word: Word, count: Int) {
    guard let star = word.text.lastIndex(of: "*"), star != word.text.startIndex,
      word.text.index(after: star) != word.text.endIndex
    else { return (word, 1) }
    let kept = Word(text: word.text[..<star], position: word.position)
    return (kept, try repeats(word.dropFirst(kept.text.count + 1)))
  }

  private static func repeats(_ word: Word) throws(KeyScriptError) -> Int {
    guard let count = Int(word.text), (1...mostRepeats).contains(count) else {
      throw word.error(.badRepeat)
    }
    return count
  }

  /// The text of `abc` or `"a \"b\""`, and the number of repetitions.
  private static func quoted(_ word: Word) throws(KeyScriptError) -> (text: String, count: Int) {
    guard word.text.first == "\"" else { return (String(word.text), 1) }
    var text = ""
    var isEscaped = false
    var length = 1
    for character in word.text.dropFirst() {
      length += 1
      if isEscaped || character != "\\" && character != "\"" {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        break
      }
    }
    let after = word.dropFirst(length)
    guard !after.text.isEmpty else { return (text, 1) }
    guard after.text.first == "*" else { throw after.error(.textAfterQuote) }
    return (text, try repeats(after.dropFirst(1)))
  }

  private static func press(_ word: Word) throws(KeyScriptError) -> KeyPress {
    var modifiers: Modifiers = []
    var key = word
    let names: [(String, Modifiers)] = [("ctrl+", .control), ("alt+", .alt), ("shift+", .shift)]
    while let (name, modifier) = names.first(where: { key.text.hasPrefix($0.0) }) {
      modifiers.insert(modifier)
      key = key.dropFirst(name.count)
    }
    if key.text.count == 1, let character = key.text.first {
      guard !modifiers.isEmpty else { return .character(character) }
      let plain = modifiers.contains(.control) ? KeyPress.control(character) : .character(character)
      return KeyPress(plain.key, modifiers)
    }
    if let named = KeyScript.keyNames.first(where: { $0.name == key.text })?.press {
      return KeyPress(named.key, named.modifiers.union(modifiers))
    }
    if key.text.first == "f", let number = Int(key.text.dropFirst()), (1...35).contains(number) {
      return KeyPress(.function(number), modifiers)
    }
    throw word.error(.unknownKey)
  }

  private static func duration(_ word: Word) throws(KeyScriptError) -> Duration {
    let digits = word.text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { throw word.error(.badDuration) }
    switch word.text[digits.endIndex...] {
    case "ms" where number <= 3_600_000: return .milliseconds(number)
    case "s" where number <= 3600: return .seconds(number)
    case "m" where number <= 60: return .seconds(60 * number)
    case "h" where number <= 1: return .seconds(3600 * number)
    default: throw word.error(.badDuration)
    }
  }

  private static func mouse(
    _ action: Mouse.Action, at word: Word
  ) throws(KeyScriptError) -> KeyScript.Step {
    guard let (column, row) = pair(word.text, separator: ",", limit: 65_535) else {
      throw word.error(.badPosition)
    }
    return .input(.mouse(Mouse(action, column: column, row: row)))
  }

  /// Two numbers from 0 to `limit` with one character between them.
  private static func pair(
    _ text: Substring, separator: Character, limit: Int
  ) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]),
      (0...limit).contains(first), (0...limit).contains(second)
    else { return nil }
    return (first, second)
  }
}
