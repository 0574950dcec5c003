/// A row of text, with an optional second line and a value at its end.
///
/// ```swift
/// TextRow("Signed in as", value: "mei")
/// ```
///
/// The title is also the identity. If a title occurs twice in a table, assign the row another
/// identity: `TextRow("Name", id: "billing.name")`, or `.id(…)` for one of another type.
public struct TextRow: Row {
  /// The given identity, otherwise the characters of the title.
  public var id: String { ownID ?? body.title.string }
  /// The title, the subtitle and the value.
  public var body: RowContent
  private let ownID: String?

  /// Creates a line with a title and optional further texts.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - symbol: a short glyph before the title.
  ///   - subtitle: a second line.
  ///   - value: a text at the end of the row.
  ///   - lineLimit: the most lines of the title and of the subtitle; with 1 they are cut with `…`.
  ///   - id: the identity; by default the title.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    subtitle: (any RowTextConvertible)? = nil, value: (any RowValueConvertible)? = nil,
    lineLimit: Int = 1, id: String? = nil
  ) {
    ownID = id
    body = RowContent(
      symbol: symbol, title: title, subtitle: subtitle, values: value.map { [$0] } ?? [],
      titleLineLimit: lineLimit, subtitleLineLimit: lineLimit)
  }
}
