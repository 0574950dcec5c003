import Foundation
import Tableware

extension RowText {
  /// Creates a text from a number, a date or any other value that Foundation formats.
  ///
  /// ```swift
  /// RowText(order.total, format: .currency(code: "EUR"))
  /// ```
  ///
  /// A format without a locale of its own uses the language of a web session, and otherwise
  /// `Locale.current`. The text is created once: show the table again after a change of the locale.
  ///
  /// - Parameters:
  ///   - value: the value to show.
  ///   - format: the style of Foundation or of the app, such as `.number` or `.dateTime`.
  ///   - tone: the meaning of the text; `nil` for that of its place in the row.
  ///   - strong: whether the text is emphasized.
  public init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format, tone: Tone? = nil, strong: Bool = false
  ) where Format.FormatOutput == String {
    self.init(format.inSessionLanguage.format(value), tone: tone, strong: strong)
  }
}

extension TextRow {
  /// Creates a line with a title, and a value that Foundation formats.
  ///
  /// ```swift
  /// TextRow("Due", value: invoice.due, format: .dateTime.day().month())
  /// ```
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - value: the value at the end of the row; without one the row shows its title alone.
  ///   - format: the style of the value, as in `RowText(_:format:tone:strong:)`.
  ///   - id: the identity; by default the title.
  public init<Format: FormatStyle>(
    _ title: any RowTextConvertible, value: Format.FormatInput?, format: Format, id: String? = nil
  ) where Format.FormatOutput == String {
    self.init(title, value: value.map { RowText($0, format: format) }, id: id)
  }
}
