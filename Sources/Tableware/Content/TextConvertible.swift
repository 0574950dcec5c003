/// Whatever can stand as a text of a row: a `String`, or a ``RowText`` with tones.
///
/// It is why `RowContent(title: song.title)` needs no conversion. You need not conform to it.
public protocol RowTextConvertible {
  /// The text.
  var rowText: RowText { get }
}

/// Whatever can stand as a value at the end of a row: a text, or a ``RowValue`` with a width.
public protocol RowValueConvertible {
  /// The value.
  var rowValue: RowValue { get }
}

/// Whatever can stand above the rows of a section: a text, or a ``SectionHeader`` with values.
public protocol SectionHeaderConvertible {
  /// The header.
  var sectionHeader: SectionHeader { get }
}

extension RowTextConvertible {
  /// The text as a value that takes the room it needs.
  public var rowValue: RowValue { RowValue(rowText) }
  /// The text as a header without values.
  public var sectionHeader: SectionHeader { SectionHeader(rowText) }
}

extension RowText: RowTextConvertible, RowValueConvertible, SectionHeaderConvertible {
  /// Itself.
  public var rowText: RowText { self }
}

extension String: RowTextConvertible, RowValueConvertible, SectionHeaderConvertible {
  /// The characters without tone.
  public var rowText: RowText { RowText(self) }
}

extension Substring: RowTextConvertible, RowValueConvertible, SectionHeaderConvertible {
  /// The characters without tone.
  public var rowText: RowText { RowText(String(self)) }
}

extension Int: RowTextConvertible, RowValueConvertible {
  /// The digits, without a separator.
  public var rowText: RowText { RowText("\(self)") }
}

extension RowValue: RowValueConvertible {
  /// Itself.
  public var rowValue: RowValue { self }
}

extension SectionHeader: SectionHeaderConvertible {
  /// Itself.
  public var sectionHeader: SectionHeader { self }
}
