/// A row was tapped, clicked, or activated by a key.
public struct Tap: OptionalEvent {
  /// A tap.
  public init() {}
}

/// The detail accessory of a row was tapped.
public struct DetailTap: OptionalEvent {
  /// A tap.
  public init() {}
}

/// A row was held down.
public struct LongPress: OptionalEvent {
  /// A long press.
  public init() {}
}
