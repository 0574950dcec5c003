import Synchronization

/// The true colors that styles of this process use, each under a number of eight bits: so a style
/// is a single 32-bit number.
enum ColorTable {
  private struct Entries {
    var colors: [UInt32] = []
    var numbers: [UInt32: UInt8] = [:]
  }

  private static let entries = Mutex(Entries())

  /// The number of a color 0xRRGGBB; `nil` if 256 others have one.
  static func number(of color: UInt32) -> UInt8? {
    entries.withLock { entries in
      if let number = entries.numbers[color] { return number }
      guard entries.colors.count < 256 else { return nil }
      let number = UInt8(entries.colors.count)
      entries.colors.append(color)
      entries.numbers[color] = number
      return number
    }
  }

  /// The color of a number that was assigned.
  static func color(_ number: UInt8) -> UInt32 {
    entries.withLock { $0.colors.indices.contains(Int(number)) ? $0.colors[Int(number)] : 0 }
  }
}

extension TerminalColor {
  /// The nearest color that a terminal can show.
  func reduced(to support: ColorSupport) -> TerminalColor {
    switch (self, support) {
    case (_, .none): .standard
    case (.rgb(let color), .indexed): .indexed(Self.nearestIndexed(to: color))
    case (.rgb(let color), .sixteen): .ansi(Self.nearest(to: color, among: Self.sixteen))
    case (.indexed(let number), .sixteen):
      .ansi(Self.nearest(to: Self.indexedColor(number), among: Self.sixteen))
    default: self
    }
  }

  /// The nearest of the 240 fixed colors: a cube of 6 × 6 × 6, and 24 grays.
  static func nearestIndexed(to color: UInt32) -> UInt8 {
    16 + nearest(to: color, among: fixed)
  }

  private static func nearest(to color: UInt32, among colors: [UInt32]) -> UInt8 {
    let index = colors.indices.min { distance(colors[$0], color) < distance(colors[$1], color) }
    return UInt8(index ?? 0)
  }

  /// The distance of two colors, weighted by the eye's sensitivity.
  private static func distance(_ one: UInt32, _ two: UInt32) -> Int {
    func channel(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
    let red = channel(one, 16) - channel(two, 16)
    let green = channel(one, 8) - channel(two, 8)
    let blue = channel(one, 0) - channel(two, 0)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  private static func indexedColor(_ number: UInt8) -> UInt32 {
    number < 16 ? sixteen[Int(number)] : fixed[Int(number) - 16]
  }

  private static let fixed: [UInt32] = {
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { red << 16 | green << 8 | $0 } }
    }
    return cube + (0..<24).map { (8 + 10 * $0) * 0x01_0101 }
  }()

  /// The sixteen colors as most terminals show them.
  private static let sixteen: [UInt32] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ]
}

extension Style {
  /// The same style in the nearest colors that a terminal can show.
  func reduced(to support: ColorSupport) -> Style {
    switch support {
    case .trueColor: return self
    case .none: return colorless
    case .sixteen, .indexed:
      var style = self
      style.foreground = foreground.reduced(to: support)
      style.background = background.reduced(to: support)
      return style
    }
  }
}
