/// The user set the control of a row.
public struct ControlChange: OptionalEvent {
  /// The new value of the control.
  public let value: ControlValue

  /// Creates the event with a value.
  ///
  /// - Parameter value: the new value of the control.
  public init(_ value: ControlValue) { self.value = value }
}

/// The user began to type into a row.
public struct FieldBegin: OptionalEvent {
  /// Creates the event.
  package init() {}
}

/// The user ended typing into a row: once for each ``FieldBegin``, unless the row was removed or
/// disabled.
public struct FieldEnd: OptionalEvent {
  /// The key or the other cause that ended it.
  public enum Reason: Hashable, Sendable {
    /// The Return key in a field of one line, after which nothing was typed.
    case submitted
    /// The Escape key; on UIKit, that of a hardware keyboard, or the period with Command. A text
    /// that is set at the end is discarded; see ``TextInput/Report``.
    case canceled
    /// Anything else, such as the focus on another row.
    case left
  }

  /// The key or the other cause that ended it.
  public let reason: Reason

  /// Creates the event.
  package init(_ reason: Reason) { self.reason = reason }
}

/// The user pressed Return in a field of one line. If no handler handles the event, the focus moves
/// to the next field.
public struct FieldSubmit: OptionalEvent {
  /// Creates the event.
  package init() {}
}

/// The user selected a file for a row, which reads it.
package struct FileSelection: OptionalEvent {
  /// The file, which only accepts what the control of the row accepts.
  package let file: FileSource

  /// Creates the event with a file.
  package init(_ file: FileSource) { self.file = file }
}
