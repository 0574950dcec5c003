import TablewareTesting

/// Seeded random text made of everything that has ever broken a terminal program.
struct NastyText {
  static let scalars: [Unicode.Scalar] = [
    "a", "b", " ", " ", "Z", "é", "ß", "漢", "字", "가", "ｱ", "Ａ", "\u{301}", "\u{327}", "\u{20E3}",
    "\t", "\n", "\r", "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{85}", "\u{2028}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{AD}",
    "\u{FE0E}", "\u{FE0F}", "👩", "👦", "👍", "🏽", "🏻", "❤", "☝", "🇦", "🇧", "🏴", "\u{E0067}",
    "\u{E007F}", "\u{E0001}", "ᄀ", "ᅡ", "ᆨ", "\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "क",
    "\u{94D}", "ष", "\u{93F}", "ก", "\u{E33}", "\u{600}", "\u{D4E}", "\u{FFFE}", "\u{10FFFF}",
    "\u{E000}", "\u{FFF9}", "①", "…", "◌", "[", "3", "1", "m", "H", ";", "\u{302A}", "\u{3099}",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next(upTo length: Int = 24) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &generator) {
      text.append(Self.scalars.randomElement(using: &generator) ?? "a")
    }
    return String(text)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
