#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The rows on screen and their positions, to restore them after rows were inserted or removed or
/// changed their height (rules G-07, P-11).
@MainActor
struct ScrollAnchor {
  private let isAtEnd: Bool
  /// The paths of the rows, before what happens; empty for a position that was kept.
  private let paths: [RowPath]
  private let rows: [(row: Identity, distance: CGFloat)]
  /// The headers of the sections of these rows.
  private let headers: [(row: Identity, distance: CGFloat)]

  /// Creates the anchor of the rows on screen; nil at the top, where the table view stays.
  init?(_ tableView: UITableView, _ bound: [BoundRow], _ anchoring: ScrollAnchoring) {
    let top = tableView.contentOffset.y
    let inset = tableView.adjustedContentInset
    let end = tableView.contentSize.height - tableView.bounds.height + inset.bottom
    isAtEnd = anchoring == .stickToEnd && top >= end - 1
    // Offsets are rounded to pixels.
    guard isAtEnd || top > -inset.top + 1 else { return nil }
    // Other code may have changed the table view, which then lacks rows that are bound (rule G-11).
    let bound = bound.filter { tableView.has($0.path) }
    // While typing, the position of the field counts, otherwise that of the top.
    let typing = { (row: BoundRow) in
      tableView.cellForRow(at: IndexPath(row.path))?.hasKeyboard == true ? 0 : 1
    }
    let sorted = bound.map { (typing($0), $0) }.sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }
      .map(\.1)
    paths = sorted.map(\.path)
    rows = sorted.map {
      ($0.identity, tableView.rectForRow(at: IndexPath($0.path)).minY - top)
    }
    headers = Set(sorted.map(\.path.section)).sorted().compactMap { section in
      tableView.headerView(forSection: section)?.binding.map {
        ($0.row.identity, tableView.rectForHeader(inSection: section).minY - top)
      }
    }
  }

  /// Whether a batch moves the first of the rows that it leaves.
  func isMoved(by mapping: BatchMapping) -> Bool {
    guard let first = paths.first(where: { mapping.row($0) != nil }) else { return !paths.isEmpty }
    return mapping.row(first) != first && !isRemovalAtTop(mapping)
  }

  /// Whether a batch removes the first rows on screen, and does nothing else above the others: the
  /// others follow, as they do when the user deletes a row.
  private func isRemovalAtTop(_ mapping: BatchMapping) -> Bool {
    guard let next = paths.firstIndex(where: { mapping.row($0) != nil }), next > 0,
      !isAtEnd
    else { return false }
    let (old, removed) = (paths[next], paths[..<next])
    guard removed.allSatisfy({ $0.section == old.section && $0 < old }) else { return false }
    return mapping.row(old) == RowPath(section: old.section, row: old.row - next)
  }

  /// The rows with their distances from the upper edge, to be saved.
  var position: [(row: Identity, distance: Double)] { rows.map { ($0.row, Double($0.distance)) } }

  /// Creates the anchor of a saved position.
  init(_ position: ScrollState) {
    paths = []
    isAtEnd = false
    headers = []
    rows = position.anchors.map { ($0.row, CGFloat($0.distance)) }
  }

  /// Scrolls the first of the rows that still exists to its old position.
  ///
  /// - Parameter mapping: the batch that was performed, if it was one.
  func restore(
    in tableView: UITableView, _ snapshot: Snapshot, after mapping: BatchMapping? = nil
  ) {
    tableView.layoutIfNeeded()
    // The rows below take the place of those that were removed.
    if let mapping, isRemovalAtTop(mapping) { return }
    let inset = tableView.adjustedContentInset
    let lowest = -inset.top
    if isAtEnd { return scrollToEnd(tableView, snapshot) }
    // A section that collapsed around the user leaves its header where that was on screen.
    let collapsed = headers.filter { header, _ in
      snapshot.path(of: header).map { snapshot.isCollapsed($0.section) } ?? false
    }
    for (row, distance) in collapsed + rows {
      guard let path = snapshot.path(of: row) else { continue }
      let place =
        path.role == .row
        ? tableView.rectForRow(at: IndexPath(path)) : tableView.rect(forSection: path.section)
      let wanted = place.minY - distance
      let end = tableView.contentSize.height - tableView.bounds.height + inset.bottom
      let offset = max(lowest, min(wanted, end))
      // Setting the same offset would stop a scroll that is in progress.
      guard abs(offset - tableView.contentOffset.y) > 0.5 else { return }
      tableView.contentOffset = CGPoint(x: 0, y: offset)
      return
    }
  }

  private func scrollToEnd(_ tableView: UITableView, _ snapshot: Snapshot) {
    let sections = (0..<snapshot.sectionCount).reversed()
    guard let section = sections.first(where: { snapshot.rowCount(in: $0) > 0 }) else { return }
    tableView.scrollToRow(
      at: IndexPath(row: snapshot.rowCount(in: section) - 1, section: section), at: .bottom,
      animated: false)
  }
}

extension UITableView {
  /// Returns whether a row exists at a path, by the counts of the table view.
  func has(_ path: RowPath) -> Bool {
    path.section < numberOfSections && path.row < numberOfRows(inSection: path.section)
  }
}
#endif
