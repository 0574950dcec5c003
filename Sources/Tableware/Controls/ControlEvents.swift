/// The reader set the control of a row.
public struct ControlChange: OptionalEvent {
  /// What it was set to.
  public let value: ControlValue

  /// A change.
  public init(_ value: ControlValue) { self.value = value }
}

/// The reader began to type into a row, or left it.
public struct FieldFocusChange: OptionalEvent {
  /// Whether the reader came or went.
  public let isFocused: Bool

  /// A change.
  package init(isFocused: Bool) { self.isFocused = isFocused }
}

/// The reader pressed return in a field of one line. Unless somebody handles it, the next field is next.
public struct FieldSubmit: OptionalEvent {
  /// A return.
  package init() {}
}
