/// A row that stands above or below the rows of a section, or of the whole table.
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
/// It is presented as every other row is: the same content, actions, menu, control, tap and events,
/// which go up the same chain. Its identity follows from its place in the section. What the section
/// or the table handles for rows of any type does not make a header a button: it offers what
/// handlers of its own, or for its type, are there for.
public protocol HeaderRow: Row {}

extension HeaderRow {
  /// Not used: the section identifies its header.
  public var id: String { "header" }
}

/// The usual header: a title and, at its end, texts that line up with the values of the rows.
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

/// The usual footer: a text of several lines.
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
