import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

/// How many cells were made since the pools were emptied last.
struct CellCount {
  var before: [String: Int] = [:]
  var mostVisible = 0
}

/// The row in which the user types.
struct Focus {
  let row: Int
  weak var field: UITextField?
  /// Whether nothing has happened since that may take the keyboard away: the row has not left the
  /// screen.
  var isSure = true
}

/// Sees the row with the keyboard leave the screen.
@MainActor
final class Watcher: NSObject, UITableViewDelegate {
  weak var walk: Walk?

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let walk, let field = walk.focus?.field, cell.control(UITextField.self) === field else {
      return
    }
    // If a batch or a reload takes the cell away, the row goes on in another one, or is gone.
    let isReload = tableView.inspector.log.last == .reloadData
    let isLayout = !tableView.hasUncommittedUpdates && !isReload
    if isLayout || tableView.bounds.isEmpty { walk.focus?.isSure = false }
  }
}

extension Walk {
  /// What UIKit would object to, except the warning that time passes for a table without a window.
  func checkBreaches() {
    if let breach = tableView.inspector.breaches.first(where: {
      !($0.rule == "B-54" && $0.verdict == .warning)
    }) {
      fail(breach.description)
    }
  }

  func look(at path: IndexPath) -> Look? {
    guard model.shown.indices.contains(path.section),
      model.shown[path.section].items.indices.contains(path.row)
    else { return nil }
    let item = model.shown[path.section].items[path.row]
    // Which copy of a repeated row looks selected is not promised.
    return Look(item, isSelected: model.selected.contains(item.id) && model.count(item.id) == 1)
  }

  func shownLook(_ cell: UITableViewCell) -> Look? {
    var look = Look(cell)
    if let bound = cell.boundRow,
      model.items.count(where: { Identity($0.id) == bound.identity }) > 1
    {
      look.isSelected = false
    }
    return look
  }

  /// Everything that the user sees, against the model.
  func check() {
    checkCompletions()
    checkDiagnostics()
    guard backend != nil else { return }
    checkSelection()
    guard isAttached else { return }
    checkCounts()
    guard failure == nil else { return }
    tableView.checkFreshness()
    checkBreaches()
    checkRows()
    checkHeaders()
    checkFocus()
    checkCellsMade()
  }

  private func checkCompletions() {
    if completions != Array(0..<showCount) {
      fail("of \(showCount) completions ran: \(completions.suffix(5))")
    }
  }

  private func checkDiagnostics() {
    for diagnostic in table.diagnostics.recent {
      switch diagnostic {
      // The last one, because a row may go while the table waits to scroll to it.
      case .repeatedRow, .staleEvent, .unhandledEvent, .backendReplaced, .unknownRow,
        .surface(.taken), .surface(.replaced):
        continue
      default: return fail("\(diagnostic)")
      }
    }
  }

  private func checkSelection() {
    let selected = Set(table.selection.rows)
    if selected != Set(model.selected.map { Identity($0) }) {
      fail(
        "selected are \(table.selection.rows), not \(model.selected), in the mode \(model.mode) "
          + "of \(table.selectionMode), among \(model.items.map(\.id))")
    }
  }

  private func checkCounts() {
    let counts = (0..<tableView.numberOfSections).map(tableView.numberOfRows(inSection:))
    let expected = model.shown.map(\.items.count)
    if counts != expected { fail("the numbers of rows are \(counts), not \(expected)") }
  }

  /// Each cell stands where its row does, is as high as it says, and none is missing.
  private func checkRows() {
    let visible = tableView.indexPathsForVisibleRows ?? []
    let covered = tableView.indexPathsForRows(in: tableView.bounds) ?? []
    if !tableView.bounds.isEmpty, visible != covered {
      fail("cells at \(visible), rows in the window at \(covered)")
    }
    for (path, cell) in zip(visible, tableView.visibleCells) where failure == nil {
      let item = model.shown[path.section].items[path.row]
      let bound = cell.boundRow
      if bound?.identity != Identity(item.id) || bound?.path.section != path.section
        || bound?.path.row != path.row
      {
        fail("the cell at \(path) is bound to \(String(describing: bound)), not to \(item.id)")
      }
      let height = cell.systemLayoutSizeFitting(tableView.bounds.size).height
      if tableView.rectForRow(at: path).height != height {
        fail("row \(path) is \(tableView.rectForRow(at: path).height) high, its cell \(height)")
      }
    }
  }

  private func checkHeaders() {
    for (section, part) in model.shown.enumerated() {
      let views = [
        (
          tableView.headerView(forSection: section), part.header,
          tableView.rectForHeader(inSection: section)
        ),
        (
          tableView.footerView(forSection: section), part.footer,
          tableView.rectForFooter(inSection: section)
        ),
      ]
      for (view, text, rect) in views {
        let shown = (view?.shownContent as? UIListContentConfiguration)?.text
        if view != nil, shown != text {
          fail("section \(section) shows \(shown ?? "nothing"), not \(text ?? "nothing")")
        }
        if (rect.height > 0) != (text != nil) {
          fail("section \(section) has \(rect.height) points for \(text ?? "nothing")")
        }
        if view == nil, text != nil, rect.intersects(tableView.bounds) {
          fail("section \(section) does not show \(text ?? "")")
        }
      }
    }
  }

  /// Whether the row that was typed into is there, and can be typed into.
  var isFocusedRowTyped: Bool {
    guard let focus, let position = model.position(of: focus.row) else { return false }
    let part = model.parts[position.part]
    let item = part.items[position.item]
    return !part.isHidden && item.kind == .field && item.isEnabled
  }

  private func checkFocus() {
    for cell in tableView.visibleCells {
      guard let field = cell.control(UITextField.self), field.isFirstResponder else { continue }
      if focus.map({ Identity($0.row) }) != cell.boundRow?.identity {
        fail("the keyboard is in row \(String(describing: cell.boundRow?.identity))")
      }
      if !cell.isUserInteractionEnabled { fail("a disabled row has the keyboard") }
    }
    guard let focus else { return }
    let cell = tableView.visibleCells.first { $0.boundRow?.identity == Identity(focus.row) }
    guard focus.isSure, let cell, isFocusedRowTyped, !model.hasDuplicates
    else {
      self.focus?.isSure = false
      return
    }
    // A new cell may have taken over, where the rules ask for one.
    self.focus?.field = cell.control(UITextField.self)
    if self.focus?.field?.isFirstResponder != true {
      fail("row \(focus.row) has lost the keyboard")
    }
  }

  /// The pool suffices (L-07).
  private func checkCellsMade() {
    // No row is lower than 44 points.
    cells.mostVisible = max(cells.mostVisible, Int(tableView.bounds.height / 44) + 2)
    for (identifier, made) in tableView.inspector.cellsMade {
      let fresh = made - cells.before[identifier, default: 0]
      if fresh > 2 * cells.mostVisible + 2 {
        fail("\(fresh) cells “\(identifier)” for at most \(cells.mostVisible) rows at a time")
      }
    }
  }

  /// How often each cell of our own was told what to show, with the row that it shows.
  func configureCounts() -> [ObjectIdentifier: Configured] {
    guard isAttached else { return [:] }
    var counts: [ObjectIdentifier: Configured] = [:]
    for case let cell as CountingCell in tableView.visibleCells {
      guard let row = cell.boundRow else { continue }
      counts[ObjectIdentifier(cell)] = Configured(
        cell: cell, row: row.identity, content: row.content, count: cell.configureCount,
        uses: cell.reuseCount)
    }
    return counts
  }

  /// A row is bound again exactly if it shows something else, and once.
  func checkConfigureCounts(_ before: [ObjectIdentifier: Configured]) {
    guard isAttached, !model.hasDuplicates else { return }
    for case let cell as CountingCell in tableView.visibleCells {
      guard let old = before[ObjectIdentifier(cell)], let row = cell.boundRow,
        row.identity == old.row, cell.reuseCount == old.uses
      else { continue }
      let expected = row.content == old.content ? 0 : 1
      if cell.configureCount - old.count != expected {
        fail(
          "row \(row.identity) was bound \(cell.configureCount - old.count) times, not \(expected)")
      }
    }
  }
}

/// A cell of our own at a moment.
struct Configured {
  let cell: CountingCell
  let row: Identity
  let content: RowContent
  let count: Int
  let uses: Int
}
