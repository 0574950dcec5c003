import Tableware

/// A row that selects one of a few adjacent titles.
///
/// ```swift
/// SegmentedRow("Units", ["km", "miles"], selected: form.index("units"))
/// SegmentedRow("Units", ["km", "miles"], selected: form.text("units").among(["km", "mi"]))
/// ```
///
/// For more than about five titles, use a ``ChoiceRow`` or a ``RadioGroup``.
public struct SegmentedRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a row whose field stores the index of a title. An index out of range is shown as none.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - titles: the titles of the segments.
  ///   - field: the field that stores the selected index.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Int?>,
    id: String? = nil
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
    parts = RowParts(field, content, handlers, id: id)
  }

  /// Creates a row whose field always stores the index of a title.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - titles: the titles of the segments.
  ///   - field: the field that stores the selected index.
  ///   - id: the identity; by default the tag of the field, or the title.
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected field: Field<Int>,
    id: String? = nil
  ) {
    self.init(title, titles, selected: field.map({ $0 }, { $0 }), id: id)
  }

  /// Creates a row that selects a title by its index.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - titles: the titles of the segments.
  ///   - selected: the selected index.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new index.
  public init(
    _ title: any RowTextConvertible, _ titles: [String], selected: Int?,
    id: String? = nil, onChange: @escaping (Int) throws -> Void
  ) {
    self.init(
      title, titles, selected: Field(selected) { if let position = $0 { try onChange(position) } },
      id: id)
  }
}
