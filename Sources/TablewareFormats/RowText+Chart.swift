import Tableware

extension RowText {
  /// Creates a chart of numbers in one line of text, of the characters ▁ to █: for the value of a
  /// row, on every surface.
  ///
  /// ```swift
  /// RowContent(
  ///   title: "Load",
  ///   values: [RowValue(RowText(chart: loads, in: 0...1), isDecorative: true), "40 %"])
  /// ```
  ///
  /// A screen reader would read the characters and not the numbers: let it skip the value, and show
  /// the number that matters beside it.
  ///
  /// - Parameters:
  ///   - numbers: the numbers, the latest one last. Only the last 40 are shown. A number that is
  ///     not finite is a gap.
  ///   - range: the numbers of the lowest and the highest character; others are shown as the
  ///     nearest of the two. By default those of the least and the greatest shown number; if all
  ///     are equal, they are shown in the middle.
  ///   - tone: the meaning of the text; `nil` for that of its place in the row.
  ///
  /// - Complexity: O(1): at most 40 numbers are read.
  public init(chart numbers: [Double], in range: ClosedRange<Double>? = nil, tone: Tone? = nil) {
    let shown = numbers.suffix(40)
    let finite = shown.filter(\.isFinite)
    let low = range?.lowerBound ?? finite.min() ?? 0
    let high = range?.upperBound ?? finite.max() ?? 0
    let levels = shown.map { Self.level(of: $0, from: low, to: high) }
    self.init(String(levels.map { $0.map { Self.blocks[$0] } ?? " " }), tone: tone)
  }

  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// Returns the index of the block for a number; `nil` for a gap.
  private static func level(of number: Double, from low: Double, to high: Double) -> Int? {
    guard number.isFinite, low.isFinite, high.isFinite else { return nil }
    // Halves, because a difference of two numbers may be larger than any number.
    let height = high / 2 - low / 2
    guard height > 0 else { return number < low ? 0 : number > high ? 7 : 3 }
    let share = (min(max(number, low), high) / 2 - low / 2) / height
    return min(Int(share * 8), 7)
  }
}
