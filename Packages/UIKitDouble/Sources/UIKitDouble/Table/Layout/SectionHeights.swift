import Foundation

/// The heights of a section. Sums of chunks of rows make it cheap to find a row far down.
struct SectionHeights {
  private static let chunk = 64

  /// The room above the header (G-12).
  var padding: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  private var measured: [CGFloat?] = []
  private var estimates: [CGFloat] = []
  private var chunks: [CGFloat] = []
  /// The sum of all rows.
  private(set) var rows: CGFloat = 0

  var count: Int { measured.count }
  /// The view above the first row.
  var top: CGFloat { padding + header }
  var total: CGFloat { top + rows + footer }

  func measured(_ row: Int) -> CGFloat? { measured[row] }
  func estimate(_ row: Int) -> CGFloat { estimates[row] }
  func row(_ row: Int) -> CGFloat { measured[row] ?? estimates[row] }

  mutating func fill(
    _ rows: Int, _ height: (Int) -> (measured: CGFloat?, estimate: CGFloat)
  ) {
    measured = []
    estimates = []
    measured.reserveCapacity(rows)
    estimates.reserveCapacity(rows)
    for row in 0..<rows {
      let height = height(row)
      measured.append(height.measured)
      estimates.append(height.estimate)
    }
    let count = (measured.count + Self.chunk - 1) / Self.chunk
    chunks = (0..<count).map { sum(of: $0) }
    self.rows = chunks.reduce(0, +)
  }

  mutating func set(_ height: CGFloat, at row: Int) {
    guard measured[row] != height else { return }
    measured[row] = height
    chunks[row / Self.chunk] = sum(of: row / Self.chunk)
    rows = chunks.reduce(0, +)
  }

  private func sum(of chunk: Int) -> CGFloat {
    let first = chunk * Self.chunk
    var sum: CGFloat = 0
    for index in first..<min(first + Self.chunk, measured.count) { sum += row(index) }
    return sum
  }

  /// Where a row begins, from the first one on.
  func offset(of row: Int) -> CGFloat {
    var y = chunks[..<(row / Self.chunk)].reduce(0, +)
    for index in (row / Self.chunk * Self.chunk)..<row { y += self.row(index) }
    return y
  }

  /// The rows between two heights, from the first one on.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    var (y, index): (CGFloat, Int) = (0, 0)
    while index < chunks.count, y + chunks[index] <= top {
      y += chunks[index]
      index += 1
    }
    var found: [Int] = []
    var row = index * Self.chunk
    while row < count, y < bottom {
      let height = self.row(row)
      if y + height > top { found.append(row) }
      y += height
      row += 1
    }
    return found
  }
}
