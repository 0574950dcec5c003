#if !canImport(UIKit)
  import Foundation

  /// What a finger does.
  extension UITableView {
    /// Taps a row on screen: highlights, asks, selects, tells (L-30).
    ///
    /// - Returns: whether the row was selected.
    @discardableResult
    public func simulateTap(at path: IndexPath) -> Bool {
      layoutIfNeeded()
      guard phase == .idle, allowsSelection, let cell = shown[path],
        tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
      else { return false }
      cell.setHighlighted(true, animated: false)
      cell.setHighlighted(false, animated: false)
      guard
        let target = tableDelegate?.tableView(self, willSelectRowAt: path) ?? path as IndexPath?,
        holds(target)
      else { return false }
      if allowsMultipleSelection, selected.contains(target) {
        deselectRow(at: target, animated: true)
        tableDelegate?.tableView(self, didDeselectRowAt: target)
        return false
      }
      if !allowsMultipleSelection {
        for other in selected where other != target {
          deselectRow(at: other, animated: true)
          tableDelegate?.tableView(self, didDeselectRowAt: other)
        }
      }
      selectRow(at: target, animated: true, scrollPosition: .none)
      tableDelegate?.tableView(self, didSelectRowAt: target)
      return true
    }

    /// Taps the accessory of a row on screen.
    public func simulateAccessoryTap(at path: IndexPath) {
      layoutIfNeeded()
      guard let type = shown[path]?.accessoryType,
        type == .detailButton || type == .detailDisclosureButton
      else { return }
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    /// Swipes over a row and taps an action by its title.
    ///
    /// - Returns: whether there was such an action.
    @discardableResult
    public func simulateSwipe(_ title: String, at path: IndexPath) -> Bool {
      layoutIfNeeded()
      guard let cell = shown[path], dataSource?.tableView(self, canEditRowAt: path) ?? false else {
        return false
      }
      let actions =
        (tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions
          ?? [])
        + (tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions
          ?? [])
      guard let action = actions.first(where: { $0.title == title }) else { return false }
      action.simulateTap(in: cell)
      if action.completionCount != 1 {
        report("E-04", .warning, "“\(title)” answered \(action.completionCount) times, not once")
      }
      return true
    }

    /// Drags a row to another place, counted after it was taken out; the data source has to follow (E-05).
    ///
    /// - Returns: whether the row moved.
    @discardableResult
    public func simulateReorder(from source: IndexPath, to proposed: IndexPath) -> Bool {
      layoutIfNeeded()
      guard phase == .idle, holds(source),
        dataSource?.tableView(self, canMoveRowAt: source) ?? false
      else { return false }
      isReordering = true
      let target =
        tableDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
      var moved = counts
      moved[source.section] -= 1
      guard moved.indices.contains(target.section),
        (0...moved[target.section]).contains(target.row)
      else {
        isReordering = false
        report("E-06", .exception, "the row was sent to \(target.text), which does not exist")
        return false
      }
      moved[target.section] += 1
      inspector.note("reorder \(source.text)→\(target.text)")
      let shape = BatchShape([.moveRow(source, to: target)], old: counts, new: moved)
      let before = content
      dataSource?.tableView(self, moveRowAt: source, to: target)
      isReordering = false
      follow(shape)
      readCounts()
      if counts != moved {
        report("E-05", .exception, "the data has \(counts) rows after the move, not \(moved)")
      } else if let before, let content {
        for breach in shape.contentBreaches(from: before, to: content) { inspector.report(breach) }
      }
      setNeedsLayout()
      return true
    }

    /// The table has moved the row already: cells follow.
    private func follow(_ shape: BatchShape) {
      let sections = shape.sectionMap()
      let rows = shape.rowMap(sections)
      var kept: [IndexPath: UITableViewCell] = [:]
      for (path, cell) in shown {
        if let target = rows[path.section][path.row] { kept[target] = cell }
      }
      shown = kept
      selected = Set(selected.compactMap { rows[$0.section][$0.row] })
      heights.follow(rows, sections: sections, shape.new)
    }

    /// Turns the device or splits the screen: every height is measured anew.
    public func simulateResize(to size: CGSize) {
      if size.width != bounds.width { heights.forgetRows() }
      frame.size = size
      setNeedsLayout()
      layoutIfNeeded()
    }
  }
#endif
