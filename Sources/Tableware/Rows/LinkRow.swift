/// A row that leads to another screen.
///
/// ```swift
/// LinkRow("Profile", value: user.name) { ProfileScreen(user) }
/// ```
///
/// Where a row of your own leads elsewhere, write `.disclosing { … }` behind it.
public struct LinkRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A link.
  ///
  /// - Parameter screen: makes the screen when it is shown.
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
