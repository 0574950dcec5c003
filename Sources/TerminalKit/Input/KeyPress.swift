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

  /// Control and `character`; a capital letter counts as the small one.
  package static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character.lowercasedIfSingle), .control)
  }
}

extension Character {
  /// The small letter, if it is a single one; a few capitals become two characters.
  var lowercasedIfSingle: Character {
    let small = lowercased()
    return small.count == 1 ? small.first ?? self : self
  }

  /// The capital letter, if it is a single one: "ß" has none.
  var uppercasedIfSingle: Character {
    let capital = uppercased()
    return capital.count == 1 ? capital.first ?? self : self
  }
}
