/// The value of a control that the user set.
public enum ControlValue: Hashable, Sendable, Codable {
  /// The value of a toggle, on or off.
  case bool(Bool)
  /// The text that the user typed.
  case text(String)
  /// The number of a stepper, a slider or a rating.
  case number(Double)
  /// The index of a choice, counted from 0.
  case index(Int)
  /// The date that the user selected.
  case date(CalendarDate)
}
