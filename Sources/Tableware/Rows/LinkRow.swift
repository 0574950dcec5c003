/// A row that leads to another screen.
///
/// ```swift
/// LinkRow("Profile", value: user.name) { ProfileScreen(user) }
/// ```
///
/// Where a row of your own leads elsewhere, write `.disclosing { … }` behind it.
public struct LinkRow: InteractiveRow {
  /// The characters of the title, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let screen: () -> any Screen

  /// A link.
  ///
  /// - Parameter screen: makes the screen when it is shown.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, value: (any RowValueConvertible)? = nil,
    id: String? = nil, to screen: @escaping () -> any Screen
  ) {
    self.id = id ?? title.rowText.string
    self.screen = screen
    body = RowContent(
      symbol: symbol, title: title, subtitle: subtitle, values: value.map { [$0] } ?? [],
      accessory: .disclosure
    )
    .spoken(hint: Words.current.controls.opensScreen)
  }

  /// Shows the screen on a tap.
  public var handlers: EventHandlers { EventHandlers(pushing: { [screen] _ in screen() }) }
}
