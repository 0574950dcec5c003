/// A row that leads to another screen.
///
/// ```swift
/// LinkRow("Profile", value: user.name) { ProfileScreen(user) }
/// ```
///
/// For a row of your own, use the modifier `.disclosing { … }` instead.
public struct LinkRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a row that pushes a screen.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - symbol: a short glyph before the title.
  ///   - subtitle: a second line.
  ///   - value: a text at the end of the row.
  ///   - id: the identity; by default the title.
  ///   - screen: creates the screen when it is shown.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, value: (any RowValueConvertible)? = nil,
    id: String? = nil, to screen: @escaping () -> any Screen
  ) {
    let content = RowContent(
      symbol: symbol, title: title, subtitle: subtitle, values: value.map { [$0] } ?? [],
      accessory: .disclosure
    )
    .spoken(hint: Words.current[.linkHint])
    parts = RowParts(
      id: id ?? title.rowText.string, content, EventHandlers(pushing: { _ in screen() }))
  }
}
