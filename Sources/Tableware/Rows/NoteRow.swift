/// A message in place of rows: nothing to show, a failure, or an invalid value.
package struct NoteRow: StandardRow {
  package let parts: RowParts

  /// Creates the message that there is nothing to show.
  package init(empty text: String) {
    parts = RowParts(id: text, .notice(text, symbol: "∅", tone: .secondary))
  }

  /// Creates the message that something failed.
  ///
  /// - Parameters:
  ///   - title: the text of the action.
  ///   - retry: the action; `nil` for none.
  package init(failed text: String, action title: String, retry: (() throws -> Void)?) {
    parts = RowParts(
      id: text, .notice(text, symbol: "✗", tone: .bad, action: retry == nil ? nil : title),
      retry.map { EventHandlers(onTap: $0) } ?? EventHandlers())
  }

  /// Creates a message whose text has the tone of its symbol.
  package init(
    _ text: String, detail: String? = nil, symbol: String, tone: RowText.Tone, id: String
  ) {
    parts = RowParts(id: id, .message(text, detail, symbol: symbol, tone: tone))
  }
}

extension RowContent {
  /// Creates a message that wraps, with a second line. Its text has the tone of its symbol.
  package static func message(
    _ text: String, _ detail: String? = nil, symbol: String, tone: RowText.Tone
  ) -> RowContent {
    RowContent(
      symbol: RowText(symbol, tone: tone, strong: true), title: RowText(text, tone: tone),
      subtitle: detail, titleLineLimit: 6, subtitleLineLimit: 3)
  }

  /// Creates a message in place of a list's content, which is spoken without its symbol.
  ///
  /// - Parameter action: the effect of a tap; `nil` for none.
  package static func notice(
    _ text: String, _ detail: String? = nil, symbol: String, tone: RowText.Tone,
    action: String? = nil
  ) -> RowContent {
    var content = message(text, detail, symbol: symbol, tone: tone)
      .spoken(hint: action, traits: action == nil ? [] : [.button])
    // Shown as a value, but spoken as the effect of a tap.
    if let action { content.values = [RowValue(RowText(action, tone: .accent))] }
    content.style.isNotice = true
    return content
  }
}
