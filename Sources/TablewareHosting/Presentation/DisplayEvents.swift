import Tableware

/// The display events that a handler exists for, so that a surface need not watch the other rows.
public struct DisplayEvents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// ``Prefetch`` and ``PrefetchCancel``.
  public static let prefetch = DisplayEvents(rawValue: 1)
  /// ``Appearance`` and ``Disappearance``.
  public static let appearance = DisplayEvents(rawValue: 2)
  /// ``Impression``.
  public static let impression = DisplayEvents(rawValue: 4)
}
