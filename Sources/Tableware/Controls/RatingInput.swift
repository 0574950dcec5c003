/// A control that sets a number of stars, from none to a limit.
public struct RatingInput: Hashable, Sendable {
  /// The number of stars, from 0 to ``limit``.
  public let stars: Int
  /// The largest number of stars, from 1 to 10.
  public let limit: Int

  /// Creates a rating. Numbers out of range are clamped.
  ///
  /// - Parameters:
  ///   - stars: the number of stars.
  ///   - limit: the largest number of stars.
  public init(_ stars: Int, limit: Int = 5) {
    self.limit = min(max(limit, 1), 10)
    self.stars = min(max(stars, 0), self.limit)
  }
}

extension RatingInput: ControlInput {
  package var valueText: String? {
    Words.current[.stars, stars].replacing("{limit}", with: "\(limit)")
  }
  package var trait: RowAccessibility.Trait { .adjustable }
  package var isAdjustable: Bool { true }

  package var scale: ControlScale? {
    ControlScale(
      NumberInput(Double(stars), in: 0...Double(limit), style: .slider),
      glyphs: ControlScale.Glyphs(filled: "★", empty: "☆"))
  }

  package func accepts(_ value: ControlValue) -> Bool {
    value.number.flatMap(Int.init(exactly:)).map { (0...limit).contains($0) } ?? false
  }

  package func adjusted(by steps: Int) -> ControlValue? {
    // Steps beyond an end stop at that end.
    let number = min(max(stars + min(max(steps, -limit), limit), 0), limit)
    return number == stars ? nil : .number(Double(number))
  }
}
