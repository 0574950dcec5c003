/// Decides which part of a grapheme may reach a terminal.
enum GraphemeCleaner {
  enum Verdict: Equatable {
    case keep
    case replace(Character)
    case drop
  }

  /// The most scalars in one glyph: the longest recommended emoji (two people of different skin
  /// tones kissing) has ten. Further combining marks are dropped.
  static let longestGlyph = 10

  /// - Complexity: O(1), however long the grapheme is.
  static func verdict(on character: Character) -> Verdict {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return .drop }
    if let picture = picture(of: first) { return .replace(picture) }
    let isEmoji =
      first.properties.isEmoji && !first.isASCII && !first.properties.isEmojiModifier

    var kept: [Unicode.Scalar] = []
    var changed = false
    for (offset, scalar) in scalars.enumerated() {
      guard offset < longestGlyph else {
        changed = true
        break
      }
      if accepts(scalar, isFirst: kept.isEmpty, inEmoji: isEmoji) {
        kept.append(scalar)
      } else {
        changed = true
      }
    }
    // A joiner at the end would join the neighboring cell with this one.
    while kept.last == "\u{200D}" {
      kept.removeLast()
      changed = true
    }
    guard let base = kept.first, let last = kept.last else { return .drop }
    let missing = missingBase(of: base)
    if !missing.isEmpty {
      kept.insert(contentsOf: missing, at: 0)
      changed = true
    }
    if last.isPrependedMark {
      kept.append("\u{25CC}")
      changed = true
    }
    guard changed else { return .keep }
    // Only the first, in case the removed scalars had held the rest together.
    return String(String.UnicodeScalarView(kept)).first.map { .replace($0) } ?? .drop
  }

  /// The picture shown instead of a character that is not text; nil if it is text.
  private static func picture(of scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: "⏎"
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { Character($0) }
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    case _ where scalar.properties.isNoncharacterCodePoint: "\u{FFFD}"
    default: nil
    }
  }

  private static func accepts(
    _ scalar: Unicode.Scalar, isFirst: Bool, inEmoji: Bool
  ) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300: return true
    // Hangul syllables may have a filler as their first letter or as their vowel.
    case 0x115F: return true
    case 0x1160: return !isFirst
    // Spelling out the name of a region in a flag; after anything else, hidden text.
    case 0xE0020...0xE007F: return !isFirst && inEmoji
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format {
      // Joiners and variation selectors belong to the letter before them. All others move text
      // (bidirectional controls) or are invisible by themselves.
      return scalar.isPrependedMark || (!isFirst && properties.isGraphemeExtend)
        || scalar == "\u{200D}" && !isFirst
    }
    return true
  }

  /// The base that a grapheme beginning with `first` needs before it. Without one, the terminal
  /// would draw it on top of the cell on its left.
  private static func missingBase(of first: Unicode.Scalar) -> [Unicode.Scalar] {
    switch first.value {
    case ..<0x300: return []
    // Vowels and finals of Hangul, which are drawn inside the square of the letter before them.
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: return ["\u{115F}"]
    case 0x11A8...0x11FF, 0xD7CB...0xD7FF: return ["\u{115F}", "\u{1160}"]
    // Thai and Lao "am" are letters that join the one before them.
    case 0xE33, 0xEB3: return ["\u{25CC}"]
    default: break
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return ["\u{25CC}"]
    default:
      let joins = first.properties.isEmojiModifier || first.properties.isGraphemeExtend
      return joins ? ["\u{25CC}"] : []
    }
  }
}
