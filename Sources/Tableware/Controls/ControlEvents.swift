/// The reader set the control of a row.
public struct ControlChange: Event {
  /// A row may show a control for looking at only.
  public static var mayGoUnhandled: Bool { true }

  /// What it was set to.
  public let value: ControlValue

  /// A change.
  public init(_ value: ControlValue) { self.value = value }
}

/// The reader began to type into a row, or left it.
public struct FieldFocusChange: Event {
  /// Most rows need not know.
  public static var mayGoUnhandled: Bool { true }

  /// Whether the reader came or went.
  public let isFocused: Bool

  /// A change.
  public init(isFocused: Bool) { self.isFocused = isFocused }
}

/// The reader pressed return in a field of one line. Unless somebody handles it, the next field is next.
public struct FieldSubmit: Event {
  /// Most fields lead to the next one.
  public static var mayGoUnhandled: Bool { true }

  /// A return.
  public init() {}
}
