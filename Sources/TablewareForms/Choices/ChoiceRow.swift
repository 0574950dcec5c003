import Tableware

/// A row that shows the selected values and opens a screen with all choices: one of many values, or
/// any number of them.
///
/// ```swift
/// ChoiceRow("Country", countries.map { Choice($0.name, $0.code) }, selected: Field(form, \.country))
/// ChoiceRow("Toppings", ["Cheese", "Olives"], selected: form.indices("toppings"))
/// ```
///
/// Selecting a single value returns at once; with several, each tap selects or deselects one.
public struct ChoiceRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a row that selects one of a field's values, or none yet.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - choices: the choices.
  ///   - field: the field that stores the selected value.
  ///   - none: the text without a selection.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected field: Field<Value?>,
    none: String = Words.current[.none], id: String? = nil
  ) {
    self.init(title, choices, ChosenValues(one: field), none: none, id: id)
  }

  /// Creates a row that selects one value if there always is one, such as a case of an enumeration.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - choices: the choices.
  ///   - field: the field that stores the selected value.
  ///   - id: the identity; by default the tag of the field, or the title.
  @_disfavoredOverload
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected field: Field<Value>,
    id: String? = nil
  ) {
    self.init(
      title, choices, ChosenValues(one: field.map({ $0 }, { $0 })),
      none: Words.current[.none], id: id)
  }

  /// Creates a row that selects any number of a field's values.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - choices: the choices.
  ///   - field: the field that stores the selected values.
  ///   - none: the text without a selection.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected field: Field<Set<Value>>,
    none: String = Words.current[.none], id: String? = nil
  ) {
    self.init(title, choices, ChosenValues(many: field), none: none, id: id)
  }

  /// Creates a row that selects one title by its index.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - titles: the titles of the choices.
  ///   - field: the field that stores the selected index.
  ///   - none: the text without a selection.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Int?>,
    none: String = Words.current[.none], id: String? = nil
  ) {
    self.init(title, Choice.titles(titles), ChosenValues(one: field), none: none, id: id)
  }

  /// Creates a row that selects any number of titles by their indices.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - titles: the titles of the choices.
  ///   - field: the field that stores the selected indices.
  ///   - none: the text without a selection.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Set<Int>>,
    none: String = Words.current[.none], id: String? = nil
  ) {
    self.init(title, Choice.titles(titles), ChosenValues(many: field), none: none, id: id)
  }

  /// Creates a row that selects one value, with a closure that receives it.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - choices: the choices.
  ///   - selected: the selected value.
  ///   - none: the text without a selection.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new value.
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected: Value?,
    none: String = Words.current[.none], id: String? = nil,
    onChange: @escaping (Value) throws -> Void
  ) {
    let field = Field(selected) { if let value = $0 { try onChange(value) } }
    self.init(title, choices, ChosenValues(one: field), none: none, id: id)
  }

  private init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], _ selection: ChosenValues<Value>,
    none: String, id: String?
  ) {
    let field = selection.field
    let name = title.rowText.string
    let titles = selection.titles(among: choices)
    let value =
      titles.isEmpty
      ? RowText(none, tone: .secondary) : RowText(titles.joined(separator: ", "))
    let content = RowContent(title: title, values: [value], accessory: .disclosure)
      .spoken(hint: Words.current[.choiceHint])
    parts = RowParts(
      field, content,
      EventHandlers(pushing: { ChoiceScreen(name, choices, selection, opener: $0) }), id: id)
  }
}
