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
