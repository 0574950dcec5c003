import Foundation

/// A table, as strict as the numbered rules ask for.
///
/// It is stricter than UIKit: what UIKit leaves undefined, or shows wrong without a word, is a
/// ``Breach``. After one that UIKit would throw for, the table is poisoned, as the real one is
/// (B-47). Everything runs on the main actor, which the compiler checks (T-01); time stands still
/// until ``VirtualTime`` lets it pass.
@MainActor
open class UITableView: UIScrollView {
  /// Whether headers float (plain), and whether sections stand apart (G-15).
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How a change looks; the double records it.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// The position of a row after scrolling; `none` scrolls as little as possible (G-20).
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// Whether a cell that gets another content is measured again by itself.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The height that asks for measuring; −1, as in UIKit.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that shows a magnifier (G-18).
  public nonisolated static let indexSearch = "{search}"

  /// The style, which never changes.
  public let style: Style
  /// The object that provides the rows; weak. Another one is read at the next layout, not at once
  /// (B-08).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { needsReload = true } }
  }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      let optional = delegate as? any UIOptionalMethods
      delegateEstimates = optional?.implementsEstimatedHeights ?? true
    }
  }
  /// Whether the delegate implemented estimates when it was set.
  var delegateEstimates = true
  /// The object that loads rows before they are shown; weak.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The object that says what can be dragged; weak.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that takes what is dropped; weak.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged; no by default, as on a phone.
  open var dragInteractionEnabled = false
  /// Whether rows of this table are dragged.
  open var hasActiveDrag: Bool { activeDrag != nil }
  /// Whether something is dragged over this table.
  open var hasActiveDrop: Bool { activeDrop != nil }
  /// How high a row is if the delegate does not say, in points.
  open var rowHeight = UITableView.automaticDimension
  /// About how high a row is; 0 to measure every row at a reload (G-04).
  open var estimatedRowHeight = UITableView.automaticDimension
  /// How high a header is if the delegate does not say.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// How high a footer is if the delegate does not say.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// How much room is left above every header; `automaticDimension` is none in the double, and
  /// depends on the style in UIKit (G-12).
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { sectionsAreStale = true }
  }
  /// How high the empty rows below the last one are drawn; they take no room in the content (G-12).
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// About how high a header is that measures itself; the double measures at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// About how high a footer is that measures itself; the double measures at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Whether a cell on screen that gets another configuration is measured again at the next layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the focus selects the row that it comes to.
  open var selectionFollowsFocus = false
  /// Whether taps select.
  open var allowsSelection = true
  /// Whether several rows can be selected (L-32).
  open var allowsMultipleSelection = false
  /// Whether taps select while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// From how many rows on there is an index at the side (G-18).
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The view above the first section.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below the last section.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// Whether the table is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// What tests look into and set: strictness, probe, disturbances, log.
  public let inspector = TableInspector()

  var phase = Phase.idle
  var needsReload = true
  /// The counts that were read last: all that the table stores of its data.
  var counts: [Int] = []
  var content: ProbedContent?
  var updates: [TableUpdate] = []
  var pendingReconfigurations: [IndexPath] = []
  var heights = TableHeights()
  /// The width that heights were measured in.
  var measuredWidth: CGFloat?
  /// Headers and footers have to be measured again.
  var sectionsAreStale = true
  /// Rows on screen have to be measured again.
  var rowsAreStale = false
  var shown: [IndexPath: UITableViewCell] = [:]
  /// Cells that were asked for and are not displayed.
  var prepared: [IndexPath: UITableViewCell] = [:]
  var prefetched: Set<IndexPath> = []
  var previousTop: CGFloat = 0
  /// The cell that is being announced, while its path must not be known (L-12).
  var unannounced: UITableViewCell?
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var pool = CellPool()
  var request: CellRequest?
  var selected: Set<IndexPath> = []
  var completions: [(Bool) -> Void] = []
  var animations: [Int: [(Bool) -> Void]] = [:]
  var animationCount = 0
  var interaction = Interaction()
  var activeDrag: DragSession?
  var activeDrop: DropSession?
  var editing = false
  var indexTitles: [String]?
  private var memoryWarnings: NotificationToken?
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// A table of a style, which never changes.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    listen()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table, from a nib or a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    listen()
  }

  private func listen() {
    // Rows are as wide as the table in every style, so there are no margins beside them.
    layoutState.margins = LayoutState.Margins(UIEdgeInsets.zero)
    memoryWarnings = NotificationToken(UIApplication.didReceiveMemoryWarningNotification) {
      [weak self] _ in self?.pool.empty()
    }
  }

  open override func didMoveToWindow() {
    if window != nil { setNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    if category != traitCollection.preferredContentSizeCategory { forgetMeasured() }
  }

  open override func layoutSubviews() {
    guard allows(.layout) else { return }
    guard window != nil else {
      return report("B-54", .warning, "layout without a window")
    }
    loadIfNeeded()
    layOut()
  }

  override func drag(by distance: CGFloat, glides: Bool) {
    guard allows(.gesture) else { return }
    inspector.note(.drag(distance))
    layoutIfNeeded()
    super.drag(by: distance, glides: glides)
  }

  // Registering and dequeuing.

  /// Says which class makes the cells of an identifier; `nil` takes that back (L-04).
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellReuseIdentifier: identifier)
  }

  /// Says which nib makes the cells of an identifier; `nil` takes that back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    baseRegister(nib, forCellReuseIdentifier: identifier)
  }

  /// Says which class makes the headers and footers of an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Says which nib makes the headers and footers of an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// A cell of a registered identifier, from the pool or new: only inside `cellForRowAt`, for the
  /// path that is asked for, once (L-04, L-05). For a row that is configured again, the cell that
  /// it has (L-20).
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { baseDequeueReusableCell(withIdentifier: identifier, for: indexPath) }

  /// A cell from the pool, or a new one of a registered class, or `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    baseDequeueReusableCell(withIdentifier: identifier)
  }

  /// A header or footer from the pool, or a new one of a registered class, or `nil` (L-10).
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { baseDequeueReusableHeaderFooterView(withIdentifier: identifier) }

  // The counts and positions that the table stores.

  /// How many sections there are, as the table knows it: of before a batch that is open (L-03b).
  open var numberOfSections: Int { baseNumberOfSections }

  /// How many rows a section has, as the table knows it; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { baseNumberOfRows(inSection: section) }

  /// Reads all data again: cells return to the pool and the selection is lost (L-21). Cells are
  /// asked for at the next layout, so the data must stay as it is until then (L-01).
  open func reloadData() { baseReloadData() }

  // Changes.

  /// Opens a batch, or goes one deeper in one; only the outermost counts (B-04).
  open func beginUpdates() { baseBeginUpdates() }

  /// Closes a batch; the outermost is checked against the data and applied.
  open func endUpdates() { baseEndUpdates() }

  /// Tells changes in one batch. The data changes inside the closure (B-07); the completion comes
  /// when the animation ends, with whether it was not interrupted, and at once for a batch without
  /// changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    basePerformBatchUpdates(updates, completion: completion)
  }

  /// Sections come; indexes of after the batch (B-01).
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseInsertSections(sections, with: animation)
  }

  /// Sections go; indexes of before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseDeleteSections(sections, with: animation)
  }

  /// Sections get other cells and may get other counts; indexes of before the batch (B-32).
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseReloadSections(sections, with: animation)
  }

  /// A section moves; from an index of before the batch to one of after it (B-02).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    baseMoveSection(section, toSection: newSection)
  }

  /// Rows come; paths of after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseInsertRows(at: indexPaths, with: animation)
  }

  /// Rows go; paths of before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseDeleteRows(at: indexPaths, with: animation)
  }

  /// Rows get other cells: what was typed, selected or swiped in them is lost (L-21). Paths of
  /// before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseReloadRows(at: indexPaths, with: animation)
  }

  /// A row moves with its cell; from a path of before the batch to one of after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    baseMoveRow(at: indexPath, to: newIndexPath)
  }

  // What is on screen.

  /// The cell of a row on screen, or one that was asked for in advance; `nil` for any other path
  /// (L-15).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    baseCellForRow(at: indexPath)
  }

  /// The row that a cell shows; `nil` for one that is not on screen, and maybe while it is
  /// announced (L-12).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { baseIndexPath(for: cell) }

  /// The cells on screen, from top to bottom; not to be asked for during an update (M-40).
  open var visibleCells: [UITableViewCell] { baseVisibleCells }

  /// The rows on screen, from top to bottom; `nil` before the table has read its data.
  open var indexPathsForVisibleRows: [IndexPath]? { baseIndexPathsForVisibleRows }

  /// Whether something is going on that a `reloadData` would destroy: an open batch, a drag, an
  /// open swipe (B-60, E-07).
  open var hasUncommittedUpdates: Bool { baseHasUncommittedUpdates }

  /// Runs `cellForRow` again for rows that have a cell; the same cell has to come back, and is not
  /// prepared for reuse (L-20). In a batch: paths of before it.
  open func reconfigureRows(at indexPaths: [IndexPath]) { baseReconfigureRows(at: indexPaths) }

  // Where things lie.

  /// Where a section lies in the content, header and footer included, as if nothing floated; zero
  /// for one that does not exist.
  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }

  /// Where a header is now: in a plain table it floats (G-15).
  open func rectForHeader(inSection section: Int) -> CGRect {
    baseRectForHeader(inSection: section)
  }

  /// Where a footer is now: in a plain table it floats.
  open func rectForFooter(inSection section: Int) -> CGRect {
    baseRectForFooter(inSection: section)
  }

  /// Where a row lies in the content. One that does not exist is a hazard: documented as zero, it
  /// has thrown (G-11). Estimates count for rows that were never shown (G-04).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { baseRectForRow(at: indexPath) }

  /// The row at a point of the content, or `nil`; headers and footers are no rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { baseIndexPathForRow(at: point) }

  /// The rows in a rectangle of the content; `nil` for one without a size.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }

  /// The header on screen of a section; only views of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    baseHeaderView(forSection: section)
  }

  /// The footer on screen of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    baseFooterView(forSection: section)
  }

  // Selection, scrolling and editing.

  /// The selected rows, in order; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { baseIndexPathsForSelectedRows }

  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { baseIndexPathForSelectedRow }

  /// Selects a row, or no row for `nil`, without calling the delegate (L-30).
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    baseSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    baseDeselectRow(at: indexPath, animated: animated)
  }

  /// Scrolls to a row; one that does not exist is an exception. Row `NSNotFound` scrolls to its
  /// section, which may be empty (G-20).
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated) }

  /// Begins or ends editing: visible rows are asked whether and how (E-01). Not from inside
  /// `commit` (E-02).
  open func setEditing(_ editing: Bool, animated: Bool) {
    baseSetEditing(editing, animated: animated)
  }

  /// Reads the titles again, when they changed without a reload.
  open func reloadSectionIndexTitles() { baseReloadSectionIndexTitles() }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
