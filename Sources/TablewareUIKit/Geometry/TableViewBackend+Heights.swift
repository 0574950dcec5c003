#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The heights of rows.
extension TableViewBackend {
  /// The height that a row declares; for automatic rows that of the app's delegate or of
  /// `UITableView.rowHeight`.
  func height(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    if let height = declaredHeight(at: RowPath(indexPath), in: tableView) { return height }
    let ask = delegate?.tableView(_:heightForRowAt:)
    return ask?(tableView, indexPath) ?? tableView.rowHeight
  }

  /// The height that the header of a section declares; for an automatic one that of the app's
  /// delegate or of `UITableView.sectionHeaderHeight`.
  func headerHeight(of section: Int, in tableView: UITableView) -> CGFloat {
    if let height = declaredHeight(at: .header(of: section), in: tableView) { return height }
    let ask = delegate?.tableView(_:heightForHeaderInSection:)
    return ask?(tableView, section) ?? tableView.sectionHeaderHeight
  }

  /// The same for the footer of a section.
  func footerHeight(of section: Int, in tableView: UITableView) -> CGFloat {
    if let height = declaredHeight(at: .footer(of: section), in: tableView) { return height }
    let ask = delegate?.tableView(_:heightForFooterInSection:)
    return ask?(tableView, section) ?? tableView.sectionFooterHeight
  }

  /// The height that a row, header or footer declares; `nil` for an automatic one.
  private func declaredHeight(at path: RowPath, in tableView: UITableView) -> CGFloat? {
    guard let row = row(at: path), let base = row.base as? any SizedRow else { return nil }
    switch base.height {
    case .automatic: return nil
    case .fixed(let height): return checked(height, of: row)
    case .measured(let measure): return measured(row, at: path, in: tableView, measure)
    }
  }

  /// Whether a cell that was bound again needs another height.
  func wantsAnotherHeight(
    _ cell: UITableViewCell, at path: RowPath, in tableView: UITableView
  ) -> Bool {
    let height = height(at: IndexPath(path), in: tableView)
    guard height == UITableView.automaticDimension else {
      return abs(height - cell.frame.height) > 0.5
    }
    let wanted = cell.systemLayoutSizeFitting(
      CGSize(width: cell.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return abs(wanted.height - cell.frame.height) > 0.5
  }

  /// Remembers the height of a cell that disappears.
  ///
  /// A cell that stayed on screen while the table view got another width, or the user another text
  /// size, is not displayed again: its height belongs to neither space.
  func noteHeight(of cell: UITableViewCell) {
    guard let binding = cells[cell], let space = binding.space, !binding.isMeasured,
      space == tableView?.space, cell.frame.height >= 1
    else { return }
    heights.note(
      cell.frame.height, of: .row(binding.row.identity),
      showing: .row(binding.row.kind, binding.row.content), in: space)
    note(cell.frame.height, at: binding.row.path, in: space)
  }

  /// Remembers the heights of all cells on screen.
  func noteHeights() {
    for (cell, binding) in cells.cells where binding.isDisplayed { noteHeight(of: cell) }
  }

  /// Forgets the heights of rows that a batch removes.
  func forgetHeights(_ batch: Batch) {
    heights.forget(batch.deletedRows.lazy.map { [snapshot] in snapshot.rowID(at: $0) })
  }

  /// Measures a row again at the next layout, for a height that depends on more than the content of
  /// the row, such as ``RowHeight/measured(_:)`` with a setting of the app. Nothing happens for a
  /// row that does not exist.
  ///
  /// - Parameter row: the identity of the row.
  public func invalidateHeight(of row: some Hashable & Sendable) {
    let row = Identity(row)
    measureAfterCommit { $0.heights.forget(CollectionOfOne(row)) }
  }

  /// Measures rows before they are shown, such as those that a scroll is about to reach, so that
  /// their heights are exact at once. Only rows with ``RowHeight/measured(_:)`` are measured
  /// without a cell; nothing happens for other rows, and for rows that do not exist.
  ///
  /// - Parameter rows: the identities of the rows.
  /// - Complexity: one measurement for each row whose height is not known.
  public func measureHeights<ID: Hashable & Sendable>(of rows: some Sequence<ID>) {
    guard let tableView else { return }
    for row in rows {
      guard let path = snapshot.path(of: Identity(row)), path.role == .row,
        let built = self.row(at: path), let base = built.base as? any SizedRow,
        case .measured(let measure) = base.height
      else { continue }
      _ = measured(built, at: path, in: tableView, measure)
    }
  }

  /// Measures all rows again: those on screen at the next layout, the others when they appear.
  public func invalidateHeights() {
    measureAfterCommit { $0.heights = HeightMemory() }
  }

  /// Not in the middle of a batch, which may animate.
  private func measureAfterCommit(_ forget: @escaping (TableViewBackend) -> Void) {
    host.afterCommit { [weak self] in
      guard let self else { return }
      (lastBuilt, estimates) = (nil, nil)
      forget(self)
      if let tableView, canShowBatches { measureWhenIdle(replacing: [], in: tableView) }
    }
  }

  private func measured(
    _ row: AnyRow, at path: RowPath, in tableView: UITableView,
    _ measure: (RowSpace) -> CGFloat
  ) -> CGFloat {
    let space = tableView.space
    let key = HeightKey.row(row.identity)
    let content = MeasuredContent.row(row.kind, row.content)
    if let height = heights.height(of: key, showing: content, in: space) { return height }
    let height = checked(measure(space), of: row)
    if height >= 0 {
      heights.note(height, of: key, showing: content, in: space)
      note(height, at: path, in: space)
    }
    return height
  }

  /// Reports a height for which UIKit would stop the app; the row is measured by its cell instead
  /// (F-93…F-95).
  private func checked(_ height: CGFloat, of row: AnyRow) -> CGFloat {
    if height.isFinite, height >= 0 { return min(height, RowHeight.limit) }
    table.diagnostics.report(.surface(.badHeight(row: row.identity, height: "\(height)")))
    return UITableView.automaticDimension
  }
}

extension RowHeight {
  /// The largest height in points, with which sums of a million rows stay exact.
  static let limit: CGFloat = 1e6
}

extension UITableView {
  /// The space for a row.
  var space: RowSpace {
    let sides =
      style == .insetGrouped
      ? layoutMargins.left + layoutMargins.right : safeAreaInsets.left + safeAreaInsets.right
    return RowSpace(
      width: max(0, bounds.width - sides),
      contentSize: traitCollection.preferredContentSizeCategory)
  }
}
#endif
