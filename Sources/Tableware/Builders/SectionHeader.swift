/// The line above the rows of a section: a title and, at its end, texts that align with the values
/// of the rows.
public struct SectionHeader: Hashable, Sendable {
  /// The main text, at the beginning of the line.
  public var title: RowText
  /// Texts at the end of the line, such as captions of columns.
  public var values: [RowValue]
  /// The room after the values that the rows of the section have for their accessories.
  package var room: AccessoryRoom?

  /// Creates a header with a title and optional values.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - values: texts at the end of the line, such as captions of columns.
  public init(_ title: any RowTextConvertible, values: [any RowValueConvertible] = []) {
    self.title = title.rowText
    self.values = values.map(\.rowValue)
  }
}

extension SectionHeader: ExpressibleByStringInterpolation {
  /// Creates a header that has only a title.
  public init(stringLiteral value: String) {
    self.init(RowText(value))
  }
}
