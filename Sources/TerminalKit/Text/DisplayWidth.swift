extension Unicode.Scalar {
  /// The width of the scalars that make up nearly all text; nil for all others.
  ///
  /// These may be drawn as they are, and never join each other in one grapheme.
  var plainWidth: Int? {
    switch value {
    case 0x20..<0x7F: 1
    // Latin, Greek and Cyrillic without the soft hyphen and the combining marks.
    case 0xA1..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x2000: 1
    // Punctuation, currencies, arrows, mathematics, boxes.
    case 0x2010..<0x2028, 0x2030..<0x205F, 0x20A0..<0x20C0, 0x2190..<0x231A, 0x2500..<0x25FD: 1
    // Ideographs, kana, and Latin letters as wide as these.
    case 0x3001..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000,
      0xFF01..<0xFF61:
      2
    default: nil
    }
  }

  /// Columns that this scalar adds to its grapheme: 0, 1 or 2.
  var displayWidth: Int {
    if let plainWidth { return plainWidth }
    switch value {
    case 0xAC00...0xD7A3: return 2
    // The vowels and finals of a Hangul syllable are drawn inside the square of its first letter.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x1F1E6...0x1F1FF: return 2
    default: break
    }
    if WideScalars.contains(self) { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return 0
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: return 0
    case .format: return isPrependedMark ? 1 : 0
    default: return properties.isDefaultIgnorableCodePoint ? 0 : 1
    }
  }

  /// Whether this sign is before a letter and joins its grapheme (an Arabic number sign, an Indic
  /// dotted letter). The standard library has the property but does not expose it.
  var isPrependedMark: Bool {
    switch value {
    case ..<0x600: false
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD,
      0x111C2...0x111C3, 0x113D1, 0x1193F, 0x11941, 0x11A3A, 0x11A84...0x11A89, 0x11D46, 0x11F02:
      true
    default: false
    }
  }
}

extension Character {
  /// Columns that this grapheme takes in a terminal: 0, 1 or 2.
  ///
  /// It is the sum over its scalars, but never more than 2: combining marks add nothing, a flag or
  /// a family of emoji is 2, and Thai "กำ", one grapheme of two letters, is 2 as in every terminal.
  /// A variation selector that asks for an emoji makes 2.
  ///
  /// 0 means that nothing would be drawn: a control or format character, or a mark without a base.
  /// ``PrintableText`` replaces those with something that can be drawn.
  package var displayWidth: Int {
    if let plainWidth { return plainWidth }
    var width = 0
    var isEmoji = false
    // No real grapheme is longer; a hostile one may consist of millions of marks.
    for (offset, scalar) in unicodeScalars.prefix(64).enumerated() {
      if offset == 0 { isEmoji = scalar.properties.isEmoji }
      if scalar == "\u{FE0F}", isEmoji { return 2 }
      width += scalar.displayWidth
      if width >= 2 { return 2 }
    }
    return width
  }
}

extension Character {
  /// The width of a single scalar that is plain; nil for all others.
  var plainWidth: Int? {
    let scalars = unicodeScalars
    guard let first = scalars.first, let width = first.plainWidth,
      scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return width
  }
}

extension StringProtocol {
  /// Columns that this text takes in a terminal: the sum of its graphemes.
  ///
  /// The property measures the text as it is. What is painted may be wider (a tab, a control
  /// picture): for that, measure ``printable``.
  ///
  /// - Complexity: O(*n*).
  package var displayWidth: Int {
    let plain = utf8.withContiguousStorageIfAvailable(\.plainWidth)
    if case .some(.some(let width)) = plain { return width }
    return reduce(0) { $0 + $1.displayWidth }
  }
}
