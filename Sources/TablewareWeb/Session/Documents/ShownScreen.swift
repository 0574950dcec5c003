import Tableware

/// A screen of the stack with the page that shows it.
final class ShownScreen {
  /// The screen; `nil` after it was removed, when the session may still hold the page.
  private(set) weak var hosted: HostedScreen?
  let page: WebPage
  /// Identifies the page in the session, also after the page was released: memory addresses are
  /// reused, numbers are not.
  let number: Int
  /// The texts that fields contained before the user typed into them, the latest fields last.
  private(set) var textsBefore: [(row: Identity, text: String)] = []
  private let listener: DiagnosticListener.Attachment

  init(
    _ hosted: HostedScreen, page: WebPage, number: Int, listener: DiagnosticListener.Attachment
  ) {
    self.hosted = hosted
    self.page = page
    self.number = number
    self.listener = listener
  }

  deinit { listener.end() }

  /// Records the text of a field into which the user types for the first time.
  func note(textBefore text: String, of row: Identity) {
    guard !textsBefore.contains(where: { $0.row == row }) else { return }
    textsBefore.append((row, text))
    if textsBefore.count > SavedSession.textLimit { textsBefore.removeFirst() }
  }
}
