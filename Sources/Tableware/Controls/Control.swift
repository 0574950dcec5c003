/// What a row lets the reader set, as data: every back end shows it in its own way, and answers with a
/// ``ControlChange``.
public enum Control: Hashable, Sendable {
  /// On or off.
  case toggle(Bool)
  /// Text to type.
  case text(TextInput)
  /// A number that goes up and down.
  case number(NumberInput)
  /// One of a few titles, side by side.
  case choice(ChoiceInput)
  /// A day, a time, or both.
  case date(DateInput)
  /// How far something is, from 0 to 1; `nil` while nobody knows.
  case progress(Double?)
  /// Something to do; the row's tap does it.
  case button(ActionRole)
}

extension Control {
  /// Whether the reader can set it, or act on it.
  package var isSettable: Bool {
    if case .progress = self { false } else { true }
  }

  /// Whether going some steps forth or back sets it.
  package var isAdjustable: Bool {
    switch self {
    case .toggle, .number, .choice: true
    case .date(let date): date.value != nil
    case .text, .progress, .button: false
    }
  }
}
