/// What a control was set to.
public enum ControlValue: Hashable, Sendable, Codable {
  /// A toggle.
  case bool(Bool)
  /// Typed text.
  case text(String)
  /// A stepper or slider.
  case number(Double)
  /// The place of a choice, counted from 0.
  case index(Int)
  /// A date.
  case date(CalendarDate)
}
