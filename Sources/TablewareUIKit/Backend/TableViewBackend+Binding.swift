#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Cells and the rows that they show.
extension TableViewBackend {
  /// The row at a path; `nil` if there is no such row.
  ///
  /// UIKit requests the cell of a row and then its height, and each row is built from the data of
  /// the app. The row that was built last is kept for the next request, as long as the same
  /// snapshot is shown and no cell was displayed since.
  func row(at path: RowPath) -> AnyRow? {
    if let lastBuilt, lastBuilt.path == path { return lastBuilt.row }
    guard let row = snapshot[path] else { return nil }
    lastBuilt = (path, row)
    return row
  }

  /// The row at a path with a new binding; `nil` if there is no such row.
  func bindRow(at path: RowPath, generation: Int) -> (bound: BoundRow, row: AnyRow)? {
    row(at: path).map { (host.bind($0, at: path, in: snapshot, generation: generation), $0) }
  }

  /// A cell of the kind of a row, bound to the row; `nil` if there is no such row.
  func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell? {
    let path = RowPath(indexPath)
    guard let (bound, row) = bindRow(at: path, generation: nextGeneration()) else {
      return nil
    }
    let cell = registry.cell(for: row, at: indexPath, in: tableView)
    bind(cell, to: bound, row)
    return cell
  }

  /// Shows a row in a cell.
  func bind(_ cell: UITableViewCell, to bound: BoundRow, _ row: AnyRow) {
    let before = cells[cell]
    let isSame = before?.isDisplayed == true && before?.row.identity == bound.identity
    let previous = before?.row.identity == bound.identity ? before?.base : nil
    let binding = Binding(bound, self, stamp: stamp)
    if let base = row.base as? any SizedRow, case .measured = base.height {
      binding.isMeasured = true
    }
    if row.base is any UIKitRow || row.base is any ConfiguredRow { binding.base = row.base }
    cells.bind(cell, to: binding)
    describe(cell, bound)
    show(bound, row, in: cell, after: previous, animated: isSame)
  }

  /// Sets what a cell shows, whether it is among the rows or in a header.
  ///
  /// - Parameters:
  ///   - previous: what the cell showed of the same row before.
  ///   - animated: whether the cell showed the same row before.
  func show(
    _ bound: BoundRow, _ row: AnyRow, in cell: UITableViewCell, after previous: (any Row)?,
    animated: Bool
  ) {
    cell.show(surroundings: bound.presentation)
    if let cell = cell as? ContentCell {
      cell.theme = table.shownTheme
      if let tableView {
        cell.contentSize = tableView.traitCollection.preferredContentSizeCategory
      }
      cell.show(
        bound.presentation, animated: animated, pictures: images.pictures(for: cell, bound))
    } else if let base = row.base as? any ConfiguredRow {
      cell.contentConfiguration = base.contentConfiguration
    } else if let base = row.base as? any UIKitRow,
      !base.show(in: cell, from: previous, animated: animated && UIView.areAnimationsEnabled)
    {
      registry.noteMisfit(cell, for: row)
      cell.contentConfiguration = UIListContentConfiguration.row(
        bound.presentation, table.shownTheme, hasTrailingView: false)
    }
  }

  /// Shows a row again in the cell that it has, as far as its presentation changed.
  ///
  /// - Returns: whether the content of the cell was set again, so that its height may differ.
  func bindAgain(_ cell: UITableViewCell, _ binding: Binding) -> Bool {
    let path = binding.row.path
    let generation = binding.row.generation
    // A row of another kind gets another cell, which may have to wait for the end of an animation.
    guard let (bound, row) = bindRow(at: path, generation: generation),
      bound.kind == binding.row.kind
    else { return false }
    let isOther = binding.base.map(row.base.differs) ?? false
    guard binding.isOutOfDate || isOther || bound.content != binding.row.content else {
      // What the row offers changed. The app may have changed the cell, whose content is the same.
      binding.row = bound
      binding.stamp = stamp
      if describe(cell, bound), let base = row.base as? any UIKitRow {
        _ = base.show(in: cell, from: binding.base, animated: false)
      }
      return false
    }
    bind(cell, to: BoundRow(row, bound.presentation, at: path, generation: nextGeneration()), row)
    return true
  }

  /// Sets what follows from what a row offers: whether it highlights and moves, and its actions for
  /// assistive technology. What the cell of the app has set instead stays.
  ///
  /// - Returns: whether something was set that a row of the app may have set to the same before.
  @discardableResult
  func describe(_ cell: UITableViewCell, _ bound: BoundRow) -> Bool {
    let old = cells[cell]?.description
    let new = CellDescription(
      bound.presentation, hasDelegate: proxy.delegateReceivesTaps, bound.identity.plainText,
      customActions(of: bound))
    cells[cell]?.description = new.show(in: cell, after: old)
    return old.map { !$0.hasSameLook(as: new) } ?? false
  }

  /// The binding of a row that has a cell.
  func bound(at path: RowPath) -> BoundRow? {
    path.role == .row
      ? cells.cells.first { $0.binding.row.path == path }?.binding.row
      : headers.views.first { $0.binding.row.path == path }?.binding.row
  }

  /// The presentation of a row: that of its cell, or a new one.
  func presentation(at path: RowPath) -> RowPresentation? {
    bound(at: path)?.presentation
      ?? bindRow(at: path, generation: 0)?.bound.presentation
  }

  /// The cell of a row on screen.
  func cell(at path: RowPath) -> UITableViewCell? {
    cells.cells.first { $0.binding.isDisplayed && $0.binding.row.path == path }?.cell
  }
}

/// Cells that appear and disappear.
extension TableViewBackend {
  /// A cell appears. It is bound again if it was prepared before the last commit.
  func willDisplay(_ cell: UITableViewCell, at path: RowPath, in tableView: UITableView) {
    if let binding = cells[cell], binding.stamp == stamp, binding.row.path == path {
    } else if let (bound, row) = bindRow(at: path, generation: nextGeneration()) {
      let shown = cells[cell]?.row
      if shown?.identity != bound.identity || shown?.presentation != bound.presentation
        || shown?.path != path || cells[cell]?.base.map(row.base.differs) == true
      {
        bind(cell, to: bound, row)
      }
      cells[cell]?.stamp = stamp
    }
    // A cell that was prepared in another text size has another height as well.
    let textSize = tableView.traitCollection.preferredContentSizeCategory
    if (cell as? ContentCell)?.follow(textSize) == true {
      Turn.afterThis { [weak self] in
        guard let self, let tableView = self.tableView, canShowBatches else { return }
        measureWhenIdle(replacing: [], in: tableView)
      }
    }
    lastBuilt = nil
    cells[cell]?.isDisplayed = true
    hasDisplayed = true
    cells[cell]?.space = tableView.space
    showSelection(of: path, in: tableView)
    setNeedsDisplayEvents()
    if !waitingForLayout.isEmpty { Turn.afterThis { [weak self] in self?.runLayoutActions() } }
  }

  /// A cell disappeared, and will show another row.
  func didEndDisplaying(_ cell: UITableViewCell) {
    noteHeight(of: cell)
    // The keyboard belongs to the row (F-83).
    cell.endTyping()
    cells.release(cell)
    setNeedsDisplayEvents()
  }

  /// Runs the actions that waited for rows to be laid out.
  func runLayoutActions() {
    let actions = waitingForLayout
    waitingForLayout = []
    for action in actions { action() }
  }
}
#endif
