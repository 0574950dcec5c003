/// A row that shows what is chosen and opens a screen on which to choose: one of many values, or
/// any number of them.
///
/// ```swift
/// ChoiceRow("Country", countries.map { Choice($0.name, $0.code) }, selected: Field(form, \.country))
/// ChoiceRow("Toppings", ["Cheese", "Olives"], selected: form.indices("toppings"))
/// ```
///
/// Choosing one value goes back at once; of several, each tap adds or takes away.
public struct ChoiceRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A choice of one value.
  ///
  /// - Parameter none: what is shown while nothing is chosen.
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected field: Field<Value?>,
    none: String = Words.current[.none]
  ) {
    self.init(title, choices, ChosenValues(one: field), none: none)
  }

  /// A choice of one value where there is always one, such as a case of an enumeration.
  @_disfavoredOverload
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected field: Field<Value>
  ) {
    self.init(
      title, choices, ChosenValues(one: field.map({ $0 }, { $0 })),
      none: Words.current[.none])
  }

  /// A choice of any number of values.
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected field: Field<Set<Value>>,
    none: String = Words.current[.none]
  ) {
    self.init(title, choices, ChosenValues(many: field), none: none)
  }

  /// A choice of one title, by its place.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Int?>,
    none: String = Words.current[.none]
  ) {
    self.init(title, Choice.titles(titles), ChosenValues(one: field), none: none)
  }

  /// A choice of any number of titles, by their places.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Set<Int>>,
    none: String = Words.current[.none]
  ) {
    self.init(title, Choice.titles(titles), ChosenValues(many: field), none: none)
  }

  /// A choice of one value, and a closure that hears of a new one.
  public init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], selected: Value?,
    none: String = Words.current[.none], onChange: @escaping (Value) throws -> Void
  ) {
    let field = Field(selected) { if let value = $0 { try onChange(value) } }
    self.init(title, choices, ChosenValues(one: field), none: none)
  }

  private init<Value>(
    _ title: any RowTextConvertible, _ choices: [Choice<Value>], _ selection: ChosenValues<Value>,
    none: String
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
      EventHandlers(pushing: { ChoiceScreen(name, choices, selection, opener: $0) }))
  }
}
