/// Something that is on or off.
///
/// ```swift
/// ToggleRow("Wi-Fi", isOn: form.bool("wifi"))
/// ToggleRow("Wi-Fi", isOn: settings.wifi) { settings.wifi = $0 }
/// ```
///
/// It is known by the tag of its field, else by its title.
public struct ToggleRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let field: Field<Bool>

  /// A toggle of a field.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, isOn field: Field<Bool>
  ) {
    self.field = field
    id = field.tag ?? title.rowText.string
    body = RowContent(
      symbol: symbol, title: title, subtitle: subtitle, control: .toggle(field.value)
    )
    .spoken(hint: Words.current.controls.toggles).showing(field)
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

  /// Sets the field.
  public var handlers: EventHandlers {
    EventHandlers(setting: field, to: "on or off") { $0.bool }
  }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}
