import JSONText
import Tableware
import TablewareHosting

/// A session that continues in another process: the browser keeps what is needed, and gives it to
/// the session that the other process begins.
extension WebSession {
  /// The frame that gives the session to the client, which keeps it for the next one; `nil` if the
  /// session is too long.
  func savedFrame() -> [UInt8]? {
    let stack = navigator.stack
    guard stack.allSatisfy({ $0.table.selection.rows.count <= SavedSession.selectionLimit }) else {
      return nil
    }
    let saved = turn {
      // What was set last may not be shown yet.
      commit()
      return SavedSession(user: user, stack: ScreenStackState(navigator), texts: typedTexts)
    }
    guard let text = saved.text else { return nil }
    var writer = JSONWriter()
    writer.object { $0.member("z") { $0.write(text) } }
    return writer.bytes
  }

  /// The texts that the user has typed on the screen on top since it appeared.
  private var typedTexts: [SavedSession.TypedText] {
    let shown = shown(navigator.topHosted)
    let typing = shown.page.table.typing?.row
    return shown.textsBefore.compactMap { row, before in
      guard let text = shown.page.typedText(of: row), text != before else { return nil }
      return SavedSession.TypedText(
        row: row.token, before: before, text: text, isOpen: row == typing)
    }
  }

  /// Continues a session of another process: restores the positions, the selections and the typed
  /// texts, if the user and the screens are the same. Nothing is set or selected that the user
  /// could not set or select.
  func restore(_ text: String) -> Outcome {
    guard !hasRestored else { return .rejected("A session is restored once.") }
    guard var saved = SavedSession(text) else {
      hasRestored = true
      return .rejected("A saved session cannot be read.")
    }
    // The client keeps it: a user who signs in has another session.
    guard saved.user == user else {
      return .late("The saved session is that of another user.")
    }
    hasRestored = true
    clearsSaved = true
    let now = ScreenStackState(navigator).screens
    guard saved.stack.screens.map(\.key) == now.map(\.key) else {
      return .late("The saved session has other screens.")
    }
    for (index, hosted) in navigator.stack.enumerated() {
      let selection = saved.stack.screens[index].table.selection
      saved.stack.screens[index].table.selection = hosted.table.selectable(selection)
    }
    saved.stack.restoreTables(of: navigator)
    let page = topPage
    page.host.commit()
    let texts = saved.texts.prefix(SavedSession.textLimit)
    let rows = page.table.snapshot.rows(tokens: texts.map(\.row))
    // The field in which the user types is the last one: another one would end that.
    for typed in texts.filter({ !$0.isOpen }) + texts.filter(\.isOpen) {
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
    var isSetAtEnd = false
    if case .text(let input) = control { isSetAtEnd = input.reports == .end }
    if isSetAtEnd { page.interaction.perform(.beginTyping, on: row) }
    let result = page.interaction.perform(.set(value), on: row)
    if isSetAtEnd, !typed.isOpen { page.interaction.perform(.endTyping(.left), on: row) }
    note("set", row, origin, result)
    shown(navigator.topHosted).note(textBefore: typed.before, of: row)
  }
}

extension Table {
  /// The tokens of rows that the user can select.
  fileprivate func selectable(_ tokens: [String]) -> [String] {
    guard selection.mode != .none else { return [] }
    let tokens = tokens.prefix(SavedSession.selectionLimit)
    let rows = snapshot.rows(tokens: Array(tokens))
    return tokens.filter { token in
      guard let path = rows[token].flatMap(snapshot.path(of:)), path.role == .row,
        let row = snapshot[path]
      else { return false }
      return row.isEnabled && row.behaviors.isSelectable
    }
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
