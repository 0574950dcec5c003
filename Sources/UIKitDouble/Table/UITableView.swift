#if !canImport(UIKit)
  import Foundation

  /// A table, as strict as the numbered rules ask for.
  ///
  /// It is stricter than UIKit: what UIKit leaves undefined, or shows wrong without a word, is a
  /// ``Breach``. After one that UIKit would throw for, the table is poisoned, as the real one is (B-47).
  /// Everything runs on the main actor, which the compiler checks (T-01); time stands still until
  /// ``VirtualTime`` lets it pass.
  @MainActor
  open class UITableView: UIScrollView {
    /// Whether headers float (plain), and whether sections stand apart (G-15).
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How a change looks; all alike in the double.
    public enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle, automatic = 100
    }
    /// Where a row comes to stand; `none` scrolls as little as possible, or not at all (G-20).
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// The height that asks for measuring; −1, as in UIKit.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The index title that shows a magnifier (G-18).
    public nonisolated static let indexSearch = "{search}"

    /// The style, which never changes.
    public let style: Style
    /// Who knows the rows; weak. Another one is read at the next layout, not at once (B-08).
    open weak var dataSource: (any UITableViewDataSource)? {
      didSet { if dataSource !== oldValue { needsReload = true } }
    }
    /// Who loads rows before they are shown; weak.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// How high a row is if the delegate does not say, in points.
    open var rowHeight = UITableView.automaticDimension
    /// About how high a row is; 0 to measure every row at a reload (G-04).
    open var estimatedRowHeight = UITableView.automaticDimension
    /// How high a header is if the delegate does not say.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// How high a footer is if the delegate does not say.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// How much room is left above every header; `automaticDimension` is none in the double, and depends on the
    /// style in UIKit (G-12).
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
      didSet { sectionsAreStale = true }
    }
    /// How high the empty rows below the last one are drawn; they take no room in the content (G-12).
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// About how high a header is that measures itself; the double measures at once.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// About how high a footer is that measures itself; the double measures at once.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
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
    /// What stands above the first section.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// What stands below the last section.
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
    /// The counts that were read last: all that the table knows of its data.
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
    /// The cell that is being announced, while nobody may know where it is (L-12).
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

    private func replace(_ old: UIView?, with new: UIView?) {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
      setNeedsLayout()
    }
  }
#endif
