#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// A ``Tableware/Screen`` as a view controller: its table fills the view, its commands are a menu in the bar,
/// its search is the bar's.
///
/// You rarely make one: ``UIKit/UINavigationController/push(_:animated:)`` does.
@MainActor
public final class ScreenController: UIViewController {
  /// What is shown.
  public let screen: any Screen
  private let style: UITableView.Style
  private let stack: ScreenStack

  init(_ screen: any Screen, style: UITableView.Style, in stack: ScreenStack) {
    self.screen = screen
    self.style = style
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
  }

  /// Screens do not come from storyboards.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let tableView = UITableView(frame: .zero, style: style)
    view = tableView
    tableView.show(screen.table).onCommit = { [weak self] in self?.showBar() }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    defer { showBar() }
    guard screen.search != nil else { return }
    definesPresentationContext = true
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  // Not before: a swipe back that is given up has announced this screen, too.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.appeared(screen)
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { stack.left(screen) }
  }

  private var tableView: UITableView? { viewIfLoaded as? UITableView }

  /// Title, status and commands may differ after every commit.
  private func showBar() {
    title = screen.title
    navigationItem.prompt = screen.status.isEmpty ? nil : screen.status
    if let search = screen.search {
      let bar = navigationItem.searchController?.searchBar
      bar?.placeholder = search.prompt
      if bar?.text ?? "" != search.query { bar?.text = search.query }
    }
    let commands = screen.commands
    guard commands.map(\.title) != shownCommands else { return }
    shownCommands = commands.map(\.title)
    navigationItem.rightBarButtonItem = commands.isEmpty ? nil : menuItem(commands)
  }

  private var shownCommands: [String] = []

  private func menuItem(_ commands: [Command]) -> UIBarButtonItem {
    let menu = UIMenu(
      children: commands.enumerated().map { place, command in
        UIAction(title: command.title) { [weak self] _ in self?.run(place) }
      })
    return UIBarButtonItem(title: Words.current.actions.more, menu: menu)
  }

  /// The command of today: a closure of another moment may be about rows that are gone.
  private func run(_ place: Int) {
    guard screen.commands.indices.contains(place) else { return }
    screen.commands[place].run(focused)
  }

  /// The row that is typed into, or the one that is selected, or the one that was tapped last.
  private var focused: EventSource? {
    let table = screen.table
    let backend = tableView?.tablewareBackend
    let row = backend?.rowWithKeyboard ?? table.selection.rows.last ?? backend?.lastActivated
    return row.flatMap(table.snapshot.path(of:)).flatMap(table.source(at:))
  }
}

extension ScreenController: UISearchResultsUpdating {
  /// Searches as the reader types.
  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard let search = screen.search, search.query != text else { return }
    search.update(text)
  }
}
#endif
