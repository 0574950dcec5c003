/// What stands above the rows of a section: a title and, at its end, texts that line up with the
/// values of the rows.
public struct SectionHeader: Hashable, Sendable {
  /// The main text.
  public var title: RowText
  /// Texts at the end of the line, such as captions of columns.
  public var values: [RowValue]
  /// The room after the values that the rows of the section have for their accessories.
  package var room: AccessoryRoom?

  /// A header.
  public init(_ title: any RowTextConvertible, values: [any RowValueConvertible] = []) {
    self.title = title.rowText
    self.values = values.map(\.rowValue)
  }
}

extension SectionHeader: ExpressibleByStringInterpolation {
  /// A header with a title only.
  public init(stringLiteral value: String) {
    self.init(RowText(value))
  }
}
