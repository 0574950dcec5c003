/// A row was tapped, clicked, or activated by a key.
public struct Tap: Event {
  /// Rows that do nothing may be tapped too.
  public static var mayGoUnhandled: Bool { true }

  /// A tap.
  public init() {}
}

/// The detail accessory of a row was tapped.
public struct DetailTap: Event {
  /// Rows that do nothing may be tapped too.
  public static var mayGoUnhandled: Bool { true }

  /// A tap.
  public init() {}
}

/// A row was held down.
public struct LongPress: Event {
  /// Rows that do nothing may be held down too.
  public static var mayGoUnhandled: Bool { true }

  /// A long press.
  public init() {}
}
