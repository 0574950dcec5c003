/// A color as three numbers from 0 to 255, with the contrast that WCAG defines.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The color of a number 0xRRGGBB.
  package init(_ number: Int) {
    self.init(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }

  /// The color as 0xRRGGBB.
  package var number: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }

  /// The color as six hexadecimal digits.
  package var hex: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  package static let white = RGB(0xFF_FFFF)
  package static let black = RGB(0)

  /// The relative luminance, from 0 for black to 1 for white.
  package var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast ratio with another color, from 1 to 21.
  package func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The contrast ratio with another color as text, such as `3.2:1`, rounded down.
  package func ratioText(with other: RGB) -> String {
    Self.text(ofRatio: contrast(with: other))
  }

  /// Returns a contrast ratio as text, rounded down.
  static func text(ofRatio ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }

  /// The color, or the nearest one on its way to black or white that is readable on a background.
  ///
  /// - Parameter ratio: the least contrast; 4.5 for WCAG AA.
  package func readable(on background: RGB, ratio: Double = 4.5) -> RGB {
    let isLight = background.contrast(with: .black) > background.contrast(with: .white)
    let goal = isLight ? RGB.black : .white
    var color = self
    var part = 0.0
    while color.contrast(with: background) < ratio, part < 1 {
      part += 0.04
      color = mixed(with: goal, min(part, 1))
    }
    return color
  }

  /// Black or white, whichever is more readable on the color; its contrast is at least 4.58.
  package var text: RGB {
    contrast(with: .black) > contrast(with: .white) ? .black : .white
  }

  /// - Parameter part: the share of the other color, from 0 to 1.
  package func mixed(with other: RGB, _ part: Double) -> RGB {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(min(max((Double(one) * (1 - part) + Double(two) * part).rounded(), 0), 255))
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// The linear intensity of a channel: `((c + 0.055) / 1.055) ^ 2.4`.
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    // base ^ 2.4 is base² · (base²) ^ (1/5); the root by Newton's method.
    let square = base * base
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
