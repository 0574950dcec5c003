/// Any number of several values, each in a row of its own.
///
/// ```swift
/// CheckGroup("toppings", ["Cheese", "Olives"], selected: form.indices("toppings"))
/// ```
public struct CheckGroup: RowGroup {
  /// One row for each choice.
  public let rows: [AnyRow]

  /// A group of which any number of values is chosen.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected field: Field<Set<Value>>
  ) {
    rows = OptionRow.rows(name, choices, ChosenValues(many: field))
  }

  /// A group of which any number of values is chosen.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected: Set<Value>,
    onChange: @escaping (Set<Value>) throws -> Void
  ) {
    self.init(name, choices, selected: Field(selected, onChange: onChange))
  }

  /// A group of titles, which are chosen by their place.
  public init(_ name: String, _ titles: [String], selected field: Field<Set<Int>>) {
    self.init(name, Choice.titles(titles), selected: field)
  }
}
