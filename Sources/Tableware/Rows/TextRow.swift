/// A row of text, with an optional second line and a value at its end.
///
/// ```swift
/// TextRow("Signed in as", value: "mei")
/// ```
///
/// The title is also the identity. If a title occurs twice in a table, assign the row another
/// identity: `TextRow("Name", id: "billing.name")`, or `.id(…)` for one of another type.
public struct TextRow: Row {
  // Two references, so that an `AnyRow` contains the row without a box. The content is created when
  // the row is shown: a table has many more rows than a screen.
  private let title: RowText
  private var details = Indirect<Details>()

  private struct Details: Omittable {
    var id: String?
    var symbol: RowText?
    var subtitle: RowText?
    var value: RowValue?
    var lines = 1
  }

  /// The given identity, otherwise the characters of the title.
  public var id: String { details.stored?.id ?? title.string }

  /// The title, the subtitle and the value.
  public var body: RowContent {
    guard let shown = details.stored else { return RowContent(title: title) }
    return RowContent(
      symbol: shown.symbol, title: title, subtitle: shown.subtitle,
      values: shown.value.map { [$0] } ?? [], titleLineLimit: shown.lines,
      subtitleLineLimit: shown.lines)
  }

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
    self.title = title.rowText
    guard id != nil || symbol != nil || subtitle != nil || value != nil || lineLimit != 1 else {
      return
    }
    details.value = Details(
      id: id, symbol: symbol?.rowText, subtitle: subtitle?.rowText, value: value?.rowValue,
      lines: lineLimit)
  }
}
