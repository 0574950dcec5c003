import Tableware

/// The letters at the edge of a table, with the section of each letter.
///
/// ```swift
/// SectionIndex(of: ["Ann", "Bob", "42"]).letters            // A B #
/// SectionIndex(alphabet: .latin, of: ["Bob", "Dan"])["C"]   // 0: Bob, the nearest earlier one
/// ```
///
/// A letter is the first character of a title as the user sees it: an emoji or a letter with its
/// accent is never split. Upper and lower case are one letter. Each letter occurs once, for the
/// first section that has it. Titles that begin with neither a letter nor an emoji are under `#`,
/// which is last.
public struct SectionIndex: Hashable, Sendable {
  /// Every letter that an index shows, whether or not a section has it.
  public struct Alphabet: Hashable, Sendable {
    /// The letters in their order, without `#`.
    public let letters: [String]

    /// Creates an alphabet from the letters of a language.
    ///
    /// - Parameter letters: the letters in their order; repeated ones, and `#`, are left out.
    public init(_ letters: [String]) {
      var seen: Set<String> = [SectionIndex.other]
      self.letters = letters.filter { seen.insert($0).inserted }
    }

    /// The Latin letters from A to Z.
    public static let latin = Alphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) })
  }

  /// The entry for titles that begin with no letter.
  public static let other = "#"

  /// The letters in the order in which they are shown.
  public let letters: [String]
  private let sections: [String: Int]

  /// Creates an index with the letters of the titles, in the order of the sections.
  ///
  /// - Parameter titles: one for each section; `nil` or blank for a section without a letter.
  /// - Complexity: O(titles).
  public init(of titles: [String?]) {
    let firsts = Self.firsts(titles)
    sections = firsts
    letters = firsts.keys.sorted { one, two in
      (one == Self.other ? .max : firsts[one] ?? 0) < (two == Self.other ? .max : firsts[two] ?? 0)
    }
  }

  /// Creates an index with all letters of an alphabet and `#`. A letter that no section has leads
  /// to the section of the nearest letter before it, or to the first section.
  ///
  /// - Parameters:
  ///   - alphabet: the letters.
  ///   - titles: one for each section; `nil` or blank for a section without a letter. A title
  ///     outside of the alphabet is under its letter without accents, or under `#`.
  /// - Complexity: O(titles + letters).
  public init(alphabet: Alphabet, of titles: [String?]) {
    let firsts = Self.firsts(titles, alphabet.letter(of:))
    letters = alphabet.indexTitles
    var nearest = titles.isEmpty ? nil : 0
    var sections: [String: Int] = [:]
    for letter in letters {
      nearest = firsts[letter] ?? nearest
      sections[letter] = nearest
    }
    self.sections = sections
  }

  /// The section of a letter, counted from 0.
  ///
  /// - Parameter letter: the letter.
  /// - Returns: the index of the section; `nil` for a letter that is not shown, or without
  ///   sections.
  public subscript(letter: String) -> Int? { sections[letter] }

  /// Returns the letter of a title; `nil` if the title is blank.
  ///
  /// - Parameter title: the title of a section.
  public static func letter(of title: String) -> String? {
    guard let first = title.first(where: { !$0.isWhitespace }) else { return nil }
    if first.isLetter {
      // A letter without a capital of one character, such as ß, stays unchanged.
      let capital = first.uppercased()
      return capital.count == 1 ? capital : String(first)
    }
    let isEmoji = first.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    return isEmoji ? String(first) : other
  }

  private static func firsts(
    _ titles: [String?], _ letter: (String) -> String? = Self.letter(of:)
  ) -> [String: Int] {
    var firsts: [String: Int] = [:]
    for (section, title) in titles.enumerated() {
      guard let letter = title.flatMap(letter), firsts[letter] == nil else { continue }
      firsts[letter] = section
    }
    return firsts
  }
}

extension SectionIndex.Alphabet {
  /// The entries of an index with all letters and `#`, for `Table.indexTitles`.
  public var indexTitles: [String] { letters + [SectionIndex.other] }

  /// Returns the letter under which a title is found: its own, that without its accents, or `#`.
  func letter(of title: String) -> String? {
    guard var letter = SectionIndex.letter(of: title) else { return nil }
    // The capital of a dotted i has a dot in the languages that have both.
    if letter == "I", letters.contains("İ"), title.first(where: { !$0.isWhitespace }) == "i" {
      letter = "İ"
    }
    if letters.contains(letter) { return letter }
    if let initial = letter.unicodeScalars.first.flatMap(Self.initial),
      letters.contains(String(initial))
    {
      return String(initial)
    }
    // A base letter and its accents are one code point or several.
    let base = letter.unicodeScalars.first.map { Self.plainName(of: $0) }
    return letters.first { $0.unicodeScalars.first.map(Self.plainName) == base }
      ?? SectionIndex.other
  }

  /// The name of a letter without its accents: that of é is LATIN SMALL LETTER E WITH ACUTE.
  private static func plainName(of scalar: Unicode.Scalar) -> [Substring] {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    return Array(words.prefix { $0 != "WITH" })
  }
}

extension Sequence<Section> {
  /// Returns the sections with the letters of their headers at the edge of the table, each at the
  /// first section that has it. Sections without a header have none.
  ///
  /// - Parameters:
  ///   - alphabet: the letters that the index may have; a title with another first letter is under
  ///     the letter without its accents, or under `#`. `nil` for the letters of the titles. Set
  ///     `Table.indexTitles` to show all letters of the alphabet.
  ///   - reading: returns how a title is read, where its characters do not show that: its pinyin,
  ///     or its kana. `{ $0.applyingTransform(.mandarinToLatin, reverse: false) ?? $0 }` of
  ///     Foundation returns the pinyin.
  public func indexed(
    in alphabet: SectionIndex.Alphabet? = nil, reading: (_ title: String) -> String = { $0 }
  ) -> [Section] {
    var used: Set<String> = []
    return map { section in
      var section = section
      let letter = section.title.map(reading).flatMap(alphabet?.letter ?? SectionIndex.letter)
      // A hidden section must not use the letter of a section that is shown.
      let isFirst = !section.isHidden && letter.map { used.insert($0).inserted } ?? false
      section.indexTitle = isFirst ? letter : nil
      return section
    }
  }
}

extension Section {
  /// The title of the header.
  fileprivate var title: String? { header?.headerRow.body.title.string }
}
