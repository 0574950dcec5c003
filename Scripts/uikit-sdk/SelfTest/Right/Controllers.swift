// As in Table.swift: controllers, bars, search and the environment, as documented.
import UIKit

class DocumentedController: UIViewController {
  init(store: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func loadView() { view = UIView(frame: .zero) }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    coordinator.animate { _ in
    } completion: { _ in
    }
  }
  override func addChild(_ childController: UIViewController) {}
  override func removeFromParent() {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

class DocumentedTableController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "SongCell", bundle: nil), forCellReuseIdentifier: "song")
    tableView.sectionHeaderTopPadding = tableView.fillerRowHeight
    navigationItem.rightBarButtonItem = editButtonItem
    registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
    ]) { (controller: DocumentedTableController, previous: UITraitCollection) in
      let _: Bool = controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge
      let _: Bool = previous.layoutDirection == .rightToLeft && previous.userInterfaceStyle == .dark
      let _: Bool = previous.horizontalSizeClass == .regular
    }
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor
final class DocumentedSearch: NSObject, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  func updateSearchResults(for searchController: UISearchController) {
    let _: String? = searchController.searchBar.text
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    let _: String? = searchSuggestion.localizedSuggestion
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  func willPresentSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
}

@MainActor
func documentedScreen(_ controller: UIViewController, _ finder: DocumentedSearch) {
  let search = UISearchController(searchResultsController: nil)
  search.searchResultsUpdater = finder
  search.delegate = finder
  search.searchBar.delegate = finder
  let token = UISearchToken(icon: UIImage(systemName: "star"), text: "Favorites")
  search.searchBar.searchTextField.insertToken(token, at: 0)
  search.searchBar.searchTextField.tokens = [token]
  search.searchSuggestions = [
    UISearchSuggestionItem(
      localizedSuggestion: "Spring", localizedDescription: nil, iconImage: nil)
  ]
  search.obscuresBackgroundDuringPresentation = search.isActive
  controller.navigationItem.searchController = search
  controller.navigationItem.hidesSearchBarWhenScrolling = false
  controller.navigationItem.leftBarButtonItems = [
    UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
    UIBarButtonItem(title: "Sort", menu: UIMenu(title: "By", children: [])),
    UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: Selector(("cancel"))),
  ]
  let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
  alert.addTextField { $0.placeholder = "Name" }
  alert.addAction(
    UIAlertAction(title: "OK", style: .default) { _ in let _: [UITextField]? = alert.textFields })
  controller.present(alert, animated: true)
  controller.dismiss(animated: true) {}
  // Called, not overridden: the second pass cannot bridge `Any`.
  controller.show(UIViewController(), sender: controller)
  let _: Bool = controller.canPerformAction(Selector(("like")), withSender: controller)
  let _: Bool = controller.target(forAction: Selector(("like")), withSender: nil) == nil
  UIControl(frame: .zero).addTarget(nil, action: Selector(("like")), for: .touchUpInside)
  let stack = UINavigationController(rootViewController: controller)
  stack.setViewControllers([controller], animated: false)
  stack.pushViewController(controller, animated: true)
  stack.popViewController(animated: true)
  stack.popToRootViewController(animated: true)
  stack.popToViewController(controller, animated: true)
  controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  controller.view.accessibilityIdentifier = "screen"
  controller.view.accessibilityCustomActions = [
    UIAccessibilityCustomAction(name: "Like") { _ in true }
  ]
}

@MainActor
func documentedMenu(_ cell: UITableViewCell) -> UIContextMenuConfiguration {
  let _: UITargetedPreview = UITargetedPreview(view: cell)
  cell.configurationUpdateHandler = { cell, state in
    var content = cell.defaultContentConfiguration()
    content.text = state.isSelected ? "selected" : nil
    cell.contentConfiguration = content.updated(for: state)
  }
  cell.setNeedsUpdateConfiguration()
  return UIContextMenuConfiguration(
    identifier: nil, previewProvider: { UIViewController() },
    actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy", attributes: .destructive) { _ in }])
    })
}

class DocumentedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: DocumentedContent) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func awakeFromNib() { super.awakeFromNib() }
}

struct DocumentedContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { DocumentedContentView(self) }
  func updated(for state: any UIConfigurationState) -> DocumentedContent { self }
}
