/// How a cell of the terminal looks: two colors and six attributes.
///
/// ```swift
/// var focused = Style(bold: true)
/// focused.reverse = true
/// ```
///
/// A style is a single 32-bit number, so the comparison of two frames is cheap.
package struct Style: Hashable, Sendable {
  /// Flags in bits 0–5, foreground in bits 8–17, background in bits 18–27.
  private(set) var bits: UInt32 = 0

  /// The terminal's own colors, no attribute.
  package static let plain = Style()

  package init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard,
    bold: Bool = false,
    dim: Bool = false, italic: Bool = false, underline: Bool = false, reverse: Bool = false,
    strikethrough: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.dim = dim
    self.italic = italic
    self.underline = underline
    self.reverse = reverse
    self.strikethrough = strikethrough
  }

  package var foreground: TerminalColor {
    get { Self.color(bits >> 8) }
    set { bits = bits & ~(0x3FF << 8) | Self.code(newValue) << 8 }
  }

  package var background: TerminalColor {
    get { Self.color(bits >> 18) }
    set { bits = bits & ~(0x3FF << 18) | Self.code(newValue) << 18 }
  }

  package var bold: Bool {
    get { self[flag: 0] }
    set { self[flag: 0] = newValue }
  }

  package var dim: Bool {
    get { self[flag: 1] }
    set { self[flag: 1] = newValue }
  }

  package var italic: Bool {
    get { self[flag: 2] }
    set { self[flag: 2] = newValue }
  }

  package var underline: Bool {
    get { self[flag: 3] }
    set { self[flag: 3] = newValue }
  }

  package var reverse: Bool {
    get { self[flag: 4] }
    set { self[flag: 4] = newValue }
  }

  package var strikethrough: Bool {
    get { self[flag: 5] }
    set { self[flag: 5] = newValue }
  }

  /// The same attributes in the terminal's own colors.
  package var colorless: Style {
    var result = self
    result.bits &= 0x3F
    return result
  }

  private subscript(flag number: UInt32) -> Bool {
    get { bits & (1 << number) != 0 }
    set { bits = newValue ? bits | (1 << number) : bits & ~(1 << number) }
  }

  private static func code(_ color: TerminalColor) -> UInt32 {
    switch color {
    case .standard: 0
    case .ansi(let number) where number < 16: 0x100 | UInt32(number)
    case .ansi(let number), .indexed(let number): 0x200 | UInt32(number)
    case .rgb(let color):
      ColorTable.number(of: color & 0xFF_FFFF).map { 0x300 | UInt32($0) }
        ?? 0x200 | UInt32(TerminalColor.nearestIndexed(to: color))
    }
  }

  private static func color(_ code: UInt32) -> TerminalColor {
    let number = UInt8(truncatingIfNeeded: code)
    return switch code & 0x300 {
    case 0: .standard
    case 0x100: .ansi(number)
    case 0x200: .indexed(number)
    default: .rgb(ColorTable.color(number))
    }
  }
}

/// A color of a terminal: the default, one of its sixteen, one of 256, or one of 24 bits.
///
/// The framework itself uses the sixteen, because they follow the user's theme. Colors of the app
/// have 24 bits, and a ``FrameWriter`` sends the nearest that the terminal supports.
package enum TerminalColor: Hashable, Sendable {
  /// The user's color for text or background.
  case standard

  /// One of the sixteen colors of the user's theme: 0–7 normal, 8–15 bright. Numbers above 15 are
  /// equivalent to ``indexed(_:)``.
  case ansi(UInt8)

  /// One of the 256 fixed colors.
  case indexed(UInt8)

  /// A color 0xRRGGBB. A process has 256 of them; later ones become the nearest fixed color.
  case rgb(UInt32)
}
