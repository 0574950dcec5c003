/// A day, a time, or both.
public struct DateInput: Hashable, Sendable {
  /// What is asked for.
  public enum Parts: Hashable, Sendable {
    /// Year, month and day.
    case day
    /// Hour and minute.
    case time
    /// All of them.
    case dayAndTime
  }

  /// What was chosen; `nil` for nothing.
  public let value: CalendarDate?
  /// What is asked for.
  public let parts: Parts
  /// The first and the last that may be chosen; `nil` for any.
  public let range: ClosedRange<CalendarDate>?

  /// An input. A date outside the range is shown as it is, and cannot be chosen again.
  public init(
    _ value: CalendarDate?, parts: Parts = .day, in range: ClosedRange<CalendarDate>? = nil
  ) {
    self.value = value
    self.parts = parts
    self.range = range
  }
}
