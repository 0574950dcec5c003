/// A row may appear soon: load what it needs. A row may appear without this event, and may not
/// appear after it (rule L-16).
public struct Prefetch: OptionalEvent {
  /// Creates the event that a row may appear.
  public init() {}
}

/// A row that raised ``Prefetch`` is not expected to appear any more: cancel or postpone what is
/// loading for it. It may still appear.
public struct PrefetchCancel: OptionalEvent {
  /// Creates the event that a row is not expected.
  public init() {}
}

/// A row appeared. Raised once for each appearance, after the frame that shows the row.
public struct Appearance: OptionalEvent {
  /// Creates the event that a row appeared.
  public init() {}
}

/// A row that raised ``Appearance`` disappeared and is still in the table. A row that is removed
/// raises nothing, because events come from rows of the table.
public struct Disappearance: OptionalEvent {
  /// Creates the event that a row disappeared.
  public init() {}
}

extension Table {
  /// Returns the number of rows ahead of the screen that raise ``Prefetch``.
  ///
  /// - Parameter count: the number of rows on screen.
  package func prefetchCount(_ count: Int) -> Int {
    guard !prefetchDistance.isNaN else { return count }
    return Int((Double(count) * min(max(prefetchDistance, 0), 10)).rounded(.up))
  }
}
