import Foundation
import Testing
import UIKitDouble

/// Controllers, bars and the calls that a screen receives, as screens written for the SDK use them.
@Suite @MainActor struct ControllerTests {
  @Test func aStackTellsWhoComesAndGoes() {
    let (first, second) = (Screen("1"), Screen("2"))
    let stack = UINavigationController(rootViewController: first)
    #expect(Screen.log(first) == [])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = stack
    #expect(Screen.log(first) == ["will appear", "did appear"])
    first.show(second, sender: nil)
    #expect(Screen.log(first) == ["will disappear", "did disappear"])
    #expect(Screen.log(second) == ["will appear", "did appear"])
    #expect(second.navigationController === stack && second.view.window === window)
    #expect(stack.popToRootViewController(animated: true)?.count == 1)
    #expect(second.parent == nil && second.view.window == nil)
    stack.setViewControllers([second, first, Screen("3")], animated: false)
    #expect(stack.popToViewController(second, animated: false)?.count == 2)
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.popToViewController(UIViewController(), animated: false) == nil)
    #expect(stack.topViewController === second)
  }

  @Test func presentingAndDismissing_AreTold() {
    let (below, above) = (Screen("below"), Screen("above"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = below
    var done = 0
    below.present(above, animated: true) { done += 1 }
    #expect(Screen.log(above) == ["will appear", "did appear"])
    above.dismiss(animated: true) { done += 1 }
    #expect(Screen.log(above) == ["will disappear", "did disappear"])
    #expect(done == 2 && above.presentingViewController == nil && above.view.window == nil)
  }

  @Test func aControllerOfAPresentedStack_DismissesTheStack() {
    let (below, above) = (Screen("below"), Screen("above"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = below
    below.present(UINavigationController(rootViewController: above), animated: true)
    #expect(above.presentingViewController === below)
    above.dismiss(animated: true)
    #expect(below.presentedViewController == nil && above.view.window == nil)
  }

  @Test func theEditButton_Toggles() {
    let controller = UITableViewController(style: .insetGrouped)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    #expect(controller.editButtonItem.systemItem == .edit)
    #expect(controller.editButtonItem.simulateTap())
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(controller.editButtonItem.systemItem == .done)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test func aNavigationItem_HasTheTitleOfItsController() {
    let controller = UIViewController()
    controller.title = "Songs"
    #expect(controller.navigationItem.title == "Songs")
    controller.title = "Albums"
    #expect(controller.navigationItem.title == "Albums")
    controller.navigationItem.title = "Bar"
    #expect(controller.title == "Albums")
  }

  @Test func aBarButton_RunsItsAction_UnlessItIsDisabled() {
    var taps = 0
    let action = UIAction(title: "Add") { _ in taps += 1 }
    let button = UIBarButtonItem(systemItem: .add, primaryAction: action)
    #expect(button.simulateTap())
    button.isEnabled = false
    #expect(!button.simulateTap())
    #expect(taps == 1 && button.title == "Add")
    #expect(UIBarButtonItem(title: "Sort", menu: UIMenu(title: "By")).menu?.title == "By")
    #expect(!UIBarButtonItem.flexibleSpace().simulateTap())
    #expect(!UIBarButtonItem(title: "Idle").simulateTap())
  }

  @Test func aBarButtonWithATarget_SendsItsSelector() {
    let target = Answering()
    let button = UIBarButtonItem(
      barButtonSystemItem: .save, target: target, action: Selector("save"))
    #expect(button.simulateTap())
    #expect(target.senders.first === button)
    button.action = Selector("unknown")
    #expect(!button.simulateTap())
  }

  @Test func anotherSize_IsAnnounced_ThenLaidOut_ThenDone() {
    let screen = Screen("1")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.layoutIfNeeded()
    screen.log = []
    window.simulateResize(to: CGSize(width: 480, height: 320))
    #expect(
      screen.log == [
        "transition 320 to 480", "alongside 480.0", "will lay out", "did lay out 480.0",
      ])
    VirtualTime.shared.advance()
    #expect(screen.log.last == "transition done")
  }

  @Test func aSearch_AsksAtEveryLetter() {
    let finder = Finder()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = finder
    search.searchBar.delegate = finder
    search.delegate = finder
    search.searchBar.simulateTyping("ab")
    #expect(search.isActive)
    #expect(finder.log == ["began", "will present", "", "did present", "=a", "a", "=ab", "ab"])
    finder.log = []
    search.searchBar.simulateSearch()
    search.searchBar.simulateClear()
    #expect(finder.log == ["search", "=", ""])
    search.searchBar.simulateTyping("c")
    finder.log = []
    search.searchBar.simulateCancel()
    #expect(finder.log == ["cancel", "ended", "=", "", "will dismiss", "", "did dismiss"])
    #expect(!search.isActive && search.searchBar.text == "")
  }

  @Test func aScope_IsChosen() {
    let finder = Finder()
    let bar = UISearchBar(frame: .zero)
    bar.delegate = finder
    bar.scopeButtonTitles = ["All", "New"]
    bar.simulateScope(1)
    bar.simulateScope(2)
    #expect(finder.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }

  @Test func anAlert_HasFieldsToTypeIn() throws {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      })
    controller.present(alert, animated: false)
    let field = try #require(alert.textFields?.first)
    #expect(field.becomeFirstResponder() && field.placeholder == "Name")
    field.simulateTyping("Ada")
    #expect(alert.simulateChoice("OK"))
    #expect(name == "Ada")
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
  }

  @Test func controllersComeFromNibs() {
    #expect(UIViewController(nibName: "Screen", bundle: nil).nibName == "Screen")
    #expect(UIViewController(coder: NSCoder()) != nil)
    #expect(UITableViewController(coder: NSCoder())?.tableView.style == .plain)
    #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
  }

  @Test func aTableController_IsOverridden() {
    let controller = Songs(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(letters(controller.tableView) == "012")
    #expect(controller.tableView.inspector.breaches == [])
  }
}

/// Records the calls that it receives.
@MainActor
private final class Screen: UIViewController {
  var log: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  static func log(_ screen: Screen) -> [String] {
    defer { screen.log = [] }
    return screen.log.filter { !$0.contains("lay out") }
  }

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func viewWillLayoutSubviews() { log.append("will lay out") }
  override func viewDidLayoutSubviews() { log.append("did lay out \(view.bounds.width)") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("transition \(Int(view.bounds.width)) to \(Int(size.width))")
    coordinator.animate { [weak self] _ in
      self?.log.append("alongside \(self?.navigationController?.view.bounds.width ?? 0)")
    } completion: { [weak self] _ in
      self?.log.append("transition done")
    }
  }
}

@MainActor
private final class Answering: UIResponder {
  var senders: [UIBarButtonItem] = []
  override var simulatedActions: [Selector: (Any?) -> Void] {
    ["save": { [weak self] in if let it = $0 as? UIBarButtonItem { self?.senders.append(it) } }]
  }
}

@MainActor
private final class Songs: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@MainActor
private final class Finder: NSObject, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  var log: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    log.append(searchController.searchBar.text ?? "")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { log.append("=" + text) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    log.append("scope \(scope)")
  }
  func willPresentSearchController(_ search: UISearchController) { log.append("will present") }
  func didPresentSearchController(_ search: UISearchController) { log.append("did present") }
  func willDismissSearchController(_ search: UISearchController) { log.append("will dismiss") }
  func didDismissSearchController(_ search: UISearchController) { log.append("did dismiss") }
}
