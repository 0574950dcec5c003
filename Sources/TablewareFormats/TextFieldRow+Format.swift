import Foundation
import Tableware
import TablewareForms

extension TextFieldRow {
  /// Creates a field for a number, a date or any other value that Foundation formats and parses.
  ///
  /// ```swift
  /// TextFieldRow("Price", value: Field(model, \.price), format: .currency(code: "EUR"))
  /// ```
  ///
  /// The value is set at the end of typing. A text that the format cannot parse sets nothing, and
  /// the field shows the value again, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - field: the field that stores the value.
  ///   - format: the style that formats and parses the value, in the same locale as
  ///     `RowText(_:format:tone:strong:)`.
  ///   - placeholder: the text that is shown while the field is empty.
  ///   - kind: the kind of text that is expected, which selects the keyboard.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init<Format: ParseableFormatStyle>(
    _ title: any RowTextConvertible, value field: Field<Format.FormatInput>, format: Format,
    placeholder: String = "", kind: TextInput.Kind = .plain, id: String? = nil
  ) where Format.FormatOutput == String {
    let format = format.inSessionLanguage
    let text = field.map(format.format) { try? format.parseStrategy.parse($0) }
    self.init(
      title, text: text, placeholder: placeholder, kind: kind, reports: .end, id: id)
  }
}
