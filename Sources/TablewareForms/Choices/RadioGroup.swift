import Tableware

/// A group of rows with which the user selects one of several values.
///
/// ```swift
/// Section("size", header: "Size") {
///   RadioGroup("size", sizes, selected: Field(order, \.size))
/// }
/// ```
///
/// The identity of a row consists of the name of the group and the value, so two groups may have
/// the same values. A message about the selection is under the last choice, in a row whose identity
/// is the field's tag. The section, the table and the screen receive a `ControlChange` with the
/// index of the selected choice. For choices on a separate screen, use a ``ChoiceRow``.
public struct RadioGroup: RowGroup {
  /// One row for each choice, in their order.
  public let rows: [AnyRow]

  /// Creates a group that selects one of a field's values, or none yet.
  ///
  /// - Parameters:
  ///   - name: the name of the group, unique in the table.
  ///   - choices: the choices.
  ///   - field: the field that stores the selected value.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected field: Field<Value?>
  ) {
    rows = OptionRow.rows(name, choices, ChosenValues(one: field))
  }

  /// Creates a group that selects one of several values.
  ///
  /// - Parameters:
  ///   - name: the name of the group, unique in the table.
  ///   - choices: the choices.
  ///   - selected: the selected value.
  ///   - onChange: receives the new value.
  public init<Value>(
    _ name: String, _ choices: [Choice<Value>], selected: Value?,
    onChange: @escaping (Value) throws -> Void
  ) {
    self.init(
      name, choices,
      selected: Field(selected) { if let value = $0 { try onChange(value) } })
  }

  /// Creates a group of titles, one of which is selected by its index.
  ///
  /// - Parameters:
  ///   - name: the name of the group, unique in the table.
  ///   - titles: the titles of the choices.
  ///   - field: the field that stores the selected index.
  public init(_ name: String, _ titles: [String], selected field: Field<Int?>) {
    self.init(name, Choice.titles(titles), selected: field)
  }
}
