#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Shows a `Table` on a `UITableView`. `UITableView.show(_:)` creates one.
///
/// ```swift
/// tableView.show(table)
/// ```
///
/// The back end sets the data source, the delegate and the prefetching data source of the table
/// view, which retains it (rule T-32). The delegate of the app receives every call that the table
/// does not answer, and is informed of rows that appear, disappear and are selected. The data
/// source answers only from the committed snapshot, so its numbers never contradict each other.
///
/// A state is shown as a whole, with scroll position, selection and keyboard kept by identity,
/// where a batch would not be safe or of use: until rows were displayed, without a window or a size
/// (rule B-54), after other code changed the table view, and for more than ``changeLimit`` changes
/// (rule B-55).
@MainActor
public final class TableViewBackend {
  /// The largest number of changes that is animated. More are shown as a whole.
  public var changeLimit = 300

  /// Why everything was shown again the last time, instead of animating the changes; `nil` if that
  /// did not happen yet.
  public internal(set) var lastReload: ReloadReason?
  /// Why no batch can be shown at the moment.
  var obstacle: ReloadReason?
  /// Whether a commit with too many changes was reported.
  var reportsManyChanges = true

  /// The model of the table view's rows and sections.
  public let table: Table
  /// The table view that shows the table; `nil` once it was deallocated.
  public private(set) weak var tableView: UITableView?
  /// The delegate of the app, which receives the calls that the table does not answer. It is the
  /// one that the table view had before, unless the app sets another.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { updateDelegateTarget() } }
  }
  /// The prefetching data source of the app, which is informed of the same rows.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows stay clear of the keyboard. A `UITableViewController` does that itself (rule
  /// G-22).
  public var avoidsKeyboard = true
  /// Whether a bar above the keyboard leads to the previous and the next field, and ends typing. It
  /// is shown if the table has two fields or more, and no field of the app has a view of its own
  /// there.
  public var showsFieldBar = true

  /// Loads pictures of rows that have an address; without one their placeholders are shown.
  ///
  /// It is asked for rows on screen and for rows that UIKit prefetches, six at once at most.
  public var imageLoader: (any ImageLoader)? {
    get { images.loader }
    set { images.loader = newValue }
  }
  /// The pictures of rows.
  private(set) lazy var images = RowImages(self)

  /// The host side of the table.
  let host: TableHost
  /// The effects of gestures.
  let interaction: Interaction
  /// The data source and delegate of the table view.
  let proxy = TableViewProxy()
  /// The theme that is shown.
  var shownTheme = Theme()
  /// Receives the file of the document picker that is shown.
  var fileReceiver: FileReceiver?
  /// Called after every commit.
  var onCommit: (() -> Void)?
  /// Called when the user begins to select several rows with two fingers.
  var onMultipleSelection: (() -> Void)?
  /// The snapshot that the data source answers from.
  package internal(set) var snapshot = Snapshot.empty {
    didSet {
      stamp += 1
      (lastBuilt, estimates) = (nil, nil)
    }
  }
  /// The number of the snapshot. A cell that was bound to another one is bound again before it is
  /// displayed.
  private(set) var stamp = 0
  /// The row of the snapshot that was built last.
  var lastBuilt: (path: RowPath, row: AnyRow)?
  let cells = CellBindings()
  let headers = HeaderBindings()
  lazy var registry = CellRegistry { [table] in table.diagnostics.report(.surface($0)) }
  var heights = HeightMemory<RowSpace, CGFloat>()
  /// The known heights of the rows of the snapshot; `nil` until the table view asks for them.
  var estimates: RowEstimates?
  /// The heights of the last launch, in the space in which they were measured.
  var savedEstimates: (space: RowSpace, rows: [Identity: CGFloat])?
  /// The row that was tapped last, or to which a keyboard moved the focus after that.
  var lastActivated: Identity?
  /// The row that opens when the user goes on holding something over it.
  var springLoaded: Identity?
  /// Whether a row was opened in this turn, because something was held over it.
  var hasSpringLoaded = false
  /// The row whose tap covered the table view: it is marked until the table view returns.
  var markedRow: Identity?
  /// The row whose swipe actions are uncovered.
  var swiped: Identity?
  /// Whether the table view was in editing mode when the swipe began.
  var wasEditing = false
  /// When UIKit last asked for the target of a drag.
  var lastProposal: Duration?
  /// The effect of a drop where the finger was last.
  var proposedDrop: ProposedDrop?
  /// Whether a cell has said that it is dragged, so that the end of a drag is known as well.
  var reportsDrags = false
  /// The completion of the swipe action that is being performed, until a question takes it over.
  var swipeCompletion: ((Bool) -> Void)?
  /// The question of a swipe action, and the completion that waits for its answer.
  var asked: (question: QuestionScreen, completion: (Bool) -> Void)?
  /// The selection mode that the table view is set to.
  var shownMode: Selection.Mode?
  /// The number of the batch that is animated; `nil` without one.
  var runningBatch: Int?
  private var batchCount = 0
  /// The commit that waits for the end of the animation.
  var afterAnimation: (() -> Void)?
  /// What else waits for it.
  var idleActions: [() -> Void] = []
  /// Whether heights have to be measured, and cells of another kind replaced, when the animation
  /// ends.
  var mustMeasureLater = false
  /// The sections whose header or footer appears or disappears when the animation ends.
  var sectionsToReload: Set<Identity> = []
  /// Whether the back end itself is changing the table view.
  var isUpdating = false
  /// The space of rows during a change of the table view, which then asks for the estimates of all
  /// rows.
  var updateSpace: RowSpace?
  /// Whether the table view shows sections that an owner declares.
  var isDeclared = false
  lazy var display = RowDisplay(host)
  var isDisplayScheduled = false
  /// The time of impressions where no screen shows the table.
  var ownTimeline: (timeline: Timeline, driver: TimelineDriver)?
  private var windowObserver: WindowObserver?
  /// The scroll position from before the table view left its window (F-109).
  var awayAnchor: ScrollAnchor?
  /// The index titles that the table view has read.
  var indexTitles: [String] = []
  /// Whether the table view shows an index with an entry for the search.
  var indexShowsSearch = false
  /// Actions that wait until the table view has laid out rows.
  var waitingForLayout: [() -> Void] = []
  private var keyboard: KeyboardObserver?
  private lazy var longPress = LongPressRecognizer(self)
  /// The bar above the keyboard, once a field has shown it.
  var fieldBar: FieldBar?
  /// The row whose menu shows a preview.
  var previewed: PreviewedRow?
  /// The part of the bottom content inset that makes room for the keyboard.
  var keyboardInset: CGFloat = 0
  /// Whether a row was displayed since the table view shows the table.
  var hasDisplayed = false
  private var generation = 0
  private var isScheduled = false

  /// Shows a table in a table view, in place of the table that was shown before.
  @discardableResult
  package init(_ table: Table, on tableView: UITableView) {
    self.table = table
    self.tableView = tableView
    host = TableHost(table)
    interaction = Interaction(host, submitTarget: .textField)
    proxy.backend = self
    tableView.tablewareBackend?.replace()
    // The table is shown in one table view: the one that showed it before is handed back.
    if let previous = table.backend as? TableViewBackend {
      table.diagnostics.report(.backendReplaced)
      previous.detach()
    }
    tableView.tablewareBackend = self
    delegate = tableView.appDelegate
    updateDelegateTarget()
    prefetchDataSource = tableView.prefetchDataSource
    install(in: tableView)
    installDragging(in: tableView)
    // The table knows which rows are selected, and for how long (rule L-33).
    (tableView.next as? UITableViewController)?.clearsSelectionOnViewWillAppear = false
    keyboard = KeyboardObserver { [weak self] in self?.keyboardChanged($0) }
    longPress.attach(to: tableView)
    host.responders = { [weak tableView] in
      tableView?.chain.compactMap { $0 as? any EventResponder } ?? []
    }
    host.askQuestion = { [weak self] in self?.ask($0) ?? false }
    host.showScreen = { [weak self] in self?.show($0) ?? false }
    host.presentScreen = { [weak self] in self?.present($0) ?? false }
    let observer = WindowObserver(
      { [weak self] in self?.windowChanged() }, onLayout: { [weak self] in self?.wasLaidOut() })
    tableView.addSubview(observer)
    windowObserver = observer
    host.attach(self)
    table.isIsolated = { Turn.isOnMainActor }
  }

  /// Disconnects the table view, which shows nothing afterwards and gets the delegate of the app
  /// back.
  ///
  /// A table that another table view shows now stays connected to that one.
  public func detach() {
    display.end()
    if table.backend === self {
      host.detach()
      host.responders = { [] }
      host.askQuestion = nil
      host.showScreen = nil
      host.presentScreen = nil
    }
    keyboard = nil
    windowObserver?.removeFromSuperview()
    windowObserver = nil
    longPress.detach()
    guard let tableView, tableView.tablewareBackend === self else { return }
    tableView.endTyping()
    avoidKeyboard(nil)
    snapshot = .empty
    tableView.dataSource = nil
    tableView.delegate = delegate
    tableView.prefetchDataSource = prefetchDataSource
    removeDragging(from: tableView)
    tableView.reloadData()
    cells.releaseAll()
    headers.releaseAll()
    tableView.tablewareBackend = nil
  }

  /// Detaches, because another table is shown in the table view.
  private func replace() {
    table.diagnostics.report(.surface(.taken))
    detach()
  }

  /// Whether the back end shows a table, and no other one took the table over.
  fileprivate func isShowing(_ table: Table) -> Bool {
    self.table === table && table.backend === self
  }

  /// Begins a batch.
  ///
  /// - Returns: its number.
  func beginBatch() -> Int {
    batchCount += 1
    runningBatch = batchCount
    return batchCount
  }

  /// A number for a binding that was never used before.
  func nextGeneration() -> Int {
    generation += 1
    return generation
  }

  /// Commits when the current turn ends, before the next frame; later while a row is dragged (rule
  /// E-07).
  public func setNeedsCommit() {
    guard !isScheduled else { return }
    isScheduled = true
    // The first content is in the first layout, which may be over when the turn ends.
    if !hasDisplayed { windowObserver?.setNeedsLayout() }
    Turn.beforeFrame { [weak self] in self?.commit() }
  }

  private func commit() {
    guard isScheduled else { return }
    guard isDragging else {
      isScheduled = false
      return host.commit()
    }
    Turn.after(.milliseconds(100)) { [weak self] in self?.commit() }
  }

  /// Shows the first content in the layout that the table view is in, without an animation that may
  /// be running around it, such as a push.
  private func wasLaidOut() {
    guard isScheduled, !hasDisplayed, tableView?.bounds.isEmpty == false else { return }
    UIView.performWithoutAnimation { commit() }
  }
}

/// The table view's data source and delegate.
extension TableViewBackend {
  /// Makes the proxy the data source and delegate of the table view.
  func install(in tableView: UITableView) {
    tableView.dataSource = proxy
    tableView.delegate = proxy
    tableView.prefetchDataSource = proxy
  }

  /// The roles of the proxy that other objects have in the table view now.
  func replacedRoles(in tableView: UITableView) -> [String] {
    var roles: [String] = []
    if tableView.dataSource !== proxy { roles.append("dataSource") }
    if tableView.delegate !== proxy { roles.append("delegate") }
    if tableView.prefetchDataSource !== proxy { roles.append("prefetchDataSource") }
    return roles
  }

  private func updateDelegateTarget() {
    proxy.appDelegateTarget = delegate
    announceDelegate()
    // The delegate may be deallocated before the table view, which then has to learn what is not
    // answered.
    delegate.map { DeinitObserver.attach(to: $0, for: self) }
  }

  /// Sets the delegate again. A table view asks only then which methods its delegate implements.
  func announceDelegate() {
    guard let tableView, tableView.delegate === proxy else { return }
    tableView.delegate = nil
    tableView.delegate = proxy
  }
}

extension UITableView {
  private static let backendKey = AssociationKey()

  /// Shows a table in the table view until another one is shown or the table view is deallocated.
  ///
  /// Closures of the rows that capture the view controller strongly keep it in memory, because the
  /// controller holds the table view. Capture it weakly, or use ``show(for:_:)``.
  ///
  /// A table that another table view shows moves to this one, and the other table view is handed
  /// back: it shows nothing, and has the delegate of the app again.
  ///
  /// - Parameter table: the table.
  /// - Returns: the back end, which the table view retains. It is the same one if the table view
  ///   shows the table already.
  @discardableResult
  public func show(_ table: Table) -> TableViewBackend {
    if let shown = tablewareBackend, shown.isShowing(table) { return shown }
    return TableViewBackend(table, on: self)
  }

  /// The back end that shows a table in the table view; `nil` if none does.
  public fileprivate(set) var tablewareBackend: TableViewBackend? {
    get { objc_getAssociatedObject(self, Self.backendKey.address) as? TableViewBackend }
    set {
      objc_setAssociatedObject(
        self, Self.backendKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The delegate with the type that it has.
  var appDelegate: (any UITableViewDelegate)? {
    // The double has one property for both kinds of delegate.
    let delegate: (any UIScrollViewDelegate)? = delegate
    return delegate as? any UITableViewDelegate
  }
}
#endif
