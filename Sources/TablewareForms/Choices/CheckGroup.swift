import Tableware

/// A group of rows with which the user selects any number of values.
///
/// ```swift
/// CheckGroup("toppings", ["Cheese", "Olives"], selected: form.indices("toppings"))
/// ```
public struct CheckGroup: RowGroup {
  /// One row for each choice, in their order.
  public let rows: [AnyRow]

  /// Creates a group that selects any number of a field's values.
  ///
  /// - Parameters:
  ///   - name: the name of the group, unique in the table.
  ///   - choices: the choices.
  ///   - field: the field that stores the selected values.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected field: Field<Set<Value>>
  ) {
    rows = OptionRow.rows(name, choices, ChosenValues(many: field))
  }

  /// Creates a group that selects any number of values.
  ///
  /// - Parameters:
  ///   - name: the name of the group, unique in the table.
  ///   - choices: the choices.
  ///   - selected: the selected values.
  ///   - onChange: receives the new selected values.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected: Set<Value>,
    onChange: @escaping (Set<Value>) throws -> Void
  ) {
    self.init(name, choices, selected: Field(selected, onChange: onChange))
  }

  /// Creates a group of titles that are identified by their index.
  ///
  /// - Parameters:
  ///   - name: the name of the group, unique in the table.
  ///   - titles: the titles of the choices.
  ///   - field: the field that stores the selected indices.
  public init(_ name: String, _ titles: [String], selected field: Field<Set<Int>>) {
    self.init(name, Choice.titles(titles), selected: field)
  }
}
