/// Something that is on or off.
///
/// ```swift
/// ToggleRow("Wi-Fi", isOn: form.bool("wifi"))
/// ToggleRow("Wi-Fi", isOn: settings.wifi) { settings.wifi = $0 }
/// ```
///
/// It is known by the tag of its field, else by its title.
public struct ToggleRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A toggle of a field.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, isOn field: Field<Bool>
  ) {
    let content = RowContent(
      symbol: symbol, title: title, subtitle: subtitle, control: .toggle(field.value)
    )
    .spoken(hint: Words.current[.toggleHint])
    parts = RowParts(
      field, content, EventHandlers(setting: field, to: "on or off") { $0.bool })
  }

  /// A toggle of a value.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, isOn: Bool,
    onChange: @escaping (Bool) throws -> Void
  ) {
    self.init(
      title, symbol: symbol, subtitle: subtitle, isOn: Field(isOn, onChange: onChange))
  }
}
