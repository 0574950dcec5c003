/// Enough of a row was on screen for long enough to have been seen, as ``Table/impressions`` says.
/// Raised once for each time that it comes on screen.
public struct Impression: OptionalEvent {
  /// An impression.
  public init() {}
}

/// When a row counts as seen.
public struct ImpressionRule: Hashable, Sendable {
  /// How much of the row has to be on screen, from 0 to 1; of a row that is higher than the screen,
  /// how much of the screen it fills.
  public var share: Double
  /// For how long, without interruption.
  public var time: Duration

  /// A rule. A share that is no number from 0 to 1 is taken as the nearest one, a negative time as
  /// none.
  public init(share: Double = 0.5, time: Duration = .seconds(1)) {
    self.share = share > 0 ? min(share, 1) : 0
    self.time = max(time, .zero)
  }
}
