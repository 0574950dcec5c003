/// Reads JSON text and reports the line and column of a mistake.
///
/// It accepts more than the standard in one point: `NaN`, `Infinity` and `-Infinity` are
/// numbers, as several languages write them, so that one such number does not invalidate the whole
/// document. If a key occurs twice in an object, the last one counts.
package struct JSONReader {
  /// The position where a text stops being JSON, and the mistake there.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let column: Int
    package let message: String

    package var description: String { "line \(line), column \(column): \(message)" }
  }

  /// The limit of nesting: far beyond any real document, and far from a stack overflow.
  private static let deepest = 100

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Returns the value of the whole text.
  ///
  /// - Parameter isRepairing: whether bytes that are not UTF-8 become U+FFFD; otherwise they are a
  ///   failure. Half a surrogate pair, escaped, always becomes U+FFFD.
  /// - Complexity: O(bytes).
  package static func value(
    of bytes: [UInt8], isRepairing: Bool = true
  ) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    if !isRepairing, let position = UTF8.firstMistake(in: bytes) {
      reader.position = position
      throw reader.failure("not UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == nil else { throw reader.failure("expected the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    guard depth < Self.deepest else { throw failure("nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var members: [String: JSONValue] = [:]
    position += 1
    if skip("}") { return .object(members) }
    // Growing from one member to two and three would take as long as everything else.
    members.reserveCapacity(3)
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
      let name = try string()
      guard skip(":") else { throw failure("expected “:”") }
      members[name] = try value()
    } while skip(",")
    guard skip("}") else { throw failure("expected “,” or “}”") }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    position += 1
    if skip("]") { return .array(elements) }
    repeat {
      elements.append(try value())
    } while skip(",")
    guard skip("]") else { throw failure("expected “,” or “]”") }
    return .array(elements)
  }

  /// Reads a number, or one of the few words of JSON.
  private mutating func word() throws(Failure) -> JSONValue {
    let start = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "NaN": return .number(.nan)
    case "Infinity": return .number(.infinity)
    case "-Infinity": return .number(-.infinity)
    default: break
    }
    // Swift also reads "inf" and "0x1p3", which are not numbers in other languages.
    let isPlain = word.utf8.allSatisfy { "+-.eE0123456789".utf8.contains($0) }
    if isPlain, let number = Double(word) { return .number(number) }
    position = start
    throw failure("expected a value")
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if next == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    // Most texts end above; only a text with an escape has to be assembled.
    var text = Array(bytes[start..<position])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw failure("expected the end of the text before the line end or control character")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("expected “\"” before the end of the file")
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "u"): return try escapedScalar()
    default:
      position -= 1
      throw failure("unknown escape after “\\”")
    }
  }

  /// Reads an escape. Two halves of a surrogate pair make one character; a lone half becomes
  /// U+FFFD.
  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let first = try hexadecimal()
    guard 0xD800..<0xDC00 ~= first, bytes[position...].starts(with: Array("\\u".utf8)) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let start = position
    position += 2
    let second = try hexadecimal()
    guard 0xDC00..<0xE000 ~= second else {
      position = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("expected four hexadecimal digits")
      }
      value = (value << 4) + UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
    default: false
    }
  }

  /// Creates a failure. Columns count characters as an editor does, from 1.
  private func failure(_ message: String) -> Failure {
    let before = bytes[..<min(position, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return Failure(line: line, column: column, message: message)
  }
}
