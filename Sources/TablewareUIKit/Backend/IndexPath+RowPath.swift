#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension UITableView.ScrollPosition {
  init(_ position: Tableware.ScrollAlignment) {
    switch position {
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    case .nearest: self = .none
    }
  }
}

extension UITableView {
  /// Applies a batch with the methods of UIKit, inside `performBatchUpdates`.
  func apply(_ batch: Batch) {
    if !batch.deletedSections.isEmpty {
      deleteSections(IndexSet(batch.deletedSections), with: .automatic)
    }
    if !batch.insertedSections.isEmpty {
      insertSections(IndexSet(batch.insertedSections), with: .automatic)
    }
    for move in batch.movedSections { moveSection(move.source, toSection: move.destination) }
    if !batch.deletedRows.isEmpty {
      deleteRows(at: batch.deletedRows.map(IndexPath.init), with: .automatic)
    }
    if !batch.insertedRows.isEmpty {
      insertRows(at: batch.insertedRows.map(IndexPath.init), with: .automatic)
    }
    for move in batch.movedRows {
      moveRow(at: IndexPath(move.source), to: IndexPath(move.destination))
    }
  }
}
#endif
