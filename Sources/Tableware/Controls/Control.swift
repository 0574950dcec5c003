/// The control of a row, as data: every back end shows it in its own way, and raises a
/// ``ControlChange``.
public enum Control: Hashable, Sendable {
  /// A switch that is on or off.
  case toggle(Bool)
  /// A field that the user types into.
  case text(TextInput)
  /// A number that the user increments and decrements.
  case number(NumberInput)
  /// One of a few titles, side by side.
  case choice(ChoiceInput)
  /// A day, a time, or both.
  case date(DateInput)
  /// A rating as a number of stars.
  case rating(RatingInput)
  /// The order of rows by one of their columns.
  case sort(SortInput)
  /// A file that the user sends.
  case file(FileInput)
  /// The progress from 0 to 1; `nil` while it is unknown.
  case progress(Double?)
  /// A button; its action is that of the row's tap.
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
    case .sort(let input): input
    case .file(let input): input
    case .progress(let fraction): ProgressInput(fraction: fraction)
    case .button: ButtonInput()
    }
  }

  /// The value after the control is activated; `nil` if that sets nothing. Activating a choice
  /// selects the next title.
  package var activated: ControlValue? { input.activated }

  /// The value after some steps forward, or back below 0; `nil` if the control does not reach it.
  package func adjusted(by steps: Int) -> ControlValue? { input.adjusted(by: steps) }

  /// Returns whether the control accepts a value: the type fits, and the value is in range.
  package func accepts(_ value: ControlValue) -> Bool { input.accepts(value) }
}
