#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Measuring again, for rows and sections that have another height or need another cell.
extension TableViewBackend {
  /// Measures again, after the animation of a batch: two batches that overlap are not safe (rule
  /// B-56).
  ///
  /// - Parameters:
  ///   - rows: the rows that get another cell, because their kind changed.
  ///   - sections: the sections whose header or footer is new, or was removed.
  func measureWhenIdle(
    replacing rows: [RowPath], sections: [Int] = [], in tableView: UITableView
  ) {
    guard runningBatch != nil || isDragging else {
      return measure(replacing: rows, sections: sections, in: tableView)
    }
    mustMeasureLater = true
    sectionsToReload.formUnion(sections.map(snapshot.sectionID(at:)))
    if runningBatch == nil { measureAfterDrag() }
  }

  private func measureAfterDrag() {
    Turn.after(.milliseconds(100)) { [weak self] in
      guard let self, runningBatch == nil else { return }
      if isDragging { measureAfterDrag() } else { measureNow() }
    }
  }

  /// Measures again by an empty batch, without new cells (rule G-10). Rows of another kind get
  /// their cells in the same batch, because two batches in one turn would overlap (rule B-56).
  private func measure(
    replacing replaced: [RowPath], sections: [Int], in tableView: UITableView
  ) {
    guard canShowBatches else { return reload(to: snapshot) }
    // A header gets a view, another one or none with its section only.
    let sections = Set(
      replaced.filter { $0.role != .row && !canShow($0) }.map(\.section) + sections)
    let typing = sections.isEmpty ? nil : rowWithKeyboard
    if !sections.isEmpty {
      closeSwipe(tableView)
      for (cell, binding) in cells.cells where sections.contains(binding.row.path.section) {
        cell.endTyping()
      }
    }
    let rows = replaced.filter { $0.role == .row && !sections.contains($0.section) }
    for path in rows {
      cell(at: path)?.endTyping()
      if snapshot.rowID(at: path) == swiped { closeSwipe(tableView) }
    }
    let anchor = ScrollAnchor(tableView, cells.rows, table.anchoring)
    let chosen = table.commitAnimations
    let styles = rows.map { path in
      let section = snapshot.sectionID(at: path.section)
      return chosen.animations(of: snapshot.rowID(at: path), in: section).replacement.style
    }
    // A header that is new is not animated, unlike a section that the app reloads.
    let sectionStyles = sections.sorted().map { section in
      snapshot.isReloaded(section)
        ? (section, chosen.animations(of: snapshot.sectionID(at: section)).replacement.style)
        : (section, .none)
    }
    let number = beginBatch()
    let update = {
      tableView.performBatchUpdates(
        {
          for (path, style) in zip(rows, styles) {
            tableView.reloadRows(at: [IndexPath(path)], with: style)
          }
          for (section, style) in sectionStyles {
            tableView.reloadSections([section], with: style)
          }
        },
        completion: { [weak self] _ in self?.batchEnded(number) })
    }
    updating {
      let all = styles + sectionStyles.map(\.1)
      if !all.isEmpty, all.allSatisfy({ $0 == .none }) {
        UIView.performWithoutAnimation(update)
      } else {
        update()
      }
    }
    anchor?.restore(in: tableView, snapshot)
    keepTyping(in: typing)
  }

  /// Measures what had to wait.
  func measureNow() {
    guard mustMeasureLater, let tableView else { return }
    mustMeasureLater = false
    // Not by identity, which two rows may share.
    let changed = (cells.rows + headers.views.map(\.binding.row)).filter { row in
      self.row(at: row.path).map { $0.kind != row.kind } ?? false
    }
    let sections = sectionsToReload
    sectionsToReload = []
    measure(
      replacing: Set(changed.map(\.path)).sorted(),
      sections: (0..<(sections.isEmpty ? 0 : snapshot.sectionCount)).filter {
        sections.contains(snapshot.sectionID(at: $0))
      },
      in: tableView)
    showSelection()
  }
}
#endif
