/// A control that sets a day, a time, or both.
public struct DateInput: Hashable, Sendable {
  /// The parts of a date that the user sets.
  public enum Parts: Hashable, Sendable {
    /// The year, the month and the day.
    case day
    /// The hour and the minute of a day.
    case time
    /// All parts: year, month, hour and minute included.
    case dayAndTime
    /// A duration in hours and minutes, up to 23 hours and 59 minutes, as the time of a date.
    case countdown

    /// Whether the user sets no day.
    package var isWithoutDay: Bool { self == .time || self == .countdown }
  }

  /// How UIKit shows the control. Other surfaces have one style.
  public enum Style: Hashable, Sendable {
    /// A small button that opens a picker above the row.
    case compact
    /// The picker itself: a calendar, or wheels for a time.
    case inline
  }

  /// The selected date; `nil` without a selection.
  public let value: CalendarDate?
  /// The parts of the date that the user sets.
  public let parts: Parts
  /// The first and the last selectable date; `nil` for any.
  public let range: ClosedRange<CalendarDate>?
  /// How UIKit shows the control.
  public var style = Style.compact

  /// Creates an input for a date. A date outside the range is shown unchanged, and cannot be
  /// selected again.
  ///
  /// - Parameters:
  ///   - value: the selected date; `nil` without a selection.
  ///   - parts: the parts of the date that the user sets.
  ///   - range: the first and the last selectable date; `nil` for any.
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
    let moved = parts.isWithoutDay ? value.adding(minutes: steps) : value.adding(days: steps)
    guard let range else { return .date(moved) }
    let nearest = min(max(moved, range.lowerBound), range.upperBound)
    return nearest == value ? nil : .date(nearest)
  }
}
