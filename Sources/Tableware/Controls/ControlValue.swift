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
  /// The order of rows by the column with the index of a caption; 0 is that of the titles.
  case order(column: Int, isDescending: Bool)
}

extension ControlValue {
  package var bool: Bool? { if case .bool(let isOn) = self { isOn } else { nil } }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var index: Int? { if case .index(let index) = self { index } else { nil } }
  package var date: CalendarDate? { if case .date(let date) = self { date } else { nil } }
  package var order: (column: Int, isDescending: Bool)? {
    if case .order(let column, let isDescending) = self { (column, isDescending) } else { nil }
  }
  package var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}
