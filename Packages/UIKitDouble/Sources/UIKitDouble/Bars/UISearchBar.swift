import Foundation

/// The methods that a search bar calls.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchbardelegate.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began, with the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended, and the keyboard disappeared.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed, also when it was cleared.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The user pressed return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user canceled the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true` by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true` by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A field to search with.
@MainActor
open class UISearchBar: UIView {
  /// The field of the bar.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The text of the field; setting it calls no delegate method.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// The text above the field.
  open var prompt: String?
  /// Whether there is a button to cancel.
  open var showsCancelButton = false
  /// The scopes to choose from.
  open var scopeButtonTitles: [String]?
  /// Which scope is chosen.
  open var selectedScopeButtonIndex = 0
  /// The object that the bar notifies; weak.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The controller that searches with it.
  weak var search: UISearchController?

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    search?.isActive = true
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Types at the end, letter by letter; the keyboard comes if it is not there.
  public func simulateTyping(_ typed: String) {
    guard becomeFirstResponder() else { return }
    for character in typed { change(to: (text ?? "") + String(character)) }
  }

  /// Taps the button that clears the text.
  public func simulateClear() { change(to: "") }

  /// Presses the delete key: removes the last letter, or without text the last token.
  public func simulateDelete() {
    guard becomeFirstResponder() else { return }
    if let text, !text.isEmpty { return change(to: String(text.dropLast())) }
    guard !searchTextField.tokens.isEmpty, searchTextField.allowsDeletingTokens else { return }
    searchTextField.tokens.removeLast()
    search?.update()
  }

  /// Presses return: the keyboard stays until the application takes it away.
  public func simulateSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// Taps the button that cancels.
  public func simulateCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    guard let search else { return }
    resignFirstResponder()
    change(to: "")
    search.isActive = false
  }

  /// Chooses a scope.
  public func simulateScope(_ index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    search?.update()
  }

  private func change(to text: String) {
    guard text != (self.text ?? "") else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    search?.update()
  }
}
