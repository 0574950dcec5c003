/// Writes PNG files, without compression.
package enum PNG {
  /// A file of lines of pixels, each line after the number of its filter, 0.
  ///
  /// - Parameters:
  ///   - colorType: 2 for red, green and blue; 3 for numbers of colors of a palette.
  ///   - palette: the colors, three bytes each.
  package static func file(
    _ width: Int, _ height: Int, colorType: UInt8, palette: [UInt8] = [], _ lines: [UInt8]
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", word(width) + word(height) + [8, colorType, 0, 0, 0])
      + (palette.isEmpty ? [] : chunk("PLTE", palette)) + chunk("IDAT", stored(lines))
      + chunk("IEND", [])
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
