/// The search field of a screen: its prompt, its text, its scopes, and a closure for changes.
///
/// ```swift
/// var search: Search? {
///   Search(prompt: "Subject", query: query, scopes: ["All", "Unread"], scope: scope) {
///     (self.query, self.scope) = ($0, $1)
///   }
/// }
/// ```
public struct Search {
  /// The text of the empty field, such as "name or summary".
  public let prompt: String
  /// The current search text; empty for no search.
  public let query: String
  /// The titles of the parts that the user can search, side by side; empty for none.
  package let scopes: [String]
  /// The index of the selected scope, from 0; 0 without scopes.
  package let scope: Int
  /// Called for each change of the text or the scope.
  package let update: (_ query: String, _ scope: Int) -> Void

  /// Creates the search field of a screen.
  ///
  /// - Parameters:
  ///   - prompt: the text of the empty field.
  ///   - query: the current text, from the screen's own state.
  ///   - update: stores a new text in the screen's state. The sections are evaluated after it.
  public init(prompt: String, query: String, update: @escaping (_ query: String) -> Void) {
    self.init(prompt: prompt, query: query, scopes: [], scope: 0) { query, _ in update(query) }
  }

  /// Creates a search field with a choice of the part that is searched, such as "All" and
  /// "Unread". UIKit shows it below the field, a browser beside it, and in a terminal Tab selects
  /// the next one while the user types.
  ///
  /// - Parameters:
  ///   - prompt: the text of the empty field.
  ///   - query: the current text, from the screen's own state.
  ///   - scopes: the titles of the parts, in a word or two.
  ///   - scope: the index of the selected part, from the screen's own state. The nearest one
  ///     replaces an index outside of the scopes.
  ///   - update: stores a new text and scope in the screen's state. The sections are evaluated
  ///     after it.
  public init(
    prompt: String, query: String, scopes: [String], scope: Int,
    update: @escaping (_ query: String, _ scope: Int) -> Void
  ) {
    self.prompt = prompt
    self.query = query
    self.scopes = scopes
    self.scope = max(0, min(scope, scopes.count - 1))
    self.update = update
  }
}
