import Tableware

/// A row that sets a day, a time, or both.
///
/// ```swift
/// DateRow("Birthday", date: form.date("birthday"))
/// DateRow("Alarm", date: alarm, parts: .time) { alarm = $0 }
/// DateRow("Timer", countdown: timer) { timer = $0 }
/// ```
public struct DateRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a row for the date of a field. The user cannot set a date outside the range; such a
  /// date in a `ControlChange` that code raises becomes the nearest one.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - field: the field that stores the date.
  ///   - parts: the parts of the date that the user sets.
  ///   - range: the first and the last selectable date; `nil` for any.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, date field: Field<CalendarDate?>,
    parts: DateInput.Parts = .day, in range: ClosedRange<CalendarDate>? = nil, id: String? = nil
  ) {
    let content = RowContent(
      title: title, control: .date(DateInput(field.value, parts: parts, in: range))
    )
    .spoken(value: field.value == nil ? Words.current[.notSet] : nil, hint: parts.hint)
    self.parts = RowParts(field, content, Self.handlers(setting: field, in: range), id: id)
  }

  /// Creates the row with the picker of a ``DatePickerGroup``, without texts.
  init(
    _ field: Field<CalendarDate?>, parts: DateInput.Parts, in range: ClosedRange<CalendarDate>?,
    id: String, label: String
  ) {
    var input = DateInput(field.value, parts: parts, in: range)
    input.style = .inline
    let content = RowContent(title: "", control: .date(input))
      .spoken(
        label: label, value: field.value == nil ? Words.current[.notSet] : nil, hint: parts.hint)
    self.parts = RowParts(
      id: id, content.showing(field), Self.handlers(setting: field, in: range),
      isEnabled: field.isEnabled)
  }

  private static func handlers(
    setting field: Field<CalendarDate?>, in range: ClosedRange<CalendarDate>?
  ) -> EventHandlers {
    EventHandlers(setting: field, to: "a date") { value -> CalendarDate?? in
      guard let date = value.date else { return .none }
      guard let range else { return .some(date) }
      return .some(min(max(date, range.lowerBound), range.upperBound))
    }
  }

  /// Creates a control for a date, with a closure that receives it.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - date: the selected date.
  ///   - parts: the parts of the date that the user sets.
  ///   - range: the first and the last selectable date; `nil` for any.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new date.
  public init(
    _ title: any RowTextConvertible, date: CalendarDate?, parts: DateInput.Parts = .day,
    in range: ClosedRange<CalendarDate>? = nil,
    id: String? = nil, onChange: @escaping (CalendarDate) throws -> Void
  ) {
    self.init(
      title, date: Field(date) { if let date = $0 { try onChange(date) } }, parts: parts, in: range,
      id: id)
  }
}

extension DateRow {
  /// Creates a control for a duration in hours and minutes, such as that of a timer.
  ///
  /// ```swift
  /// DateRow("Timer", countdown: timer) { timer = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - countdown: the duration, in whole minutes; one outside of 0 to 23 hours and 59 minutes
  ///     becomes the nearest one.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new duration.
  public init(
    _ title: any RowTextConvertible, countdown: Duration,
    id: String? = nil, onChange: @escaping (Duration) throws -> Void
  ) {
    self.init(title, date: CalendarDate(countdown: countdown), parts: .countdown, id: id) {
      try onChange($0.countdown)
    }
  }
}

extension DateInput.Parts {
  fileprivate var hint: String {
    switch self {
    case .day: Words.current[.dayHint]
    case .time: Words.current[.timeHint]
    case .dayAndTime: Words.current[.dayAndTimeHint]
    case .countdown: Words.current[.countdownHint]
    }
  }
}
