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
  /// The filters before the text; empty for none.
  package private(set) var tokens: [SearchToken] = []
  /// Called for each change of the filters; `nil` for a search without them.
  package private(set) var updateTokens: ((_ tokens: [SearchToken]) -> Void)?
  private var suggestions: [SearchToken] = []
  /// Whether the field has the keyboard as soon as the screen appears, and Enter taps the first
  /// row.
  package private(set) var isImmediate = false

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

extension Search {
  /// Adds filters that the user selects among suggestions, such as "Unread" or "From Ada", to the
  /// search.
  ///
  /// UIKit shows them as tokens in the field and suggests the others below it, a browser shows all
  /// of them as buttons, and a terminal shows them before the text: Tab adds the suggested one, and
  /// Backspace before the text removes the last one. A suggestion is offered while its title
  /// contains the search text; the text is cleared when it is selected.
  ///
  /// ```swift
  /// Search(prompt: "Subject", query: query) { self.query = $0 }
  ///   .tokens(filters, suggestions: [SearchToken("Unread"), SearchToken("Flagged")]) {
  ///     self.filters = $0
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - tokens: the current filters, from the screen's own state. Only the first of those with
  ///     equal identities is used.
  ///   - suggestions: the filters that can be added; current ones are not offered again.
  ///   - update: stores new filters in the screen's state. The sections are evaluated after it.
  /// - Returns: the search with the filters.
  public func tokens(
    _ tokens: [SearchToken], suggestions: [SearchToken],
    update: @escaping (_ tokens: [SearchToken]) -> Void
  ) -> Search {
    var search = self
    search.tokens = tokens.uniqueByID
    search.suggestions = suggestions.uniqueByID
    search.updateTokens = update
    return search
  }

  /// Returns the search, which has the keyboard as soon as the screen appears.
  package func immediate() -> Search {
    var search = self
    search.isImmediate = true
    return search
  }

  /// Whether it leaves out rows.
  package var isActive: Bool { !query.isEmpty || !tokens.isEmpty }

  /// The token that Tab adds in a terminal: the first one that matches the text, and without any
  /// text only where Tab has no other effect.
  package var suggestedToken: SearchToken? {
    query.isEmpty && !scopes.isEmpty ? nil : offeredTokens.first
  }

  /// The suggestions that match the text and are not selected.
  package var offeredTokens: [SearchToken] {
    let words = query.lowercased()
    return suggestions.filter { suggestion in
      !tokens.contains { $0.id == suggestion.id }
        && (words.isEmpty || suggestion.title.lowercased().contains(words))
    }
  }
}
