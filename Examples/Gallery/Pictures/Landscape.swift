import Synchronization

/// Pictures that are drawn here, each once: hills under a sky, and covers of records.
enum Landscape {
  private static let drawn = Mutex<[[Int]: [UInt8]]>([:])

  /// Hills before a sky with a sun, as a PNG file.
  ///
  /// - Parameters:
  ///   - seed: decides the colors and the shape of the hills.
  ///   - width: in pixels.
  ///   - height: in pixels.
  static func hills(seed: Int, width: Int, height: Int) -> [UInt8] {
    picture([0, seed, width, height]) {
      let sky = palette(from: hue(seed * 47 + 200, 235), to: hue(seed * 47 + 240, 190), steps: 24)
      let hills = palette(from: hue(seed * 71 + 90, 150), to: hue(seed * 71 + 100, 70), steps: 4)
      let sun = hue(seed * 29 + 40, 245)
      let (sunX, sunY) = (width * (20 + seed * 17 % 60) / 100, height * 30 / 100)
      let radius = max(4, height / 9)
      let ridges = (0..<4).map { row in
        (0..<width).map { ridge(row, $0, width, height, seed) }
      }
      return draw(width, height, sky + hills + [sun]) { x, y in
        let behind = ridges.lastIndex { y > $0[x] }
        if let behind { return 24 + behind }
        let (dx, dy) = (x - sunX, y - sunY)
        if dx * dx + dy * dy < radius * radius { return 28 }
        return min(23, y * 24 / max(1, height * 7 / 10))
      }
    }
  }

  /// A record with rings, as a square PNG file.
  ///
  /// - Parameter side: in pixels.
  static func cover(seed: Int, side: Int = 88) -> [UInt8] {
    picture([1, seed, side]) {
      let colors = [
        hue(seed * 53, 225), hue(seed * 53 + 30, 120), hue(seed * 53 + 180, 160),
        hue(seed * 53 + 200, 60),
      ]
      let (centerX, centerY) = (side * (30 + seed * 13 % 50) / 100, side * 60 / 100)
      return draw(side, side, colors) { x, y in
        let (dx, dy) = (x - centerX, y - centerY)
        let ring = (dx * dx + dy * dy) * 16 / (side * side)
        if ring < 5 { return ring % 2 == 0 ? 2 : 3 }
        return (x + y * (1 + seed % 3)) * 6 / side % 2
      }
    }
  }

  /// Where a row of hills begins at a column, counted from the top; the last row is nearest.
  private static func ridge(_ row: Int, _ x: Int, _ width: Int, _ height: Int, _ seed: Int) -> Int {
    // Two triangle waves of whole numbers.
    func wave(_ length: Int, _ shift: Int) -> Int {
      let position = (x * 100 / max(1, width) + shift) % length
      return abs(position * 2 - length)
    }
    let slope = wave(40 + row * 9, seed * 31 + row * 17) + wave(23, seed * 7 + row * 29)
    return height * (46 + row * 12) / 100 + slope * height / 600
  }

  private static func picture(_ key: [Int], _ draw: () -> [UInt8]) -> [UInt8] {
    if let known = drawn.withLock({ $0[key] }) { return known }
    let picture = draw()
    drawn.withLock { $0[key] = picture }
    return picture
  }

  private static func draw(
    _ width: Int, _ height: Int, _ palette: [[UInt8]], _ color: (_ x: Int, _ y: Int) -> Int
  ) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(height * (width + 1))
    for y in 0..<height {
      lines.append(0)
      for x in 0..<width { lines.append(UInt8(color(x, y))) }
    }
    return PNG.file(width, height, colorType: 3, palette: palette.flatMap { $0 }, lines)
  }

  private static func palette(from start: [UInt8], to end: [UInt8], steps: Int) -> [[UInt8]] {
    (0..<steps).map { step in
      zip(start, end).map { one, other in
        UInt8((Int(one) * (steps - 1 - step) + Int(other) * step) / max(1, steps - 1))
      }
    }
  }

  private static func hue(_ hue: Int, _ lightness: Int) -> [UInt8] {
    (0..<3).map { part in
      let wave = abs((hue + part * 120) % 360 - 180)
      return UInt8(min(255, max(0, lightness - 55 + wave * 110 / 180)))
    }
  }
}
