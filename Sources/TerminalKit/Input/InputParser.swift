/// Reads keys, clicks and pastes from the bytes that a terminal sends, however they are split.
///
/// ```swift
/// var parser = InputParser()
/// parser.feed([0x1B])             // []: the escape key, or the beginning of something
/// parser.feed(Array("[A".utf8))   // [.key(KeyPress(.up))]
/// ```
///
/// The parser is a pure state machine without a clock: after about 50 ms without input, call
/// ``flush()``. Any bytes are accepted. An unknown sequence is discarded as a whole, so its letters
/// never count as typed; invalid UTF-8 becomes "\u{FFFD}".
///
/// ```
///            ESC             [                 final byte
///   ground ───────▶ escape ─────▶ sequence ──────────────▶ ground
///     ▲               │ O ▶ single shift, P ] _ ^ X ▶ string, else Alt+key
///     └───────────────┘
/// ```
package struct InputParser: Sendable {
  private enum State: Equatable {
    case ground
    case escape
    case sequence
    /// Inside an unknown sequence, up to its final byte.
    case unknownSequence
    /// After `ESC [ [`: the Linux console's F1 to F5.
    case consoleFunction
    case singleShift(modifier: Int)
    /// The three bytes after `ESC [ M` of a terminal that supports only the oldest mouse protocol.
    case oldMouse
    /// A terminal's answer of any length, after `ESC` and this byte.
    case string(introducer: UInt8, isEmpty: Bool)
    case stringEscape
    case paste
  }

  /// The longest sequence that is parsed; all known ones are shorter than half of this.
  private static let longestSequence = 64

  private var state = State.ground

  /// Whether two escapes arrived: the second begins something, and the first means Alt if that is a
  /// key with a sequence of its own.
  private var isDoubleEscape = false

  /// The bytes of a sequence so far, without its introducer.
  private var body: [UInt8] = []
  /// Whether the string that has begun may answer a question about pictures.
  private var isAnswer = false
  private var pasted = PasteBuffer()
  /// Whether there was a pause in a paste since its last byte.
  private var hasPaused = false

  private var text = TypedText()
  private var output: [Input] = []

  package init() {}

  /// Returns what these bytes complete, in order. A grapheme that arrives in one piece is one key.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Input] {
    let bytes = Array(bytes)
    var index = 0
    while index < bytes.count {
      if state == .paste { index += takePastedText(bytes[index...]) }
      guard index < bytes.count else { break }
      take(bytes[index])
      index += 1
    }
    output += text.takeFinished()
    return takeOutput()
  }

  /// Resolves what is ambiguous after a pause: a lone escape byte was the escape key.
  ///
  /// A sequence that has certainly begun stays incomplete, so that a slow line types no stray
  /// letters.
  package mutating func flush() -> [Input] {
    switch state {
    case .escape:
      if isDoubleEscape { emit(KeyPress(.escape)) }
      emit(KeyPress(.escape))
      state = .ground
    case .sequence where body.isEmpty: endAsAlt("[")
    case .singleShift(modifier: 0): endAsAlt("O")
    case .string(let introducer, isEmpty: true):
      endAsAlt(Character(Unicode.Scalar(introducer)))
    case .string, .stringEscape:
      // The rest of a reply about pictures may be late, and is no typed text either.
      if !isAnswer || body.first != UInt8(ascii: "G") { state = .ground }
    case .paste: hasPaused = true
    default: break
    }
    output += text.takeFinished(holdingLast: false)
    return takeOutput()
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .sequence: takeSequence(byte)
    case .unknownSequence:
      if (0x40...0x7E).contains(byte) {
        state = .ground
      } else if !(0x20...0x3F).contains(byte) {
        takeGround(byte)
      }
    case .consoleFunction:
      state = .ground
      if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
        emitSequence(KeyPress(.function(Int(byte - 0x40))))
      } else if !(0x20..<0x7F).contains(byte) {
        takeGround(byte)
      }
    case .singleShift(let modifier): takeSingleShift(byte, modifier: modifier)
    case .oldMouse: takeOldMouse(byte)
    case .string, .stringEscape: takeString(byte)
    case .paste: takePasted(byte)
    }
  }

  /// Takes the bytes of a paste up to one that may end it.
  ///
  /// - Returns: the number of bytes.
  private mutating func takePastedText(_ bytes: ArraySlice<UInt8>) -> Int {
    guard !hasPaused else { return 0 }
    return pasted.takeText(bytes)
  }

  private mutating func takePasted(_ byte: UInt8) {
    if hasPaused, byte == 0x03 {
      // The end of the paste was lost. Without this, no key could end the program.
      pasted = PasteBuffer()
      takeGround(byte)
    } else if let string = pasted.take(byte) {
      pasted = PasteBuffer()
      state = .ground
      output.append(.paste(string))
    }
    hasPaused = false
  }

  /// Parses a byte outside of any sequence, or one that broke a sequence off.
  private mutating func takeGround(_ byte: UInt8) {
    state = .ground
    if (0x20..<0x7F).contains(byte) || byte >= 0x80 {
      text.append(byte)
      return
    }
    output += text.takeAll()
    if byte == 0x1B {
      state = .escape
      isDoubleEscape = false
    } else {
      emit(KeyTable.press(control: byte))
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      if isDoubleEscape { emit(KeyPress(.escape)) }
      isDoubleEscape = true
    case UInt8(ascii: "["):
      body.removeAll(keepingCapacity: true)
      state = .sequence
    case UInt8(ascii: "O"): state = .singleShift(modifier: 0)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string(introducer: byte, isEmpty: true)
    default:
      state = .ground
      if isDoubleEscape { emit(KeyPress(.escape)) }
      if byte < 0x20 || byte == 0x7F {
        let press = KeyTable.press(control: byte)
        emit(KeyPress(press.key, press.modifiers.union(.alt)))
      } else {
        text.begin(withAlt: byte)
      }
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where body.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where body.isEmpty: state = .oldMouse
    // rxvt ends a key with shift by a byte that all other terminals use in the middle of a
    // sequence.
    case UInt8(ascii: "$") where body.allSatisfy { (0x30...0x39).contains($0) } && !body.isEmpty,
      0x40...0x7E:
      state = .ground
      finish(CSISequence(body: body, final: byte))
    case 0x20...0x2F: state = .unknownSequence
    case 0x30...0x3F:
      body.append(byte)
      if body.count > Self.longestSequence { state = .unknownSequence }
    default: takeGround(byte)
    }
  }

  private mutating func finish(_ sequence: CSISequence) {
    switch sequence.final {
    case UInt8(ascii: "M"), UInt8(ascii: "m"):
      if let mouse = MouseTable.mouse(sequence) { output.append(.mouse(mouse)) }
    case UInt8(ascii: "I") where body.isEmpty: output.append(.focus(true))
    case UInt8(ascii: "O") where body.isEmpty: output.append(.focus(false))
    case UInt8(ascii: "~") where body.elementsEqual("200".utf8): state = .paste
    default:
      if let press = KeyTable.press(sequence) { emitSequence(press) }
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8, modifier: Int) {
    switch byte {
    case 0x30...0x39:
      state = .singleShift(modifier: min(999, modifier * 10 + Int(byte - 0x30)))
    case UInt8(ascii: ";"): state = .singleShift(modifier: 0)
    case 0x40...0x7E:
      state = .ground
      if let press = KeyTable.press(singleShift: byte, modifier: modifier) { emitSequence(press) }
    case 0x20...0x3F: state = .unknownSequence
    default: takeGround(byte)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return takeGround(byte) }
    body.append(byte)
    guard body.count == 3 else { return }
    state = .ground
    let numbers = body.map { Int($0) - 32 }
    let isRelease = numbers[0] & 0b1100_0011 == 3
    // The report does not name the button that was released.
    let code = isRelease ? numbers[0] & ~3 : numbers[0]
    if let mouse = MouseTable.mouse(
      code: code, column: numbers[1], row: numbers[2], isRelease: isRelease)
    {
      output.append(.mouse(mouse))
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    switch (state, byte) {
    case (.stringEscape, UInt8(ascii: "\\")), (_, 0x07): finishString()
    case (.stringEscape, _):
      state = .escape
      isDoubleEscape = false
      takeEscape(byte)
    case (_, 0x1B): state = .stringEscape
    case (_, 0x18), (_, 0x1A): state = .ground
    // A reply contains no Ctrl+C and no line break: its end was lost.
    case (_, 0x03), (_, 0x0D): takeGround(byte)
    case (.string(let introducer, let isEmpty), _):
      if isEmpty { body.removeAll(keepingCapacity: true) }
      if introducer == UInt8(ascii: "_"), body.count <= Self.longestSequence { body.append(byte) }
      isAnswer = introducer == UInt8(ascii: "_")
      state = .string(introducer: introducer, isEmpty: false)
    default: break
    }
  }

  private mutating func finishString() {
    state = .ground
    if isAnswer, KittyGraphics.isAgreement(body) { output.append(.knowsPictures) }
    isAnswer = false
  }

  private mutating func emit(_ press: KeyPress) {
    output.append(.key(press))
  }

  /// Reports a key with a sequence of its own, to which a preceding escape adds Alt.
  private mutating func emitSequence(_ press: KeyPress) {
    emit(isDoubleEscape ? KeyPress(press.key, press.modifiers.union(.alt)) : press)
  }

  /// Reports Alt and a character, for bytes that looked like the beginning of a sequence.
  private mutating func endAsAlt(_ character: Character) {
    if isDoubleEscape { emit(KeyPress(.escape)) }
    emit(KeyPress(.character(character), .alt))
    state = .ground
  }

  private mutating func takeOutput() -> [Input] {
    defer { output.removeAll() }
    return output
  }
}
