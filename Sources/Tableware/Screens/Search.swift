/// A search field of a screen: its prompt, its text, and what a change of the text does.
public struct Search {
  /// The text of the empty field, such as "name or summary".
  public let prompt: String
  /// The text that is searched for now; empty for no search.
  public let query: String
  /// Called with each change of the text.
  public let update: (_ query: String) -> Void

  /// Creates a search field.
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
