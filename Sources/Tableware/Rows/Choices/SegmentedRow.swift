/// One of a few titles, side by side.
///
/// ```swift
/// SegmentedRow("Units", ["km", "miles"], selected: form.index("units"))
/// SegmentedRow("Units", ["km", "miles"], selected: form.text("units").among(["km", "mi"]))
/// ```
///
/// For more than about five, take a ``ChoiceRow`` or a ``RadioGroup``.
public struct SegmentedRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let field: Field<Int?>
  private let count: Int

  /// Titles of which a field is one, by its place. A place outside is shown as none.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Int?>
  ) {
    self.field = field
    count = titles.count
    id = field.tag ?? title.rowText.string
    body = RowContent(title: title, control: .choice(ChoiceInput(titles, selected: field.value)))
      .spoken(hint: Words.current.controls.choosesOneOf(titles.count)).showing(field)
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
      title, titles, selected: Field(selected) { if let place = $0 { try onChange(place) } })
  }

  /// Sets the field.
  public var handlers: EventHandlers {
    EventHandlers(setting: field, to: "a place below \(count)") { [count] value -> Int?? in
      guard let index = value.index, index >= 0, index < count else { return .none }
      return .some(index)
    }
  }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}
