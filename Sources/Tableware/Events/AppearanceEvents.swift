/// A row may come on screen soon: load what it needs. Not every row that comes is announced, and not every
/// row that is announced comes (rule L-16).
public struct Prefetch: Event {
  /// Most rows have all they need.
  public static var mayGoUnhandled: Bool { true }

  /// An announcement.
  public init() {}
}

/// A row that was announced by ``Prefetch`` may not come after all: what is still being loaded for it can
/// wait. It may come all the same.
public struct PrefetchCancel: Event {
  /// Most rows have all they need.
  public static var mayGoUnhandled: Bool { true }

  /// A cancellation.
  public init() {}
}

/// A row came on screen. Raised once for each time that it does, after the frame that shows it.
public struct Appearance: Event {
  /// Most rows have nothing to do then.
  public static var mayGoUnhandled: Bool { true }

  /// An appearance.
  public init() {}
}

/// A row that raised ``Appearance`` went off screen and is still in the table. A row that was removed goes
/// without a word: there is nobody left to raise it.
public struct Disappearance: Event {
  /// Most rows have nothing to do then.
  public static var mayGoUnhandled: Bool { true }

  /// A disappearance.
  public init() {}
}
