#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The estimated heights of rows, for which UIKit asks with every batch.
extension TableViewBackend {
  /// The largest number of rows whose heights are estimated one by one. UIKit asks for all
  /// estimates with every batch; a larger table has one estimate for all rows, and its heights are
  /// those that UIKit has measured.
  static let estimateLimit = 2_000

  /// Changes whether the table view asks for the estimate of each row.
  func updateEstimates(for new: Snapshot) {
    let estimatesRows = new.rowCount <= Self.estimateLimit
    guard estimatesRows != proxy.estimatesRows else { return }
    proxy.estimatesRows = estimatesRows
    announceDelegate()
  }

  /// The last true height of a row, with which nothing jumps (rule G-06).
  ///
  /// - Complexity: O(1), without a look-up by identity.
  func estimatedHeight(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    updateEstimates(in: tableView)
    if let height = estimates?[RowPath(indexPath)] { return height }
    let ask = delegate?.tableView(_:estimatedHeightForRowAt:)
    let theirs = ask?(tableView, indexPath) ?? tableView.estimatedRowHeight
    if theirs == 0 {
      // The app disabled estimates. The height of a cell is not known before there is one.
      let height = height(at: indexPath, in: tableView)
      return height >= 1 ? height : UITableView.automaticDimension
    }
    return theirs.isFinite && theirs >= 1 ? theirs : UITableView.automaticDimension
  }

  /// Shows a snapshot that a batch leads to.
  func follow(_ batch: Batch, to new: Snapshot) {
    var followed = estimates
    estimates = nil
    if let space = followed?.space {
      followed?.apply(batch, to: new) { [self] in
        knownHeight(of: new.rowID(at: $0), in: space)
      }
    }
    snapshot = new
    estimates = followed
  }

  /// Shows a snapshot with the same sections and rows, whose contents may differ.
  func showContents(of new: Snapshot) {
    let kept = estimates
    snapshot = new
    estimates = kept
  }

  /// Remembers the true height of a row.
  func note(_ height: CGFloat, at path: RowPath, in space: RowSpace) {
    if path.role == .row, estimates?.space == space { estimates?[path] = height }
  }

  /// Determines the known heights of all rows, unless they are up to date.
  ///
  /// - Complexity: one look-up for each known height after a reload and in another space; O(1)
  ///   otherwise.
  private func updateEstimates(in tableView: UITableView) {
    // During an update, the space is the same for all rows.
    if estimates != nil, updateSpace != nil { return }
    let space = updateSpace ?? tableView.space
    guard estimates?.space != space else { return }
    var known = RowEstimates(for: snapshot, in: space)
    if let savedEstimates, savedEstimates.space == space {
      for (row, height) in savedEstimates.rows {
        if let path = snapshot.path(of: row) { known[path] = height }
      }
    }
    for (row, height) in heights.rows(in: space) where height >= 1 {
      if let path = snapshot.path(of: row) { known[path] = height }
    }
    estimates = known
  }

  private func knownHeight(of row: Identity, in space: RowSpace) -> CGFloat? {
    if let height = heights.lastHeight(of: .row(row), in: space), height >= 1 { return height }
    guard let savedEstimates, savedEstimates.space == space else { return nil }
    return savedEstimates.rows[row]
  }
}

extension TableViewBackend: @MainActor HeightSavingBackend {
  /// The heights of rows for the next launch. Above ``estimateLimit`` rows there are none, because
  /// all rows have one estimate.
  package var savedHeights: SavedHeights? {
    get {
      guard let tableView, snapshot.rowCount <= Self.estimateLimit else { return nil }
      noteHeights()
      let rows = heights.rows(in: tableView.space)
      return SavedHeights(
        space: tableView.space.name, rows: rows.map { ($0.row, Double($0.height)) })
    }
    set {
      guard let newValue, let tableView else { return }
      guard canShowBatches else {
        return waitingForLayout.append { [weak self] in self?.savedHeights = newValue }
      }
      guard newValue.space == tableView.space.name else { return }
      // From a file: what is no height is left out.
      let valid = newValue.rows.filter { $0.height.isFinite && $0.height >= 1 }
      let rows = valid.map { ($0.row, CGFloat($0.height)) }
      savedEstimates = (tableView.space, Dictionary(rows, uniquingKeysWith: { $1 }))
      // The table view asks for estimates only when it loads its rows.
      reload(to: snapshot)
    }
  }
}

extension RowSpace {
  /// A text that is the same after a relaunch.
  fileprivate var name: String { "\(Double(width)) \(contentSize.rawValue)" }
}
#endif
