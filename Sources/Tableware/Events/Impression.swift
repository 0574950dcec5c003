/// The user has seen a row: enough of it was on screen for long enough, according to
/// ``Table/impressions``. Raised once for each time that it appears on screen.
public struct Impression: OptionalEvent {
  /// Creates the event that a row was seen.
  public init() {}
}

/// The condition under which a row counts as seen.
public struct ImpressionRule: Hashable, Sendable {
  /// The visible share of the row, from 0 to 1; for a row that is higher than the screen, the share
  /// of the screen that it fills.
  public var share: Double
  /// The duration for which it is visible without interruption.
  public var time: Duration

  /// Creates a rule. Out-of-range values are clamped; NaN becomes 0.
  ///
  /// - Parameters:
  ///   - share: the visible share of the row, from 0 to 1.
  ///   - time: the duration without interruption; a negative duration counts as zero.
  public init(share: Double = 0.5, time: Duration = .seconds(1)) {
    self.share = share > 0 ? min(share, 1) : 0
    self.time = max(time, .zero)
  }
}
