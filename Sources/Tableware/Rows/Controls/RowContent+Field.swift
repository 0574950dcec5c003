extension RowContent {
  /// Returns the content with the additions of a field: its message, and whether it can be set.
  func showing<Value>(_ field: Field<Value>) -> RowContent {
    var content = self
    content.message = field.message.map { RowText($0, tone: .bad) }
    content.isEnabled = field.isEnabled
    return content
  }

  /// Returns the content with an explicit description for a screen reader: the shown texts as they
  /// are spoken, and further information. Call it before a message is added, which is spoken
  /// separately.
  func spoken(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: Set<RowAccessibility.Trait> = []
  ) -> RowContent {
    var content = self
    var spoken = content.spoken
    if let label { spoken.label = label }
    if let value { spoken.value = value }
    if let hint { spoken.hint = hint }
    spoken.traits.formUnion(traits)
    content.accessibility = spoken
    return content
  }
}
