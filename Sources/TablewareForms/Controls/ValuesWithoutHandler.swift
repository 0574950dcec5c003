import Tableware

// A value without a closure would be a control that shows its old value after each change. Without
// these declarations the compiler would ask for a `Field`, which most apps do not need.

extension ToggleRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: ToggleRow(…, isOn: isOn) { isOn = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, isOn: Bool
  ) {
    self.init(title, symbol: symbol, subtitle: subtitle, isOn: isOn) { _ in }
  }
}

extension TextFieldRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: TextFieldRow(…, text: text) { text = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, text: String, placeholder: String = "",
    kind: TextInput.Kind = .plain, limit: Int = 1_000
  ) {
    self.init(title, text: text, placeholder: placeholder, kind: kind, limit: limit) { _ in }
  }
}

extension SliderRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: SliderRow(…, value: value) { value = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil, value: Double,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil
  ) {
    self.init(title, symbol: symbol, value: value, in: range, step: step) { _ in }
  }
}

extension StepperRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: StepperRow(…, in: 0...9) { value = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil, value: Double,
    in range: ClosedRange<Double>, step: Double = 1
  ) {
    self.init(title, subtitle: subtitle, value: value, in: range, step: step) { _ in }
  }
}

extension TextAreaRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: TextAreaRow(…) { text = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, text: String, placeholder: String = "", lineCount: Int = 4,
    limit: Int = 10_000
  ) {
    self.init(title, text: text, placeholder: placeholder, lineCount: lineCount, limit: limit) {
      _ in
    }
  }
}

extension SegmentedRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: SegmentedRow(…) { index = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected: Int?
  ) {
    self.init(title, titles, selected: selected) { _ in }
  }
}

extension DateRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: DateRow(…) { date = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, date: CalendarDate?, parts: DateInput.Parts = .day,
    in range: ClosedRange<CalendarDate>? = nil
  ) {
    self.init(title, date: date, parts: parts, in: range) { _ in }
  }
}

extension RatingRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: RatingRow(…) { stars = $0 }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil, stars: Int,
    limit: Int = 5
  ) {
    self.init(title, subtitle: subtitle, stars: stars, limit: limit) { _ in }
  }
}

extension ChoiceRow {
  /// Unavailable: a control needs a closure that stores its new value.
  @available(
    *, unavailable,
    message: "Add the closure that stores the new value: ChoiceRow(…) { value = $0 }."
  )
  @_disfavoredOverload
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected: Value?
  ) {
    self.init(title, choices, selected: selected) { _ in }
  }
}
