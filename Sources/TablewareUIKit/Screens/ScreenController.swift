#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// A view controller that shows a `Screen`: the table fills the view, the commands are
/// a menu in the navigation bar, the search is that of the bar, and pulling the table down
/// refreshes.
///
/// `UINavigationController.push(_:style:animated:)` creates one.
@MainActor
public final class ScreenController: UIViewController {
  /// The screen whose table the controller shows.
  public var screen: any Screen { hosted.screen }
  let hosted: HostedScreen
  private let style: UITableView.Style
  private let stack: ScreenStack

  init(_ hosted: HostedScreen, style: UITableView.Style, in stack: ScreenStack) {
    self.hosted = hosted
    self.style = style
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable: a storyboard cannot contain a screen.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let tableView = UITableView(frame: .zero, style: style)
    view = tableView
    tableView.show(hosted.table).onCommit = { [weak self] in self?.showBar() }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    defer { showBar() }
    if stack.isModal, stack.navigator.stack.first === hosted {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.dismiss(animated: true)
        })
    }
    guard screen.search != nil else { return }
    definesPresentationContext = true
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    navigationItem.searchController = search
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController?.isBeingDismissed == true { stack.dismissed() }
  }

  // Not in `viewWillAppear`, which a canceled swipe back calls as well.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.appeared(hosted)
    // Keys reach the screen where nothing else has the keyboard.
    let isSearching = navigationItem.searchController?.isActive == true
    if !view.hasKeyboard, !isSearching { becomeFirstResponder() }
  }

  /// Always `true`: the screen receives the keys of its commands and of the actions of its rows.
  public override var canBecomeFirstResponder: Bool { true }

  /// Runs the command of the screen, or the action of the focused row, that has the pressed key.
  /// The focused row is the one that has the keyboard focus, the selected one, or the one that was
  /// tapped last.
  ///
  /// - Parameters:
  ///   - presses: the pressed keys.
  ///   - event: the event of the keys.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key)
    guard keys.contains(where: perform) else { return super.pressesBegan(presses, with: event) }
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    LeakWatch.watch(self, hosted.table.diagnostics)
    stack.left(hosted)
  }

  var tableView: UITableView? { viewIfLoaded as? UITableView }

  /// Shows title, status and commands, which may change with every commit.
  private func showBar() {
    // Not the title of the controller, which is that of its tab as well.
    navigationItem.title = screen.title
    let status = hosted.status
    navigationItem.prompt = status.isEmpty ? nil : status
    if let search = screen.search { navigationItem.searchController?.show(search) }
    showRefresh()
    showCommands()
    announceNotice()
  }

  /// The parts of a command that its entry in the menu shows.
  private struct ShownCommand: Equatable {
    let key: Character
    let title: String
    let image: RowImage.Source?
    let role: ActionRole
    let isEnabled: Bool

    init(_ command: Command) {
      (key, title, image) = (command.key, command.title, command.image)
      (role, isEnabled) = (command.role, command.isEnabled)
    }
  }

  private var shownCommands: [ShownCommand] = []
  private var announcedNotice: String?

  /// Shows the commands as a menu, and beside it the action of the latest notice as a button.
  private func showCommands() {
    let commands = hosted.commands
    let shown = commands.map(ShownCommand.init)
    guard shown != shownCommands else { return }
    shownCommands = shown
    let menu = screen.commands.isEmpty ? nil : menuItem(screen.commands)
    let notice = hosted.noticeCommand.map { command in
      UIBarButtonItem(
        title: command.title, primaryAction: UIAction { [weak self] _ in self?.run(command.key) })
    }
    navigationItem.rightBarButtonItems = [menu, notice].compactMap { $0 }
  }

  /// Announces the latest notice once.
  private func announceNotice() {
    let notice = hosted.noticeText
    guard notice != announcedNotice else { return }
    announcedNotice = notice
    if let notice { UIAccessibility.post(notification: .announcement, argument: notice) }
  }

  /// Offers the refresh of the screen, and stops the control when the result is on screen.
  private func showRefresh() {
    guard let refresh = screen.refresh else {
      tableView?.refreshControl = nil
      return
    }
    guard let control = tableView?.refreshControl else {
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak self] _ in self?.interaction?.perform(.refresh) }, for: .valueChanged)
      tableView?.refreshControl = control
      return
    }
    guard control.isRefreshing, !refresh.isRefreshing else { return }
    // Not in the middle of a batch (F-51).
    tableView?.tablewareBackend?.whenIdle { [weak self, weak control] in
      if self?.screen.refresh?.isRefreshing != true { control?.endRefreshing() }
    }
  }

  private func menuItem(_ commands: [Command]) -> UIBarButtonItem {
    let menu = UIMenu(
      children: commands.enumerated().map { index, command in
        UIAction(
          title: command.title,
          image: UIImage.picture(of: command.image, glyph: command.image?.glyph),
          attributes: [
            command.role == .destructive ? .destructive : [], command.isEnabled ? [] : .disabled,
          ]
        ) { [weak self] _ in self?.run(at: index) }
      })
    // The title is announced; it is shown where there is no such symbol.
    return UIBarButtonItem(
      title: Words.current[.moreActions], image: UIImage(systemName: "ellipsis.circle"), menu: menu)
  }

  /// Runs a command as the screen declares it now: one that was captured with the menu may refer to
  /// removed rows.
  private func run(at index: Int) {
    guard screen.commands.indices.contains(index) else { return }
    run(screen.commands[index].key)
  }

  func run(_ key: Character) {
    interaction?.perform(.command(key), focused: focused)
  }

  var interaction: Interaction? { tableView?.tablewareBackend?.interaction }

  /// The row that has the keyboard, else the selected one, else the one that was tapped last.
  var focused: RowPath? {
    let table = hosted.table
    let backend = tableView?.tablewareBackend
    let row = backend?.rowWithKeyboard ?? table.selection.rows.last ?? backend?.lastActivated
    return row.flatMap(table.snapshot.path(of:))
  }
}
#endif
