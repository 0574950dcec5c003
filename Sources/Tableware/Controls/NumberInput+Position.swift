extension NumberInput {
  /// The number at a place in the range, from 0 to 1, at the nearest whole step.
  ///
  /// Places outside are taken as the nearest end; the ends of the range are always reached.
  package func value(at fraction: Double) -> Double {
    let place = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    if place == 1, range.upperBound.isFinite { return range.upperBound }
    let raw = (range.upperBound - range.lowerBound) * place
    let steps = (raw / step).rounded()
    let number = range.lowerBound + steps * step
    // A range without an end has no places.
    guard number.isFinite else { return value }
    return min(max(number, range.lowerBound), range.upperBound)
  }
}
