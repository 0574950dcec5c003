#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// A view controller that shows a `Screen`: the table fills the view, the commands are
/// a menu in the navigation bar, the search is that of the bar, and pulling the table down
/// refreshes. Where any number of rows may be selected, the commands for them are in a toolbar.
///
/// `UINavigationController.push(_:style:animated:)` creates one.
@MainActor
public final class ScreenController: UIViewController {
  /// The screen whose table the controller shows.
  public var screen: any Screen { hosted.screen }
  let hosted: HostedScreen
  private let style: UITableView.Style
  let stack: ScreenStack

  init(_ hosted: HostedScreen, style: UITableView.Style, in stack: ScreenStack) {
    self.hosted = hosted
    self.style = style
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
    // The back button of the screen above shows it, also before this one is on screen.
    navigationItem.title = hosted.screen.title
  }

  /// Unavailable: a storyboard cannot contain a screen.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let tableView = UITableView(frame: .zero, style: style)
    view = tableView
    let backend = tableView.show(hosted.table)
    backend.onCommit = { [weak self] in self?.showBar() }
    backend.onMultipleSelection = { [weak self] in self?.setEditing(true, animated: true) }
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

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showToolbar(animated: animated)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hideToolbar(animated: animated)
  }

  /// Begins or ends the selection of rows for the commands in the toolbar. At the end no row is
  /// selected.
  ///
  /// - Parameters:
  ///   - editing: whether rows are edited from now on.
  ///   - animated: whether the change is animated.
  public override func setEditing(_ editing: Bool, animated: Bool) {
    let wasEditing = isEditing
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
    if wasEditing, !editing { hosted.table.selection.removeAll() }
    if isViewLoaded { showBar() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController?.isBeingDismissed == true { stack.dismissed() }
  }

  // Not in `viewWillAppear`, which a canceled swipe back calls as well.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.appeared(hosted)
    if screen.search?.isImmediate == true {
      navigationItem.searchController?.searchBar.becomeFirstResponder()
    }
    // Keys reach the screen where nothing else has the keyboard.
    let isSearching = navigationItem.searchController?.isActive == true
    if !view.hasKeyboard, !isSearching { becomeFirstResponder() }
  }

  /// Always `true`: the screen receives the keys of its commands and of the actions of its rows.
  public override var canBecomeFirstResponder: Bool { true }

  /// Runs the command of the screen, or the action of the focused row, that has the pressed key;
  /// Command+K shows the list of commands and screens.
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
  func showBar() {
    // Not the title of the controller, which is that of its tab as well.
    navigationItem.title = selectionTitle ?? screen.title
    let status = hosted.status
    navigationItem.prompt = status.isEmpty ? nil : status
    if let search = screen.search { navigationItem.searchController?.show(search) }
    showRefresh()
    showCommands()
    announceNotice()
  }

  /// The commands as they are shown, and where.
  var shownCommands = ShownCommands()
  /// Whether the controller shows the toolbar of its navigation controller.
  var showsToolbar = false
  private var announcedNotice: String?

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
