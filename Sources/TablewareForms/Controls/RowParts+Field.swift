import Tableware

extension RowParts {
  /// Creates the parts of a row that shows a field. Its identity is the given one, the tag of the
  /// field, or the title.
  init<Value>(
    _ field: Field<Value>, _ body: RowContent, _ handlers: EventHandlers, id: String? = nil
  ) {
    self.init(
      id: id ?? field.tag ?? body.title.string, body.showing(field), handlers,
      isEnabled: field.isEnabled)
  }
}
