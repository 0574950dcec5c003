/// The user set the control of a row.
public struct ControlChange: OptionalEvent {
  /// The new value of the control.
  public let value: ControlValue

  /// Creates the event with a value.
  ///
  /// - Parameter value: the new value of the control.
  public init(_ value: ControlValue) { self.value = value }
}

/// The user began or ended typing into a row.
public struct FieldFocusChange: OptionalEvent {
  /// Whether the user began to type.
  public let isFocused: Bool

  /// Creates the event.
  package init(isFocused: Bool) { self.isFocused = isFocused }
}

/// The user pressed Return in a field of one line. If no handler handles the event, the focus moves
/// to the next field.
public struct FieldSubmit: OptionalEvent {
  /// Creates the event.
  package init() {}
}
