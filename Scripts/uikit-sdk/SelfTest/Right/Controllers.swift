// As in Table.swift: controllers, bars, questions and searches, as documented.
import UIKit

class DocumentedController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? {
    get { nil }
    set {}
  }
  override func loadView() { view = UIView(frame: .zero) }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewDidLayoutSubviews() {}
  override var parent: UIViewController? { nil }
  override var children: [UIViewController] { [] }
  override func addChild(_ childController: UIViewController) {}
  override func removeFromParent() {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
}

class DocumentedTableController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func numberOfSections(in tableView: UITableView) -> Int { 0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

class DocumentedStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  override func popViewController(animated: Bool) -> UIViewController? { nil }
}

final class DocumentedSearch: UIViewController, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
}

@MainActor
func documentedScreens(_ search: DocumentedSearch) {
  let controller = UISearchController(searchResultsController: nil)
  controller.searchResultsUpdater = search
  search.navigationItem.searchController = controller
  search.navigationItem.rightBarButtonItem = UIBarButtonItem(
    systemItem: .add, primaryAction: UIAction { _ in })
  search.navigationItem.leftBarButtonItem = UIBarButtonItem(
    title: "Menu", menu: UIMenu(children: [UIAction(title: "Open") { _ in }]))
  let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
  alert.addTextField { $0.placeholder = "Name" }
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  search.present(UINavigationController(rootViewController: alert), animated: true)
}

@MainActor
func documentedFurtherControls() {
  let button = UIButton(type: .system)
  button.setTitle("Save", for: .normal)
  button.sizeToFit()
  let picker = UIDatePicker(frame: .zero)
  picker.datePickerMode = .date
  let _: Date = picker.date
  let scroll = UIScrollView(frame: .zero)
  scroll.refreshControl = UIRefreshControl()
  let _: UIImage? = UIImage(systemName: "star")
}
