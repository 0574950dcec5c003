#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// How high rows are.
extension TableViewBackend {
  /// What the row says; for automatic rows what your delegate or the table view's `rowHeight` says.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let path = RowPath(indexPath)
    if let row = snapshot[path], let base = row.base as? any SizedRow {
      switch base.height {
      case .automatic: break
      case .fixed(let height): return checked(height, of: row)
      case .measured(let measure): return measured(row, in: tableView, measure)
      }
    }
    let ask = delegate?.tableView(_:heightForRowAt:)
    return ask?(tableView, indexPath) ?? tableView.rowHeight
  }

  /// The last true height of the row, which makes nothing jump (rule G-06).
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let path = RowPath(indexPath)
    // Asked of every row: most often there is nothing to look up.
    if !heights.isEmpty, snapshot.contains(path),
      let height = heights.lastHeight(of: snapshot.rowID(at: path), in: tableView.space),
      height >= 1
    {
      return height
    }
    let ask = delegate?.tableView(_:estimatedHeightForRowAt:)
    let theirs = ask?(tableView, indexPath) ?? tableView.estimatedRowHeight
    return theirs.isFinite && theirs >= 1 ? theirs : UITableView.automaticDimension
  }

  /// Whether a cell that was bound again is not as high as it should be.
  func wantsAnotherHeight(
    _ cell: UITableViewCell, at path: RowPath, in tableView: UITableView
  ) -> Bool {
    let height = self.tableView(tableView, heightForRowAt: IndexPath(path))
    guard height == UITableView.automaticDimension else {
      return abs(height - cell.frame.height) > 0.5
    }
    let wanted = cell.systemLayoutSizeFitting(
      CGSize(width: cell.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return abs(wanted.height - cell.frame.height) > 0.5
  }

  /// Notes how high a cell was that goes off screen.
  func noteHeight(of cell: UITableViewCell) {
    guard let binding = cells[cell], let space = binding.space, cell.frame.height >= 1 else {
      return
    }
    heights.note(cell.frame.height, of: binding.row.identity, binding.row.content, in: space)
  }

  /// Notes how high all cells on screen are.
  func noteHeights() {
    for (cell, binding) in cells.cells where binding.isDisplayed { noteHeight(of: cell) }
  }

  /// Rows that go take their heights with them.
  func forgetHeights(_ batch: Batch) {
    heights.forget(batch.deletedRows.lazy.map { [snapshot] in snapshot.rowID(at: $0) })
  }

  private func measured(
    _ row: AnyRow, in tableView: UITableView, _ measure: (RowSpace) -> CGFloat
  ) -> CGFloat {
    let space = tableView.space
    let content = row.content
    if let height = heights.height(of: row.identity, content, in: space) { return height }
    let height = checked(measure(space), of: row)
    if height >= 0 { heights.note(height, of: row.identity, content, in: space) }
    return height
  }

  /// A height that UIKit would stop the app for is reported, and the row measures itself (F-93…F-95).
  private func checked(_ height: CGFloat, of row: AnyRow) -> CGFloat {
    if height.isFinite, height >= 0 { return min(height, RowHeight.limit) }
    table.diagnostics.report(.surface(.badHeight(row: row.identity, height: "\(height)")))
    return UITableView.automaticDimension
  }
}

extension RowHeight {
  /// A row that is higher is as high as this, in points: sums of a million of them stay exact.
  static let limit: CGFloat = 1e6
}

extension UITableView {
  /// The room for a row.
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
