/// A row about other rows: that there are none, that they failed, or that their value is invalid.
package struct NoteRow: StandardRow {
  package let parts: RowParts

  /// Creates the note that there is nothing.
  package init(empty text: String) {
    parts = RowParts(id: text, .notice(text, nil, symbol: "∅", tone: .secondary, action: nil))
  }

  /// Creates the note that something failed.
  ///
  /// - Parameters:
  ///   - title: the text of the action.
  ///   - retry: the action; `nil` for none.
  package init(failed text: String, action title: String, retry: (() throws -> Void)?) {
    parts = RowParts(
      id: text,
      .notice(text, nil, symbol: "✗", tone: .bad, action: retry == nil ? nil : title),
      retry.map { EventHandlers(onTap: $0) } ?? EventHandlers())
  }

  /// Creates a message whose text has the tone of its symbol.
  package init(
    _ text: String, detail: String? = nil, symbol: String, tone: RowText.Tone, id: String
  ) {
    let content = RowContent(
      symbol: RowText(symbol, tone: tone, strong: true), title: RowText(text, tone: tone),
      subtitle: detail.map { RowText($0) }, titleLineLimit: 6, subtitleLineLimit: 3)
    parts = RowParts(id: id, content)
  }
}

extension RowContent {
  package static func notice(
    _ text: String, _ detail: String?, symbol: String, tone: RowText.Tone, action: String?
  ) -> RowContent {
    var content = RowContent(
      symbol: RowText(symbol, tone: tone, strong: true), title: RowText(text, tone: tone),
      subtitle: detail, titleLineLimit: 6, subtitleLineLimit: 3
    )
    .spoken(hint: action, traits: action == nil ? [] : [.button])
    // Shown as a value, but spoken as the effect of a tap.
    if let action { content.values = [RowValue(RowText(action, tone: .accent))] }
    return content
  }
}
