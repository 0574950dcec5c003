#if !canImport(UIKit)
  import Foundation

  /// A table, as strict as the numbered rules ask for.
  ///
  /// It is stricter than UIKit: what UIKit leaves undefined, or shows wrong without a word, is a
  /// ``Breach``. After one that UIKit would throw for, the table is poisoned, as the real one is (B-47).
  @MainActor
  open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle, automatic = 100
    }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public nonisolated static let automaticDimension: CGFloat = -1
    public nonisolated static let indexSearch = "{search}"

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? {
      didSet { if dataSource !== oldValue { needsReload = true } }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    public private(set) var isEditing = false

    /// What tests look into and set: strictness, probe, log.
    public let inspector = TableInspector()

    /// What the table is doing; many calls are legal in some phases only.
    enum Phase: Equatable {
      case idle
      case batch(depth: Int)
      case committing
      case cellForRow(IndexPath)
      case poisoned
    }

    var phase = Phase.idle
    var needsReload = true
    /// The counts that were read last: all that the table knows of its data.
    var counts: [Int] = []
    var content: ProbedContent?
    var updates: [TableUpdate] = []
    var heights = TableHeights()
    var shown: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    var pool = CellPool()
    var request: CellRequest?
    var selected: Set<IndexPath> = []
    var completions: [(Bool) -> Void] = []
    var runningAnimations = 0
    private var memoryWarnings: (any NSObjectProtocol)?
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    public init(frame: CGRect, style: Style = .plain) {
      self.style = style
      super.init(frame: frame)
      memoryWarnings = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.pool.empty() } }
    }

    /// How many sections there are, as the table knows it.
    open var numberOfSections: Int {
      loadIfNeeded()
      return counts.count
    }

    /// How many rows a section has, as the table knows it.
    open func numberOfRows(inSection section: Int) -> Int {
      loadIfNeeded()
      return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Whether something was told that is not committed.
    open var hasUncommittedUpdates: Bool { phase != .idle || isReordering }
    var isReordering = false

    /// Reads everything anew: cells come back to the pool, the selection is lost (L-21).
    open func reloadData() {
      guard isUsable("reloadData") else { return }
      if case .batch = phase { return report("B-58", .exception, "reloadData inside a batch") }
      inspector.note("reloadData")
      recycleAll()
      selected = []
      readCounts()
      heights.reset(counts)
      needsReload = false
      setNeedsLayout()
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
      isEditing = editing
      for cell in shown.values { cell.setEditing(editing, animated: animated) }
    }

    open override func didMoveToWindow() {
      if window != nil { setNeedsLayout() }
    }

    open override func layoutSubviews() {
      guard isUsable("layout") else { return }
      guard window != nil else {
        return report("B-54", .warning, "layout without a window")
      }
      loadIfNeeded()
      layOut()
    }

    /// Nothing may be asked of a table that threw (B-47), or from inside its own questions (B-57).
    func isUsable(_ call: String) -> Bool {
      switch phase {
      case .poisoned:
        report("B-47", .exception, "\(call) after an exception")
        return false
      case .cellForRow, .committing:
        report("B-57", .exception, "\(call) from inside a question of the table")
        return false
      case .idle, .batch: return true
      }
    }

    func report(_ rule: String, _ verdict: Breach.Verdict, _ detail: String) {
      inspector.report(Breach(rule, verdict, detail))
      if verdict == .exception { phase = .poisoned }
    }

    func loadIfNeeded() {
      guard needsReload, dataSource != nil, phase == .idle else { return }
      needsReload = false
      readCounts()
      heights.reset(counts)
    }

    /// Reads the numbers, and through the probe who stands where.
    func readCounts() {
      let sections = dataSource?.numberOfSections(in: self) ?? 0
      counts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
      content = inspector.probe?.content(counts)
    }
  }
#endif
