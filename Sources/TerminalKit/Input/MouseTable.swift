/// Reads the numbers of a mouse report.
enum MouseTable {
  /// Parses `ESC [ < code ; column ; row M` or `m`; nil if it is incomplete or not used.
  static func mouse(_ sequence: CSISequence) -> Mouse? {
    guard sequence.prefix == UInt8(ascii: "<"), sequence.parameters.count == 3 else { return nil }
    return mouse(
      code: sequence.number(0), column: sequence.number(1), row: sequence.number(2),
      isRelease: sequence.final == UInt8(ascii: "m"))
  }

  /// - Parameters:
  ///   - code: the button in bits 0, 1, 6 and 7, modifiers in bits 2 to 4, motion in bit 5.
  ///   - column: from 1.
  ///   - row: from 1.
  static func mouse(code: Int, column: Int, row: Int, isRelease: Bool) -> Mouse? {
    guard let action = action(code: code, isRelease: isRelease) else { return nil }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return Mouse(action, column: column - 1, row: row - 1, modifiers: modifiers)
  }

  private static func action(code: Int, isRelease: Bool) -> Mouse.Action? {
    switch code & 0b1100_0011 {
    case 64: return isRelease ? nil : .wheelUp
    case 65: return isRelease ? nil : .wheelDown
    case 0: return action(.left, code: code, isRelease: isRelease)
    case 1: return action(.middle, code: code, isRelease: isRelease)
    case 2: return action(.right, code: code, isRelease: isRelease)
    default: return nil
    }
  }

  private static func action(_ button: Mouse.Button, code: Int, isRelease: Bool) -> Mouse.Action {
    isRelease ? .release(button) : code & 32 != 0 ? .drag(button) : .press(button)
  }
}
