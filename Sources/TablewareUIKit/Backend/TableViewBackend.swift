import Foundation
import Tableware

/// Shows a ``Tableware/Table`` on a `UITableView`, yours or one that it is given.
///
/// ```swift
/// let backend = TableViewBackend(table, on: tableView)
/// ```
///
/// It takes over data source and delegate, and keeps your delegate informed. Hold it as long as the table
/// is shown: UIKit's references are weak. The data source answers only from the snapshot that was
/// committed last, so no number can ever disagree.
@MainActor
public final class TableViewBackend: NSObject {
  /// What is shown.
  public let table: Table
  /// Where it is shown.
  public let tableView: UITableView
  /// Hears of scrolling, and of the rows that come and go; weak.
  public weak var delegate: (any UITableViewDelegate)?

  /// What the data source answers from.
  package internal(set) var snapshot = Snapshot.empty
  let cells = CellBindings()
  var registry = CellRegistry()
  var heights = HeightCache()
  private var generation = 0
  private var isScheduled = false

  /// Takes over a table view and shows a table in it.
  public init(_ table: Table, on tableView: UITableView) {
    self.table = table
    self.tableView = tableView
    super.init()
    let theirs: (any UIScrollViewDelegate)? = tableView.delegate
    delegate = theirs as? any UITableViewDelegate
    tableView.dataSource = self
    tableView.delegate = self
    tableView.estimatedRowHeight = 44
    table.responders = { [weak tableView] in
      tableView?.chain.compactMap { $0 as? any EventResponder } ?? []
    }
    table.attach(self)
  }

  func bind(_ cell: UITableViewCell, to row: AnyRow, at path: RowPath) {
    generation += 1
    cells.bind(cell, to: BoundRow(row, at: path, generation: generation), of: table)
    let answers = table.selectionMode != .none || table.responds(to: Tap.self, at: path)
    cell.selectionStyle = answers ? .default : .none
    if let cell = cell as? ContentCell {
      cell.show(row.content)
    } else if let base = row.base as? any UIKitRow, !base.show(in: cell) {
      // A cell class that was swapped behind our back: the row is shown the plain way.
      cell.contentConfiguration = nil
    }
  }

  /// The cell of a row on screen.
  func cell(at path: RowPath) -> UITableViewCell? {
    cells.cells.first { $0.binding.isDisplayed && $0.binding.row.path == path }?.cell
  }
}

extension TableViewBackend: @MainActor TableBackend {
  /// Whether a batch could be shown: the table view is in a window and has a size (rule B-54).
  public var isReady: Bool { tableView.window != nil && !tableView.bounds.isEmpty }

  /// Every row with a cell, and every section with a header on screen.
  public var bindings: Bindings {
    let rows = cells.rows
    let sections = Set(rows.map(\.path.section)).filter { $0 < snapshot.sectionCount }
    return Bindings(
      rows: rows, sections: sections.sorted().map { BoundSection($0, of: snapshot) })
  }

  /// Commits when the current turn of the main queue ends.
  public func setNeedsCommit() {
    guard !isScheduled else { return }
    isScheduled = true
    Turn.afterThis { [weak self] in
      guard let self else { return }
      isScheduled = false
      table.commit()
    }
  }

  /// Shows a snapshot as a whole. Cells go back to the pool; selection and place are kept by identity.
  public func reload(to new: Snapshot) {
    let anchor = Anchor(tableView, cells.rows)
    snapshot = new
    heights.keepOnly(new)
    tableView.reloadData()
    anchor?.restore(in: tableView, new)
    showSelection()
  }

  /// Applies a batch inside `performBatchUpdates`, exactly as it was planned. Cells of rows that stay,
  /// stay; the keyboard leaves rows that go (rule B-61).
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    let mapping = BatchMapping(batch)
    for (cell, binding) in cells.cells {
      if let path = mapping.row(binding.row.path) {
        binding.row.path = path
      } else {
        cell.endTyping()
      }
    }
    tableView.performBatchUpdates(
      { [self] in
        snapshot = new
        tableView.apply(batch)
      }, completion: { _ in done() })
  }

  /// Binds rows again, in their cells; rows that need another cell get one.
  public func refresh(_ refresh: Refresh, to new: Snapshot) {
    snapshot = new
    let changed = Set(refresh.rows)
    // A cell that UIKit only prepared may stand for the same row as the one on screen.
    for (cell, binding) in cells.cells where changed.contains(binding.row.path) {
      guard let row = new[binding.row.path] else { continue }
      bind(cell, to: row, at: binding.row.path)
      heights.forget(row.identity)
    }
    if !refresh.replacedRows.isEmpty {
      tableView.reloadRows(at: refresh.replacedRows.map(IndexPath.init), with: .none)
    }
    for section in refresh.sections { showHeader(of: section) }
    // Heights may differ now; an empty batch measures without new cells (rule G-10).
    if !(refresh.rows.isEmpty && refresh.sections.isEmpty) {
      tableView.performBatchUpdates(nil, completion: nil)
    }
    showSelection()
  }

  /// Scrolls to a row.
  public func scroll(to path: RowPath, at position: ScrollPosition) {
    tableView.scrollToRow(
      at: IndexPath(path), at: UITableView.ScrollPosition(position), animated: false)
  }

  /// Gives the keyboard to the field of a row on screen, or takes it away.
  public func focus(_ path: RowPath?) {
    guard let path else { return cells.cells.forEach { $0.cell.endTyping() } }
    tableView.scrollToRow(at: IndexPath(path), at: .none, animated: false)
    tableView.layoutIfNeeded()
    _ = (cell(at: path) as? ContentCell)?.control?.becomeFirstResponder()
  }

  /// Selects in the table view what is selected in the table.
  func showSelection() {
    tableView.allowsMultipleSelection = table.selectionMode == .multiple
    for row in cells.rows where snapshot.contains(row.path) {
      let path = IndexPath(row.path)
      let isSelected = snapshot[row.path]?.isSelected == true
      let isShown = tableView.indexPathsForSelectedRows?.contains(path) == true
      if isSelected, !isShown {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      } else if !isSelected, isShown {
        tableView.deselectRow(at: path, animated: false)
      }
    }
  }
}
