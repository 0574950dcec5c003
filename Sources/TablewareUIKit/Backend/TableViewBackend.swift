#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Shows a ``Tableware/Table`` on a `UITableView`. ``UIKit/UITableView/show(_:)`` makes one.
///
/// ```swift
/// tableView.show(table)
/// ```
///
/// It takes over data source, delegate and prefetching, and lives as long as the table view (rule T-32).
/// Your own delegate gets every call that is not answered here, and hears of rows that come, go and are
/// selected. The data source answers only from the snapshot that was committed last, so no number can ever
/// disagree.
///
/// A state is shown as a whole, with the reader's place, selection and keyboard kept by identity, where a
/// batch would not be safe: for the first time, without a window or a size (rule B-54), after somebody else
/// changed the table view, and for more than ``changeLimit`` changes (rule B-55).
@MainActor
public final class TableViewBackend: NSObject {
  /// More changes than this are shown as a whole.
  public static let changeLimit = 300

  /// What is shown.
  public let table: Table
  /// Where it is shown.
  public private(set) weak var tableView: UITableView?
  /// Your delegate: gets what is not answered here. The one that the table view had before, unless you set
  /// another.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { adoptDelegate() } }
  }
  /// The same, for Objective-C, which asks on no actor what this answers to.
  nonisolated(unsafe) weak var forwardee: (any NSObjectProtocol)?
  /// Your data source for prefetching; hears the same as the rows.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows keep clear of the keyboard. A `UITableViewController` takes care of that itself (rule G-22).
  public var avoidsKeyboard = true
  /// Whether the section index begins with a magnifier that leads to the very top.
  public var indexHasSearch = false {
    didSet { if indexHasSearch != oldValue { tableView?.reloadSectionIndexTitles() } }
  }

  /// Runs after every commit.
  var onCommit: (() -> Void)?
  /// What the data source answers from.
  package internal(set) var snapshot = Snapshot.empty { didSet { stamp += 1 } }
  /// Which snapshot it is: cells that were bound to another one are bound again when they are displayed.
  private(set) var stamp = 0
  let cells = CellBindings()
  lazy var registry = CellRegistry { [table] in table.diagnostics.report(.surface($0)) }
  var heights = HeightCache()
  /// The row that was tapped last.
  var lastActivated: Identity?
  /// The row that is swiped open.
  var swiped: Identity?
  /// Whether the table was edited when the row was swiped open.
  var wasEditing = false
  /// When UIKit last asked where a row that is dragged may stand.
  var lastProposal: Duration?
  /// The mode that the table view was told of.
  var shownMode: Selection.Mode?
  /// Whether what the table view asks follows from what it was told here.
  var isTelling = false
  /// The reader's place of before the table view left its window (F-109).
  var awayPlace: Anchor?
  /// The index titles that the table view has read.
  var indexTitles: [String] = []
  /// What waits until the table view has laid out rows.
  var waitingForLayout: [() -> Void] = []
  private var keyboard: KeyboardObserver?
  /// How much of the table view's bottom inset is there for the keyboard.
  var keyboardInset: CGFloat = 0
  private var generation = 0
  private var isScheduled = false

  /// Takes over a table view and shows a table in it.
  @discardableResult
  package init(_ table: Table, on tableView: UITableView) {
    self.table = table
    self.tableView = tableView
    super.init()
    tableView.tablewareBackend?.giveWay()
    tableView.tablewareBackend = self
    delegate = tableView.appDelegate
    adoptDelegate()
    prefetchDataSource = tableView.prefetchDataSource
    takeOver(tableView)
    // The table knows what is selected, and for how long (rule L-33).
    (tableView.next as? UITableViewController)?.clearsSelectionOnViewWillAppear = false
    keyboard = KeyboardObserver { [weak self] in self?.avoidKeyboard($0) }
    table.responders = { [weak tableView] in
      tableView?.chain.compactMap { $0 as? any EventResponder } ?? []
    }
    table.showScreen = { [weak tableView] screen in
      let controllers = tableView?.chain.compactMap { $0 as? UIViewController } ?? []
      if let question = screen as? QuestionScreen, let controller = controllers.first {
        return question.present(from: controller)
      }
      let navigation = controllers.lazy.compactMap(\.navigationController).first
      return navigation?.push(screen) != nil
    }
    table.attach(self)
  }

  /// Lets go of the table view, which gets its delegate back and shows nothing.
  public func detach() {
    table.detach()
    table.responders = { [] }
    table.showScreen = nil
    keyboard = nil
    guard let tableView, tableView.tablewareBackend === self else { return }
    tableView.endTyping()
    avoidKeyboard(nil)
    snapshot = .empty
    tableView.dataSource = nil
    tableView.delegate = delegate
    tableView.prefetchDataSource = prefetchDataSource
    tableView.reloadData()
    cells.releaseAll()
    tableView.tablewareBackend = nil
  }

  private func giveWay() {
    table.diagnostics.report(.surface(.taken))
    detach()
  }

  func takeOver(_ tableView: UITableView) {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
  }

  private func adoptDelegate() {
    forwardee = delegate
    announceDelegate()
    // It may go before the table view does, and what only it answered to is not answered any more.
    delegate.map { DeathWatch.attach(to: $0, for: self) }
  }

  /// Table views ask only once, when they get their delegate, what it answers to.
  func announceDelegate() {
    guard let tableView, tableView.delegate === self else { return }
    tableView.delegate = nil
    tableView.delegate = self
  }

  func bind(_ cell: UITableViewCell, to row: AnyRow, at path: RowPath) {
    let before = cells[cell]
    let isDisplayed = before?.isDisplayed == true
    generation += 1
    let bound = BoundRow(row, at: path, generation: generation)
    cells.bind(cell, to: Binding(bound, table, stamp: stamp))
    let isSame = isDisplayed && before?.row.identity == row.identity
    describe(cell, row, at: path)
    let content = row.content
    cell.show(surroundings: content)
    if let cell = cell as? ContentCell {
      cell.show(content, animated: isSame)
    } else if let base = row.base as? any ConfiguredRow {
      cell.contentConfiguration = base.contentConfiguration
    } else if let base = row.base as? any UIKitRow, !base.show(in: cell) {
      registry.noteMisfit(cell, for: row)
      cell.contentConfiguration = UIListContentConfiguration.plain(content)
    }
  }

  /// The cell of a row on screen.
  func cell(at path: RowPath) -> UITableViewCell? {
    cells.cells.first { $0.binding.isDisplayed && $0.binding.row.path == path }?.cell
  }

  /// Commits when the current turn of the main queue ends; later while a row is dragged (rule E-07).
  public func setNeedsCommit() {
    guard !isScheduled else { return }
    isScheduled = true
    Turn.afterThis { [weak self] in self?.commit() }
  }

  private func commit() {
    guard isDragging else {
      isScheduled = false
      return table.commit()
    }
    Turn.after(.milliseconds(100)) { [weak self] in self?.commit() }
  }

  /// UIKit does not tell when a drag begins, only where it might end, and not that it ended where it began.
  private var isDragging: Bool {
    if let lastProposal, Turn.now - lastProposal < .seconds(3) { return true }
    return tableView?.hasUncommittedUpdates == true && swiped == nil
  }
}

extension UITableView {
  private static let backendKey = AssociationKey()

  /// Shows a table here, until another one is shown or the table view goes.
  ///
  /// - Returns: what shows it; you need not keep it. The same one, if the table is shown here already.
  @discardableResult
  public func show(_ table: Table) -> TableViewBackend {
    if let shown = tablewareBackend, shown.table === table { return shown }
    return TableViewBackend(table, on: self)
  }

  /// What shows a table here.
  public fileprivate(set) var tablewareBackend: TableViewBackend? {
    get { objc_getAssociatedObject(self, Self.backendKey.address) as? TableViewBackend }
    set {
      objc_setAssociatedObject(
        self, Self.backendKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The delegate, as what it has to be.
  var appDelegate: (any UITableViewDelegate)? {
    // The double has one property for both kinds of delegate.
    let delegate: (any UIScrollViewDelegate)? = delegate
    return delegate as? any UITableViewDelegate
  }
}
#endif
