/// A row above or below the rows of a section, or of the whole table.
///
/// ```swift
/// struct PostsHeader: HeaderRow {
///   let count: Int
///   var body: RowContent {
///     RowContent(title: "Posts", badges: [RowBadge("\(count)")], accessory: .disclosure)
///   }
/// }
///
/// Section("posts", header: PostsHeader(count: posts.count).onTap { … }) { … }
/// ```
///
/// A header has the content, actions, menu, control and events of every other row, and its events
/// go up the same chain. Its identity is derived from that of the section. Handlers of the section
/// and the table for rows of any type do not receive the taps of a header; handlers of the header
/// itself, and for its type, do.
public protocol HeaderRow: Row {}

extension HeaderRow {
  /// A placeholder: the identity of a header is derived from that of its section.
  public var id: String { "header" }
}

/// A header with a title and, at its end, texts that line up with the values of the rows.
public struct SectionHeader: HeaderRow, Hashable, Sendable {
  /// The main text, at the beginning of the line.
  public var title: RowText
  /// Texts at the end of the line, such as captions of columns.
  public var values: [RowValue]

  /// Creates a header with a title and optional values.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - values: texts at the end of the line, such as captions of columns.
  public init(_ title: any RowTextConvertible, values: [any RowValueConvertible] = []) {
    self.title = title.rowText
    self.values = values.map(\.rowValue)
  }

  /// The title with the values.
  public var body: RowContent { RowContent(title: title, values: values) }
}

extension SectionHeader: ExpressibleByStringInterpolation {
  /// Creates a header that has only a title.
  public init(stringLiteral value: String) {
    self.init(RowText(value))
  }
}

/// A footer that is a text of several lines.
struct SectionFooter: HeaderRow {
  let text: RowText

  var body: RowContent { RowContent(title: text, titleLineLimit: 12) }
}

extension SectionHeaderConvertible {
  /// The footer: a text may have several lines.
  var footerRow: AnyRow {
    (self as? any RowTextConvertible).map { AnyRow(SectionFooter(text: $0.rowText)) } ?? headerRow
  }
}
