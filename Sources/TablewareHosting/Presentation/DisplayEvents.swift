import Tableware

/// The display events that have a handler, so that a surface need not watch other rows.
public struct DisplayEvents: OptionSet, Hashable, Sendable {
  /// The bits that represent the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: the bits that represent the set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The events before a row appears: `Prefetch` and `PrefetchCancel`.
  public static let prefetch = DisplayEvents(rawValue: 1)
  /// The events when a row appears or disappears: `Appearance` and `Disappearance`.
  public static let appearance = DisplayEvents(rawValue: 2)
  /// The event that the user has seen a row: `Impression`.
  public static let impression = DisplayEvents(rawValue: 4)
  /// The changes of the display that the list of the row observes, which are no events.
  package static let observed = DisplayEvents(rawValue: 8)
}
