/// A type that can be used as a text of a row: a `String`, or a ``RowText`` with tones.
///
/// With this protocol `RowContent(title: song.title)` needs no conversion. Your types need not
/// conform to it.
public protocol RowTextConvertible {
  /// The value as the text of a row.
  var rowText: RowText { get }
}

/// A type that can be used as a value at the end of a row: a text, or a ``RowValue`` with a width.
public protocol RowValueConvertible {
  /// The value at the end of a row.
  var rowValue: RowValue { get }
}

/// A type that can be used as the header or footer of a section: a text, or a row of any type, such
/// as a ``HeaderRow`` of the app.
public protocol SectionHeaderConvertible {
  /// The header as a row with its behaviors.
  var headerRow: AnyRow { get }
}

extension RowTextConvertible {
  /// The text as a value with the width of the text.
  public var rowValue: RowValue { RowValue(rowText) }
  /// The text as a header without values.
  public var headerRow: AnyRow { AnyRow(SectionHeader(rowText)) }
}

extension RowText: RowTextConvertible, RowValueConvertible, SectionHeaderConvertible {
  /// The text itself, without any conversion.
  public var rowText: RowText { self }
}

extension String: RowTextConvertible, RowValueConvertible, SectionHeaderConvertible {
  /// The characters of the string, without a tone.
  public var rowText: RowText { RowText(self) }
}

extension Substring: RowTextConvertible, RowValueConvertible, SectionHeaderConvertible {
  /// The characters of the substring, without a tone.
  public var rowText: RowText { RowText(String(self)) }
}

extension Int: RowTextConvertible, RowValueConvertible {
  /// The digits of the number, without a separator.
  public var rowText: RowText { RowText("\(self)") }
}

extension RowValue: RowValueConvertible {
  /// The value itself, without any conversion.
  public var rowValue: RowValue { self }
}
