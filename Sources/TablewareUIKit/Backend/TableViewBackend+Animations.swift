#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension RowAnimation {
  /// The animation of UIKit, or a fade where the user asks for reduced motion.
  @MainActor
  var style: UITableView.RowAnimation {
    if self != .none, UIAccessibility.isReduceMotionEnabled { return .fade }
    return switch self {
    case .none: .none
    case .automatic: .automatic
    case .fade: .fade
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension TableViewBackend {
  /// How rows and sections appear and disappear: the `Table.animations` of the table.
  public var animations: RowAnimations {
    get { table.animations }
    set { table.animations = newValue }
  }

  /// How rows and sections appear and disappear with the next commit only: the
  /// `Table.nextAnimations` of the table.
  public var nextAnimations: RowAnimations? {
    get { table.nextAnimations }
    set { table.nextAnimations = newValue }
  }

  /// Sets the animations of a section, which take the place of ``animations`` in it.
  ///
  /// - Parameters:
  ///   - animations: the animations; `nil` for those of the table.
  ///   - section: the identity of the section, which need not exist.
  public func setAnimations(
    _ animations: RowAnimations?, ofSection section: some Hashable & Sendable
  ) {
    table.setAnimations(animations, ofSection: section)
  }

  /// Applies a batch with the methods of UIKit, inside `performBatchUpdates`.
  func apply(
    _ batch: Batch, to tableView: UITableView, from old: Snapshot, _ chosen: CommitAnimations
  ) {
    let new = snapshot
    let removed = { chosen.animations(of: old.sectionID(at: $0)).removal.style }
    let inserted = { chosen.animations(of: new.sectionID(at: $0)).insertion.style }
    for (style, sections) in batch.deletedSections.grouped(by: removed) {
      tableView.deleteSections(IndexSet(sections), with: style)
    }
    for (style, sections) in batch.insertedSections.grouped(by: inserted) {
      tableView.insertSections(IndexSet(sections), with: style)
    }
    for move in batch.movedSections {
      tableView.moveSection(move.source, toSection: move.destination)
    }
    let removedRow = { (path: RowPath) in
      let section = old.sectionID(at: path.section)
      return chosen.animations(of: old.rowID(at: path), in: section).removal.style
    }
    let insertedRow = { (path: RowPath) in
      let section = new.sectionID(at: path.section)
      return chosen.animations(of: new.rowID(at: path), in: section).insertion.style
    }
    for (style, rows) in batch.deletedRows.grouped(by: removedRow) {
      tableView.deleteRows(at: rows.map(IndexPath.init), with: style)
    }
    for (style, rows) in batch.insertedRows.grouped(by: insertedRow) {
      tableView.insertRows(at: rows.map(IndexPath.init), with: style)
    }
    for move in batch.movedRows {
      tableView.moveRow(at: IndexPath(move.source), to: IndexPath(move.destination))
    }
  }

  /// Whether a batch must not be animated.
  func isUnanimated(_ batch: Batch, _ chosen: CommitAnimations) -> Bool {
    let hasMoves = !batch.movedRows.isEmpty || !batch.movedSections.isEmpty
    return chosen.isNone || !UIView.areAnimationsEnabled
      || hasMoves && UIAccessibility.isReduceMotionEnabled
  }
}

extension Array {
  /// The elements by their animations, each in its order.
  fileprivate func grouped(
    by style: (Element) -> UITableView.RowAnimation
  ) -> [(UITableView.RowAnimation, [Element])] {
    Dictionary(grouping: self, by: style).sorted { $0.key.rawValue < $1.key.rawValue }
  }
}
#endif
