/// A generated picture, as a PNG file: two circles on a color.
enum Portrait {
  /// - Parameters:
  ///   - seed: determines the colors.
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
    return file(width, height, pixels)
  }

  private static func color(_ hue: Int, lightness: Int) -> [UInt8] {
    // Three waves, a third of the circle apart.
    (0..<3).map { part in
      let angle = (hue + part * 120) % 360
      let wave = abs(angle - 180) * 2 / 3
      return UInt8(min(255, max(0, lightness - 60 + wave)))
    }
  }

  private static func file(_ width: Int, _ height: Int, _ pixels: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", word(width) + word(height) + [8, 2, 0, 0, 0])
      + chunk("IDAT", stored(pixels)) + chunk("IEND", [])
  }

  /// The bytes as a stream of zlib, without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < bytes.count {
      let end = min(start + 65_535, bytes.count)
      let count = end - start
      result.append(end == bytes.count ? 1 : 0)
      result += [UInt8(count & 0xFF), UInt8(count >> 8)]
      result += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
      result += bytes[start..<end]
      start = end
    }
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + word(high << 16 | low)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body { sum = sum >> 8 ^ sums[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return word(content.count) + body + word(Int(~sum))
  }

  private static let sums: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
