import Foundation

/// What hears of a search bar.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchbardelegate.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the keyboard may come.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The keyboard came.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the keyboard may go.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The keyboard went.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed, also when it was cleared.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The reader pressed return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The reader cancelled.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The reader chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A field to search with.
@MainActor
open class UISearchBar: UIView {
  /// What it holds; setting it tells nobody.
  open var text: String?
  /// What it shows while it is empty.
  open var placeholder: String?
  /// What it says above the field.
  open var prompt: String?
  /// Whether there is a button to cancel.
  open var showsCancelButton = false
  /// The scopes to choose from.
  open var scopeButtonTitles: [String]?
  /// Which scope is chosen.
  open var selectedScopeButtonIndex = 0
  /// Who hears of it; weak.
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
