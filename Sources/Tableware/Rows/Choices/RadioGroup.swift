/// One of several values, each in a row of its own.
///
/// ```swift
/// Section("size", header: "Size") {
///   RadioGroup("size", sizes, selected: Field(order, \.size))
/// }
/// ```
///
/// The rows are known by the name of the group and their value, so two groups may offer the same
/// values. What is wrong with what is chosen stands under the last choice, in a row known by the
/// field's tag. Whoever stands above hears of a choice by a ``ControlChange`` with its place. To
/// keep the choices on a screen of their own, take a ``ChoiceRow``.
public struct RadioGroup: RowGroup {
  /// One row for each choice.
  public let rows: [AnyRow]

  /// A group of which one value is chosen, or none yet.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected field: Field<Value?>
  ) {
    rows = OptionRow.rows(name, choices, ChosenValues(one: field))
  }

  /// A group of which one value is chosen.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected: Value?,
    onChange: @escaping (Value) throws -> Void
  ) {
    self.init(
      name, choices,
      selected: Field(selected) { if let value = $0 { try onChange(value) } })
  }

  /// A group of titles, of which one is chosen by its place.
  public init(_ name: String, _ titles: [String], selected field: Field<Int?>) {
    self.init(name, Choice.titles(titles), selected: field)
  }
}
