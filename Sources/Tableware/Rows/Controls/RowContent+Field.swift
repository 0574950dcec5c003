extension RowContent {
  /// The content with what a field adds: what is wrong with its value, and whether it may be set.
  func showing<Value>(_ field: Field<Value>) -> RowContent {
    var content = self
    content.message = field.message.map { RowText($0, tone: .bad) }
    content.isEnabled = field.isEnabled
    return content
  }

  /// The content with what a screen reader says written down: what is shown, as it would be spoken,
  /// and what more is known. To be called before a message is added, which is spoken by itself.
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
