import Tableware

extension Control {
  /// Returns the value that a client sent for the control, within the limits of its field. The
  /// ``Interaction`` checks whether the control accepts it.
  ///
  /// - Returns: `nil` for anything that the control of a page never sends.
  func value(of sent: ClientValue) -> ControlValue? {
    switch (self, sent) {
    case (.toggle, .bool(let isOn)): return .bool(isOn)
    case (.text(let input), .text(let text)):
      guard text.utf8.count <= ClientLimits.frameBytes else { return nil }
      let lines = input.lineCount > 1 ? text : text.filter { !$0.isNewline }
      return .text(String(lines.prefix(min(input.limit, ClientLimits.fieldLength))))
    // The caption that was tapped.
    case (.sort(let input), .number(let number)):
      return Int(exactly: number).flatMap(input.value(afterTapOn:))
    case (.choice, .number(let number)): return Int(exactly: number).map { .index($0) }
    case (_, .number(let number)):
      return input.scale != nil && number.isFinite ? .number(number) : nil
    case (.date(let input), .text(let text)):
      return CalendarDate(formText: text, input.parts).map { .date(input.completing($0)) }
    default: return nil
    }
  }
}

extension DateInput {
  /// Returns a date whose other parts are those of this one.
  fileprivate func completing(_ date: CalendarDate) -> CalendarDate {
    let day = value ?? range?.lowerBound ?? date
    switch parts {
    case .dayAndTime: return date
    case .day:
      return CalendarDate(
        year: date.year, month: date.month, day: date.day, hour: value?.hour ?? 0,
        minute: value?.minute ?? 0)
    case .time, .countdown:
      return CalendarDate(
        year: day.year, month: day.month, day: day.day, hour: date.hour, minute: date.minute)
    }
  }
}

extension ControlValue {
  /// Returns the text that the client's field then contains.
  func fieldText(_ control: Control?) -> String {
    switch self {
    case .bool(let isOn): return isOn ? "1" : ""
    case .text(let text): return text
    case .number(let number): return ItemHTML.text(number)
    case .index(let index): return "\(index)"
    case .order(let column, _): return "\(column)"
    case .date(let date):
      if case .date(let input) = control { return date.formText(input.parts) }
      return date.dayText
    }
  }
}
