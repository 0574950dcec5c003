import Tableware

/// A row with a switch that is on or off.
///
/// ```swift
/// ToggleRow("Wi-Fi", isOn: form.bool("wifi"))
/// ToggleRow("Wi-Fi", isOn: settings.wifi) { settings.wifi = $0 }
/// ```
///
/// The identity of the row is the tag of its field, otherwise its title.
public struct ToggleRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a toggle for the value of a field.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - symbol: a short glyph before the title.
  ///   - subtitle: a second line.
  ///   - field: the field that stores the value.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, isOn field: Field<Bool>, id: String? = nil
  ) {
    let content = RowContent(
      symbol: symbol, title: title, subtitle: subtitle, control: .toggle(field.value)
    )
    .spoken(hint: Words.current[.toggleHint])
    parts = RowParts(
      field, content, EventHandlers(setting: field, to: "on or off") { $0.bool }, id: id)
  }

  /// Creates a toggle for a value.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - symbol: a short glyph before the title.
  ///   - subtitle: a second line.
  ///   - isOn: whether the switch is on.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new value.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, isOn: Bool,
    id: String? = nil, onChange: @escaping (Bool) throws -> Void
  ) {
    self.init(
      title, symbol: symbol, subtitle: subtitle, isOn: Field(isOn, onChange: onChange),
      id: id)
  }
}
