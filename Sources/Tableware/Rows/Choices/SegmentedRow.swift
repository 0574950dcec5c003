/// One of a few titles, side by side.
///
/// ```swift
/// SegmentedRow("Units", ["km", "miles"], selected: form.index("units"))
/// SegmentedRow("Units", ["km", "miles"], selected: form.text("units").among(["km", "mi"]))
/// ```
///
/// For more than about five, take a ``ChoiceRow`` or a ``RadioGroup``.
public struct SegmentedRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// Titles of which a field is one, by its place. A place outside is shown as none.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Int?>
  ) {
    let count = titles.count
    let content = RowContent(
      title: title, control: .choice(ChoiceInput(titles, selected: field.value))
    )
    .spoken(hint: Words.current[.segmentsHint, count])
    let handlers = EventHandlers(setting: field, to: "an index below \(count)") { value -> Int?? in
      guard let index = value.index, index >= 0, index < count else { return .none }
      return .some(index)
    }
    parts = RowParts(field, content, handlers)
  }

  /// Titles of which a field is always one, by its place.
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Int>
  ) {
    self.init(title, titles, selected: field.map({ $0 }, { $0 }))
  }

  /// Titles of which a value is one, by its place.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected: Int?,
    onChange: @escaping (Int) throws -> Void
  ) {
    self.init(
      title, titles, selected: Field(selected) { if let position = $0 { try onChange(position) } })
  }
}
