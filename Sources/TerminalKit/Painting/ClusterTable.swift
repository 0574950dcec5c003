/// The graphemes of several scalars that one ``Grid`` shows, each stored once.
struct ClusterTable: Sendable {
  private var characters: [Character] = []
  private var numbers: [ExactCharacter: Int] = [:]

  var count: Int { characters.count }

  /// The grapheme with a number; a space for a number that was never assigned.
  subscript(number: Int) -> Character {
    characters.indices.contains(number) ? characters[number] : " "
  }

  /// The number of `character`, a new one if it is not in the table.
  mutating func number(of character: Character) -> Int {
    let key = ExactCharacter(character: character)
    if let number = numbers[key] { return number }
    numbers[key] = characters.count
    characters.append(character)
    return characters.count - 1
  }
}

/// A character that equals only itself: to Swift, "é" is the same in one scalar or two, but the
/// bytes to be sent differ.
struct ExactCharacter: Hashable, Sendable {
  let character: Character

  static func == (left: Self, right: Self) -> Bool {
    left.character.utf8.elementsEqual(right.character.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in character.utf8 { hasher.combine(byte) }
  }
}
