/// The keys that terminals send as sequences: xterm and its many descendants, rxvt, the Linux
/// console, and the basic part of the kitty keyboard protocol.
enum KeyTable {
  /// Parses `ESC [ … final` and `ESC O final`; nil for everything that is not a key.
  static func press(_ sequence: CSISequence) -> KeyPress? {
    guard sequence.prefix == nil else { return nil }
    // kitty: 1 pressed, 2 repeated, 3 released.
    if sequence.detail(1) == 3 { return nil }
    switch sequence.final {
    case UInt8(ascii: "~"):
      if sequence.number(0) == 27 {
        return typed(sequence.number(2), mask: sequence.number(1, missing: 1))
      }
      return numbered(sequence.number(0)).map { KeyPress($0, modifiers(of: sequence)) }
    case UInt8(ascii: "$"):
      return numbered(sequence.number(0)).map { KeyPress($0, .shift) }
    case UInt8(ascii: "^"):
      return numbered(sequence.number(0)).map { KeyPress($0, .control) }
    case UInt8(ascii: "@"):
      return numbered(sequence.number(0)).map { KeyPress($0, [.shift, .control]) }
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return lettered(sequence.final - 0x20).map { KeyPress($0, .shift) }
    case UInt8(ascii: "Z"):
      return KeyPress(.tab, modifiers(of: sequence).union(.shift))
    case UInt8(ascii: "u"):
      return typed(
        sequence.number(0), shifted: sequence.detail(0), mask: sequence.number(1, missing: 1))
    default:
      // With a larger number it is the terminal's answer to a query, not a key.
      guard sequence.number(0) <= 1 else { return nil }
      return lettered(sequence.final).map { KeyPress($0, modifiers(of: sequence)) }
    }
  }

  /// Parses `ESC O final`, where rxvt uses lowercase letters for control and keypads send digits.
  static func press(singleShift final: UInt8, modifier: Int) -> KeyPress? {
    let modifiers = modifiers(mask: modifier)
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return lettered(final - 0x20).map { KeyPress($0, modifiers.union(.control)) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return KeyPress(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
    case UInt8(ascii: "X"): return KeyPress(.character("="), modifiers)
    case UInt8(ascii: "M"): return KeyPress(.enter, modifiers)
    case UInt8(ascii: "I"): return KeyPress(.tab, modifiers)
    default: return lettered(final).map { KeyPress($0, modifiers) }
    }
  }

  /// A byte below 0x20, or 0x7F.
  static func press(control byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.character(" "), .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte | 0x40)))
    }
  }

  /// The number that xterm adds to a key: 1 + 1 for shift + 2 for alt + 4 for control. Further bits
  /// are for unsupported keys and for the lock keys.
  static func modifiers(mask: Int) -> Modifiers {
    Modifiers(rawValue: UInt8(truncatingIfNeeded: max(0, mask - 1) & 7))
  }

  private static func modifiers(of sequence: CSISequence) -> Modifiers {
    modifiers(mask: sequence.number(1, missing: 1))
  }

  private static func lettered(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "O")))
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key by the number of its character, as kitty and xterm's modifyOtherKeys send it.
  private static func typed(_ number: Int, shifted: Int? = nil, mask: Int) -> KeyPress? {
    // The super key belongs to the desktop: Super+q must not count as q.
    guard (mask - 1) & 0b111000 == 0 else { return nil }
    var modifiers = modifiers(mask: mask)
    if let key = special(number) { return KeyPress(key, modifiers) }
    guard var character = printable(number) else { return nil }
    if modifiers.contains(.control) { return KeyPress(KeyPress.control(character).key, modifiers) }
    if modifiers.contains(.shift) {
      let capital = shifted.flatMap(printable) ?? character.uppercasedIfSingle
      if capital != character { modifiers.remove(.shift) }
      character = capital
    }
    return KeyPress(.character(character), modifiers)
  }

  /// The character with a number; `nil` for control characters and for those that name keys.
  private static func printable(_ number: Int) -> Character? {
    guard let scalar = Unicode.Scalar(UInt32(clamping: number)), scalar.value >= 0x20,
      !(0x7F..<0xA0 ~= number), !(0xE000...0xF8FF ~= number)
    else { return nil }
    return Character(scalar)
  }

  private static func special(_ number: Int) -> Key? {
    switch number {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13, 57414: .enter
    case 27: .escape
    case 57376...57398: .function(number - 57363)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(number - 57399 + 0x30))))
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
