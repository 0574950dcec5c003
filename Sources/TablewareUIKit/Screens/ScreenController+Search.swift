#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension UISearchController {
  /// Shows the prompt, the text, the scopes and the tokens of a search.
  func show(_ search: Search) {
    searchBar.placeholder = search.prompt
    // Before the text: a change of the text may notify the updater, which reads the tokens.
    let field = searchBar.searchTextField
    if field.tokenIDs != search.tokens.map(\.id) {
      field.tokens = search.tokens.map(\.fieldToken)
    }
    if searchBar.text ?? "" != search.query { searchBar.text = search.query }
    let scopes = search.scopes.isEmpty ? nil : search.scopes
    if searchBar.scopeButtonTitles != scopes { searchBar.scopeButtonTitles = scopes }
    if searchBar.selectedScopeButtonIndex != search.scope {
      searchBar.selectedScopeButtonIndex = search.scope
    }
    let offered = search.offeredTokens
    let shown = searchSuggestions?.compactMap { TokenID.of($0.representedObject) } ?? []
    if shown != offered.map(\.id) {
      searchSuggestions = offered.isEmpty ? nil : offered.map(\.fieldSuggestion)
    }
  }
}

extension ScreenController: UISearchResultsUpdating {
  /// Searches for the text while the user types, without the tokens that the user deleted.
  ///
  /// - Parameter searchController: the search controller of the navigation bar.
  public func updateSearchResults(for searchController: UISearchController) {
    let kept = searchController.searchBar.searchTextField.tokenIDs
    let removed = screen.search?.tokens.map(\.id).filter { !kept.contains($0) } ?? []
    for id in removed { interaction?.perform(.token(id)) }
    interaction?.perform(.search(searchController.searchBar.text ?? ""))
  }

  /// Adds the token of the suggestion that the user selected.
  ///
  /// - Parameters:
  ///   - searchController: the search controller of the navigation bar.
  ///   - searchSuggestion: the selected suggestion.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let id = TokenID.of(searchSuggestion.representedObject) else { return }
    interaction?.perform(.token(id))
  }
}

extension ScreenController: UISearchBarDelegate {
  /// Taps the best match in the list of commands and screens.
  ///
  /// - Parameter searchBar: the search bar of the navigation bar.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    interaction?.perform(.submitSearch)
  }

  /// Searches in the scope that the user selected.
  ///
  /// - Parameters:
  ///   - searchBar: the search bar of the navigation bar.
  ///   - selectedScope: the index of the scope.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    interaction?.perform(.scope(selectedScope))
  }
}

extension UISearchTextField {
  /// The identities of its tokens.
  fileprivate var tokenIDs: [String] { tokens.compactMap { TokenID.of($0.representedObject) } }
}

/// The identity of a token as an object of UIKit.
private final class TokenID: NSObject {
  private let id: String

  init(_ id: String) { self.id = id }

  static func of(_ object: Any?) -> String? { (object as? TokenID)?.id }
}

extension SearchToken {
  /// The picture before the title; `nil` for none.
  @MainActor
  private var picture: UIImage? { UIImage.picture(of: image, glyph: image?.glyph) }

  /// The selected token in a search field.
  @MainActor
  fileprivate var fieldToken: UISearchToken {
    let token = UISearchToken(icon: picture, text: title)
    token.representedObject = TokenID(id)
    return token
  }

  /// The token below a search field, to be selected.
  @MainActor
  fileprivate var fieldSuggestion: UISearchSuggestionItem {
    let item = UISearchSuggestionItem(
      localizedSuggestion: title, localizedDescription: nil, iconImage: picture)
    item.representedObject = TokenID(id)
    return item
  }
}
#endif
