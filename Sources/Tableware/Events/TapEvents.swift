/// A row was tapped, clicked, or activated by a key.
public struct Tap: OptionalEvent {
  /// Creates the event that a row was tapped.
  public init() {}
}

/// The detail accessory of a row was tapped.
public struct DetailTap: OptionalEvent {
  /// Creates the event that an accessory was tapped.
  public init() {}
}

/// A row was held down.
public struct LongPress: OptionalEvent {
  /// Creates the event that a row was held down.
  public init() {}
}
