import JSONText
import Tableware
import TablewareHosting

/// The move of a session to another process: the browser keeps what it needs, and gives it to the
/// session that the other process begins.
extension WebSession {
  /// The frame that gives the session to the client, which keeps it for the next one; `nil` if the
  /// session is too long.
  func savedFrame() -> [UInt8]? {
    let saved = turn {
      SavedSession(user: user, stack: ScreenStackState(navigator), texts: typedTexts)
    }
    guard let text = saved.text else { return nil }
    var writer = JSONWriter()
    writer.object { $0.member("z") { $0.write(text) } }
    return writer.bytes
  }

  /// The texts that the user has typed on the screen on top since it appeared.
  private var typedTexts: [SavedSession.TypedText] {
    let shown = shown(navigator.topHosted)
    return shown.textsBefore.compactMap { row, before in
      guard let text = shown.page.typedText(of: row), text != before else { return nil }
      return SavedSession.TypedText(row: row.token, before: before, text: text)
    }
  }

  /// Continues a session of another process: restores the positions, the selections and the typed
  /// texts, if the screens are the same. The client can do nothing with it that the user could not
  /// do as well.
  func restore(_ text: String) -> Outcome {
    guard !hasRestored else { return .rejected("A session is restored once.") }
    hasRestored = true
    guard let saved = SavedSession(text) else {
      return .rejected("A saved session cannot be read.")
    }
    guard saved.user == user else {
      return .late("The saved session is that of another user.")
    }
    guard saved.stack.restoreTables(of: navigator) else {
      return .late("The saved session has other screens.")
    }
    let page = topPage
    page.host.commit()
    let texts = saved.texts.prefix(SavedSession.textLimit)
    let rows = page.table.snapshot.rows(tokens: texts.map(\.row))
    for typed in texts {
      if let row = rows[typed.row] { restore(typed, to: row, on: page) }
    }
    return .accepted
  }

  /// Types a text into a field, if it contains what it contained before the user typed.
  private func restore(_ typed: SavedSession.TypedText, to row: Identity, on page: WebPage) {
    guard page.typedText(of: row) == typed.before,
      let control = page.presentation(of: row)?.content.control,
      let value = control.value(of: .text(typed.text))
    else { return }
    let origin = actionOrigin
    if case .text(let input) = control, input.reports == .end {
      page.interaction.perform(.beginTyping, on: row)
    }
    let result = page.interaction.perform(.set(value), on: row)
    note("set", row, origin, result)
    shown(navigator.topHosted).note(textBefore: typed.before, of: row)
  }
}

extension WebPage {
  /// The text of a field; `nil` for other rows, and for a secret.
  func typedText(of row: Identity) -> String? { presentation(of: row)?.content.typedText }

  fileprivate func presentation(of row: Identity) -> RowPresentation? {
    table.snapshot.path(of: row).flatMap(host.presentation(at:))
  }
}

extension RowContent {
  /// The text of a field, also while the user types it; `nil` for other rows, and for a secret.
  var typedText: String? {
    guard case .text(let input) = control, input.kind != .secure else { return nil }
    return input.text
  }
}
