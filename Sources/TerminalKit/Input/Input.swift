/// One action of the user: the only input that a terminal sends.
package enum Input: Hashable, Sendable {
  case key(KeyPress)
  case mouse(Mouse)

  /// Text pasted at once: no control characters but newline and tab, at most a megabyte.
  case paste(String)

  /// The terminal knows the Kitty graphics protocol: its reply to a query.
  case knowsPictures

  /// The terminal's window received (`true`) or lost the keyboard focus.
  case focus(Bool)
}

/// One press of a key, with the modifiers held down.
///
/// There is one spelling for every press, whatever the terminal sent:
///
/// | pressed | is |
/// | --- | --- |
/// | a, A | `.character("a")`, `.character("A")`: shift is part of the character |
/// | Ctrl+C | `.control("c")`: the letter is always the small one |
/// | Alt+x | `KeyPress(.character("x"), .alt)` |
/// | Shift+Tab | `.backTab`, the same as `KeyPress(.tab, .shift)` |
/// | Ctrl+I, Ctrl+M, Ctrl+J | tab, enter, enter: to a terminal they are the same |
/// | Ctrl+H, Ctrl+[ | backspace, escape: likewise |
package struct KeyPress: Hashable, Sendable {
  package let key: Key
  package let modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  package static let space = KeyPress(.character(" "))
  package static let backTab = KeyPress(.tab, .shift)

  /// A key that types `character`.
  package static func character(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  /// Control and `character`; a capital letter is the same as the lowercase one.
  package static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character.lowercasedIfSingle), .control)
  }
}

extension Character {
  /// The lowercase letter, if it is a single character; a few capitals become two.
  var lowercasedIfSingle: Character {
    let small = lowercased()
    return small.count == 1 ? small.first ?? self : self
  }

  /// The uppercase letter, if it is a single character: "ß" has none.
  var uppercasedIfSingle: Character {
    let capital = uppercased()
    return capital.count == 1 ? capital.first ?? self : self
  }
}

/// A key of the keyboard, without the modifiers held down with it: see ``KeyPress``.
///
/// The space bar is `.character(" ")`. A capital letter is `.character("A")`, because the terminal
/// reports the typed text and not the pressed keys.
package enum Key: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, tab, escape
  case backspace, delete, insert

  /// A function key: `function(1)` is F1.
  case function(Int)

  /// Anything that types text: one grapheme, which may be several scalars. Never a control
  /// character, but still text from outside: draw it only through a ``Grid``.
  case character(Character)
}

/// The modifier keys held down during a key press or a click.
///
/// Terminals report them reliably only for keys that type no text; see ``KeyPress``.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
}
