/// A line of text, perhaps with a second line and a value at its end.
///
/// ```swift
/// TextRow("Signed in as", value: "mei")
/// ```
///
/// The title is also the identity. Where a title repeats in one table, give the row an identity of
/// its own: `TextRow("Name").id("billing.name")`.
public struct TextRow: Row {
  /// The content, complete.
  public var body: RowContent

  /// A row of text.
  ///
  /// - Parameter lineLimit: how many lines title and subtitle may take each; with 1 they are cut
  ///   with `…`.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, value: (any RowValueConvertible)? = nil,
    lineLimit: Int = 1
  ) {
    body = RowContent(
      symbol: symbol, title: title, subtitle: subtitle, values: value.map { [$0] } ?? [],
      titleLineLimit: lineLimit, subtitleLineLimit: lineLimit)
  }

  /// The characters of the title.
  public var id: String { body.title.string }
}
