import Foundation

/// What finds what is searched for.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchresultsupdating.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope changed, or the search began.
  func updateSearchResults(for searchController: UISearchController)
  /// The user selected a suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing by default.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// What a search controller suggests below its field.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchsuggestion.
@MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The picture of the suggestion.
  var iconImage: UIImage? { get }
  /// What the suggestion stands for.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and a picture.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchsuggestionitem.
@MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  public let localizedSuggestion: String?
  /// A description for assistive technologies.
  public let localizedDescription: String?
  /// The picture of the suggestion.
  public let iconImage: UIImage?
  /// What the suggestion stands for.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(localizedSuggestion: String, localizedDescription: String?, iconImage: UIImage?) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }
}

/// The methods that are called when a search begins and ends.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchcontrollerdelegate.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search: a bar to type in, and an object that finds the results.
@MainActor
open class UISearchController: UIViewController {
  /// What is typed in.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller that shows the results, if it is not the searched controller.
  public let searchResultsController: UIViewController?
  /// The object that finds the results; weak.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when the search begins and ends; weak.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is covered until something is typed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar of the stack goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  private var active = false

  /// A search; without another controller the one that is searched shows what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
  }

  /// A search without a controller for results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.search = self
  }

  /// A search from a storyboard.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  /// Whether the search goes on.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { delegate?.willPresentSearchController(self) }
      if !newValue { delegate?.willDismissSearchController(self) }
      active = newValue
      if !newValue {
        searchBar.text = ""
        searchBar.searchTextField.tokens = []
      }
      update()
      if newValue { delegate?.didPresentSearchController(self) }
      if !newValue { delegate?.didDismissSearchController(self) }
    }
  }

  /// What is suggested below the field.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// Taps a suggestion; a text that no suggestion has is ignored.
  public func simulateSuggestion(_ text: String) {
    guard let suggestion = searchSuggestions?.first(where: { $0.localizedSuggestion == text })
    else { return }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}
