/// The search field of a screen: its prompt, its text, and a closure for changes.
public struct Search {
  /// The text of the empty field, such as "name or summary".
  public let prompt: String
  /// The current search text; empty for no search.
  public let query: String
  /// Called for each change of the text.
  public let update: (_ query: String) -> Void

  /// Creates the search field of a screen.
  ///
  /// - Parameters:
  ///   - prompt: the text of the empty field.
  ///   - query: the current text, from the screen's own state.
  ///   - update: stores a new text in the screen's state. The sections are evaluated after it.
  public init(prompt: String, query: String, update: @escaping (_ query: String) -> Void) {
    self.prompt = prompt
    self.query = query
    self.update = update
  }
}
