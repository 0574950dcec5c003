/// The code of a Swift file as far as a compiler on Linux reads it, without comments and texts.
///
/// It finds declarations and their bodies by braces and key words, which is enough for the style of
/// this repository.
struct SwiftSource: Sendable {
  /// The code, in which each comment, each text in quotes and each part that `#if` leaves out is
  /// replaced by spaces.
  let code: [UInt8]

  init(_ text: String) {
    code = Self.withoutInactiveParts(Self.withoutCommentsAndTexts(Array(text.utf8)))
  }

  // MARK: - Comments and texts

  private static func withoutCommentsAndTexts(_ source: [UInt8]) -> [UInt8] {
    var result = source
    var index = 0
    func blank(_ range: Range<Int>) {
      for position in range where result[position] != UInt8(ascii: "\n") {
        result[position] = UInt8(ascii: " ")
      }
    }
    func has(_ text: StaticString, at position: Int) -> Bool {
      let end = position + text.utf8CodeUnitCount
      guard end <= source.count else { return false }
      return text.withUTF8Buffer { source[position..<end].elementsEqual($0) }
    }
    /// Skips a text whose quotes are at `index`, after `hashes` number signs.
    func skipText(hashes: Int) {
      let quotes = has("\"\"\"", at: index) ? 3 : 1
      var start = index
      index += quotes
      while index < source.count {
        let byte = source[index]
        if byte == UInt8(ascii: "\\"), isEscape(at: index + 1, hashes: hashes) {
          index += 1 + hashes
          guard index < source.count, source[index] == UInt8(ascii: "(") else {
            index += 1
            continue
          }
          blank(start..<index)
          skipCode(until: UInt8(ascii: ")"))
          start = index
        } else if byte == UInt8(ascii: "\""), isEnd(at: index, quotes: quotes, hashes: hashes) {
          index += quotes + hashes
          break
        } else {
          index += 1
        }
      }
      blank(start..<min(index, source.count))
    }
    func isEscape(at position: Int, hashes: Int) -> Bool {
      position + hashes <= source.count
        && source[position..<position + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    func isEnd(at position: Int, quotes: Int, hashes: Int) -> Bool {
      let end = position + quotes + hashes
      guard end <= source.count else { return false }
      return source[position..<position + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
        && source[position + quotes..<end].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    /// Goes on to the end of the source, or behind the parenthesis that closes the one at `index`.
    func skipCode(until end: UInt8?) {
      var depth = 0
      while index < source.count {
        let byte = source[index]
        if has("//", at: index) {
          let start = index
          while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
          blank(start..<index)
        } else if has("/*", at: index) {
          let start = index
          while index < source.count, !has("*/", at: index) { index += 1 }
          index = min(index + 2, source.count)
          blank(start..<index)
        } else if byte == UInt8(ascii: "\"") {
          skipText(hashes: 0)
        } else if has("#\"", at: index) || has("##\"", at: index) {
          let hashes = has("##", at: index) ? 2 : 1
          index += hashes
          skipText(hashes: hashes)
        } else {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") { depth -= 1 }
          index += 1
          if byte == end, depth == 0 { return }
        }
      }
    }
    skipCode(until: nil)
    return result
  }

  // MARK: - Conditions

  /// The conditions that hold where the tests run.
  private static let conditions: Set<String> = [
    "Web", "SQLite", "Postgres", "DEBUG", "os(Linux)", "canImport(Glibc)",
    "canImport(FoundationNetworking)",
  ]

  private static func withoutInactiveParts(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    /// For each open `#if`: whether its current part is compiled, and whether a part was before.
    var open: [(isActive: Bool, wasActive: Bool)] = []
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      let condition = words.count > 1 ? String(words[1]) : ""
      switch words.first {
      case "#if": open.append((holds(condition), holds(condition)))
      case "#elseif":
        let wasActive = open.last?.wasActive ?? false
        open[open.count - 1] = (!wasActive && holds(condition), wasActive || holds(condition))
      case "#else": open[open.count - 1].isActive = !(open.last?.wasActive ?? false)
      case "#endif": open.removeLast()
      default:
        result +=
          open.allSatisfy(\.isActive) ? Array(line) : Array(repeating: 32, count: line.count)
        result.append(UInt8(ascii: "\n"))
        continue
      }
      result += Array(repeating: 32, count: line.count) + [UInt8(ascii: "\n")]
    }
    return result
  }

  private static func holds(_ condition: String) -> Bool {
    condition.components(between: " || ").contains { alternative in
      alternative.components(between: " && ").allSatisfy { part in
        part.hasPrefix("!")
          ? !conditions.contains(String(part.dropFirst())) : conditions.contains(part)
      }
    }
  }
}

extension String {
  /// Returns the parts between the occurrences of a separator, without spaces at their ends.
  fileprivate func components(between separator: String) -> [String] {
    split(separator: separator).map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
  }
}
