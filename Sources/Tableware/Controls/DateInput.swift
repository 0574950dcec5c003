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

extension DateInput: ControlInput {
  package var valueText: String? { value?.text(parts) }
  package var trait: RowAccessibility.Trait { .adjustable }
  package var isAdjustable: Bool { value != nil }
  package var largeStep: Int { 10 }

  package func accepts(_ value: ControlValue) -> Bool {
    value.date.map { range?.contains($0) ?? true } ?? false
  }

  package func adjusted(by steps: Int) -> ControlValue? {
    guard let value else { return nil }
    let moved = parts == .time ? value.adding(minutes: steps) : value.adding(days: steps)
    guard let range else { return .date(moved) }
    let nearest = min(max(moved, range.lowerBound), range.upperBound)
    return nearest == value ? nil : .date(nearest)
  }
}
