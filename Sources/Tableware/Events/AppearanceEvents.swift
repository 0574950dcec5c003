/// A row may come on screen soon: load what it needs. Not every row that comes is announced, and not every
/// row that is announced comes (rule L-16).
public struct Prefetch: OptionalEvent {
  /// An announcement.
  public init() {}
}

/// A row that was announced by ``Prefetch`` may not come after all: what is still being loaded for it can
/// wait. It may come all the same.
public struct PrefetchCancel: OptionalEvent {
  /// A cancellation.
  public init() {}
}

/// A row came on screen. Raised once for each time that it does, after the frame that shows it.
public struct Appearance: OptionalEvent {
  /// An appearance.
  public init() {}
}

/// A row that raised ``Appearance`` went off screen and is still in the table. A row that was removed goes
/// without a word: there is nobody left to raise it.
public struct Disappearance: OptionalEvent {
  /// A disappearance.
  public init() {}
}
