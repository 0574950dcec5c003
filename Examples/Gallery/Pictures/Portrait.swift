/// A picture that is drawn here, as a PNG file: two circles on a color.
enum Portrait {
  /// - Parameters:
  ///   - seed: decides the colors.
  ///   - width: in pixels.
  ///   - height: in pixels.
  static func png(seed: Int, width: Int = 64, height: Int = 64) -> [UInt8] {
    let back = color(seed * 37, lightness: 200)
    let front = color(seed * 61 + 120, lightness: 110)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(height * (width * 3 + 1))
    let side = Double(min(width, height))
    for y in 0..<height {
      // Each line begins with its filter: none.
      pixels.append(0)
      for x in 0..<width {
        let (dx, dy) = (Double(x) - Double(width) / 2, Double(y) - Double(height) / 2)
        let head = dx * dx + (dy + side * 0.1) * (dy + side * 0.1) < side * side * 0.035
        let body = dx * dx / 1.6 + (dy - side * 0.52) * (dy - side * 0.52) < side * side * 0.095
        pixels += head || body ? front : back
      }
    }
    return PNG.file(width, height, colorType: 2, pixels)
  }

  private static func color(_ hue: Int, lightness: Int) -> [UInt8] {
    // Three waves, a third of the circle apart.
    (0..<3).map { part in
      let angle = (hue + part * 120) % 360
      let wave = abs(angle - 180) * 2 / 3
      return UInt8(min(255, max(0, lightness - 60 + wave)))
    }
  }
}
