/// A day, a time, or both.
///
/// ```swift
/// DateRow("Birthday", date: form.date("birthday"))
/// DateRow("Alarm", date: alarm, parts: .time) { alarm = $0 }
/// ```
public struct DateRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let field: Field<CalendarDate?>
  private let range: ClosedRange<CalendarDate>?

  /// A date of a field. One that is set outside the range is taken as the nearest in it.
  public init(
    _ title: any RowTextConvertible, date field: Field<CalendarDate?>,
    parts: DateInput.Parts = .day, in range: ClosedRange<CalendarDate>? = nil
  ) {
    self.field = field
    self.range = range
    id = field.tag ?? title.rowText.string
    body = RowContent(
      title: title, control: .date(DateInput(field.value, parts: parts, in: range))
    )
    .spoken(value: field.value == nil ? Words.current.controls.notSet : nil, hint: parts.hint)
    .showing(field)
  }

  /// A date of a value.
  public init(
    _ title: any RowTextConvertible, date: CalendarDate?, parts: DateInput.Parts = .day,
    in range: ClosedRange<CalendarDate>? = nil,
    onChange: @escaping (CalendarDate) throws -> Void
  ) {
    self.init(
      title, date: Field(date) { if let date = $0 { try onChange(date) } }, parts: parts, in: range)
  }

  /// Sets the field.
  public var handlers: EventHandlers {
    EventHandlers(setting: field, to: "a date") { [range] value -> CalendarDate?? in
      guard let date = value.date else { return .none }
      guard let range else { return .some(date) }
      return .some(min(max(date, range.lowerBound), range.upperBound))
    }
  }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}

extension DateInput.Parts {
  fileprivate var hint: String {
    switch self {
    case .day: Words.current.controls.choosesDay
    case .time: Words.current.controls.choosesTime
    case .dayAndTime: Words.current.controls.choosesDayAndTime
    }
  }
}
