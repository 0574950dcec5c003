/// Typed bytes of text that do not yet form whole graphemes.
struct TypedText: Sendable {
  private var bytes: [UInt8] = []
  private var firstIsAlt = false

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Starts again with a byte after an escape: Alt and the character that this byte begins.
  mutating func begin(withAlt byte: UInt8) {
    bytes = [byte]
    firstIsAlt = true
  }

  /// Returns everything, because no text follows: an unfinished scalar is invalid.
  mutating func takeAll() -> [Input] {
    take(bytes.count, holdingLast: false)
  }

  /// Returns the finished graphemes.
  ///
  /// - Parameter holdingLast: whether an unfinished scalar holds back the grapheme before it, to
  ///   which it may belong. False after a pause, when no more bytes are expected.
  mutating func takeFinished(holdingLast: Bool = true) -> [Input] {
    take(bytes.withoutUnfinishedScalar.count, holdingLast: holdingLast)
  }

  private mutating func take(_ count: Int, holdingLast: Bool) -> [Input] {
    guard count > 0 else { return [] }
    var characters = Array(String(decoding: bytes.prefix(count), as: UTF8.self))
    var held: [UInt8] = []
    if holdingLast, count < bytes.count, let last = characters.popLast() {
      held = Array(last.utf8)
    }
    bytes = held + bytes.dropFirst(count)
    var result: [Input] = []
    for character in characters {
      // UTF-8 can spell control characters in two bytes; no key types them.
      let isControl = character.unicodeScalars.first?.properties.generalCategory == .control
      if !isControl {
        result.append(.key(KeyPress(.character(character), firstIsAlt ? .alt : [])))
      }
      firstIsAlt = false
    }
    if bytes.isEmpty { firstIsAlt = false }
    return result
  }
}
