import Tableware

extension RowContent {
  /// Returns the content with the additions of a field: its message, and whether it can be set.
  func showing<Value>(_ field: Field<Value>) -> RowContent {
    var content = self
    content.message = field.message.map { RowText($0, tone: .bad) }
    content.isEnabled = field.isEnabled
    return content
  }
}
