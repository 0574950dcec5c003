/// What a row lets the reader set, as data: every back end shows it in its own way, and answers
/// with a ``ControlChange``.
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
  /// A number of stars.
  case rating(RatingInput)
  /// How far something is, from 0 to 1; `nil` while nobody knows.
  case progress(Double?)
  /// Something to do; the row's tap does it.
  case button(ActionRole)
}

extension Control {
  /// The description of the control, whatever kind it is.
  package var input: any ControlInput {
    switch self {
    case .toggle(let isOn): ToggleInput(isOn: isOn)
    case .text(let input): input
    case .number(let input): input
    case .choice(let input): input
    case .date(let input): input
    case .rating(let input): input
    case .progress(let fraction): ProgressInput(fraction: fraction)
    case .button: ButtonInput()
    }
  }

  /// The value after the control is activated; `nil` if that sets nothing. Activating a choice
  /// selects the next title.
  package var activated: ControlValue? { input.activated }

  /// The value after some steps forward, or back below 0; `nil` if the control cannot go there.
  package func adjusted(by steps: Int) -> ControlValue? { input.adjusted(by: steps) }

  /// Whether the control can have a value: the type fits, and the value is in range.
  package func accepts(_ value: ControlValue) -> Bool { input.accepts(value) }
}
