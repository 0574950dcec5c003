import Foundation

/// A key of a hardware keyboard, by its position.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key with a character.
  case keyboardA = 0x04
  /// The Return key.
  case keyboardReturnOrEnter = 0x28
  /// The Escape key.
  case keyboardEscape = 0x29
  /// The key that deletes backward.
  case keyboardDeleteOrBackspace = 0x2A
  /// The Tab key.
  case keyboardTab = 0x2B
  /// The key of the period.
  case keyboardPeriod = 0x37
  /// The key that deletes forward.
  case keyboardDeleteForward = 0x4C
}

/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// Keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key that the user pressed.
@MainActor
open class UIKey: NSObject {
  /// The key by its position.
  public let keyCode: UIKeyboardHIDUsage
  /// The keys that were held.
  public let modifierFlags: UIKeyModifierFlags
  /// The text of the key with the modifiers that were held; empty for a key without one.
  public let characters: String

  init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags, _ characters: String) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    self.characters = characters
  }
}

/// A button that the user pressed, such as a key.
@MainActor
open class UIPress: NSObject {
  /// The key of a keyboard; `nil` for another button.
  public let key: UIKey?

  init(_ key: UIKey?) { self.key = key }
}

/// Buttons that the user pressed at once.
open class UIPressesEvent: UIEvent {}

extension UIResponder {
  /// Presses a key of a hardware keyboard: the responder with the keyboard receives it, and passes
  /// it along the chain unless it handles the key.
  ///
  /// - Returns: whether there is such a responder.
  @discardableResult
  public static func simulateKey(
    _ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags = [],
    characters: String = ""
  ) -> Bool {
    guard let first = firstResponder else { return false }
    let key = UIKey(keyCode, modifierFlags, characters)
    first.pressesBegan([UIPress(key)], with: UIPressesEvent())
    return true
  }

  /// Presses a key with a character, as ``simulateKey(_:_:characters:)`` does. The position of the
  /// key is that of A for every character.
  @discardableResult
  public static func simulateCharacter(
    _ character: Character, _ modifierFlags: UIKeyModifierFlags = []
  ) -> Bool { simulateKey(.keyboardA, modifierFlags, characters: String(character)) }
}
