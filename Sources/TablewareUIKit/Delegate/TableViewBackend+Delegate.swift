#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension TableViewBackend: UITableViewDelegate {
  /// Notes that a cell comes on screen, and binds it again if it was prepared before the last commit.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let path = RowPath(indexPath)
    let binding = cells[cell]
    if binding?.stamp != stamp || binding?.row.path != path, let row = snapshot[path] {
      let bound = binding?.row
      if bound?.identity != row.identity || bound?.content != row.content || bound?.path != path {
        bind(cell, to: row, at: path)
      }
      cells[cell]?.stamp = stamp
    }
    cells[cell]?.isDisplayed = true
    cells[cell]?.space = tableView.space
    showSelection(of: path, in: tableView)
    announce(path)
    // Optional in UIKit, given by default in the double: as a value it is both.
    let inform = delegate?.tableView(_:willDisplay:forRowAt:)
    inform?(tableView, cell, indexPath)
    if !waitingForLayout.isEmpty { Turn.afterThis { [weak self] in self?.look() } }
  }

  /// Lets go of the cell.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // The path may be of the time before an update: only the cell says which row it was (rule L-13).
    noteHeight(of: cell)
    // The cell will show another row, and the keyboard is not that row's (F-83).
    cell.endTyping()
    announceEnd(of: cell)
    cells.release(cell)
    let inform = delegate?.tableView(_:didEndDisplaying:forRowAt:)
    inform?(tableView, cell, indexPath)
  }

  /// Disabled rows answer to no touch.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    guard snapshot[RowPath(indexPath)]?.isEnabled == true else { return false }
    let ask = delegate?.tableView(_:shouldHighlightRowAt:)
    return ask?(tableView, indexPath) ?? true
  }

  /// A tap: selects where rows can be selected, and is sent up the chain.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    activate(indexPath)
    if table.selectionMode == .none {
      tableView.deselectRow(at: indexPath, animated: true)
    } else {
      // A row that cannot be selected does not stay marked, nor takes the mark from another one.
      showSelection()
    }
    let inform = delegate?.tableView(_:didSelectRowAt:)
    inform?(tableView, indexPath)
  }

  /// A tap on a selected row, where any number may be selected.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    // With one at a time the row that is selected next says so itself.
    if table.selectionMode == .multiple {
      activate(indexPath)
      showSelection()
    }
    let inform = delegate?.tableView(_:didDeselectRowAt:)
    inform?(tableView, indexPath)
  }

  /// Two fingers select many, where many may be selected.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.isEditing && table.selectionMode == .multiple }

  private func showSelection(of path: RowPath, in tableView: UITableView) {
    guard snapshot.contains(path) else { return }
    let isSelected =
      table.selectionMode != .none && table.selection.contains(snapshot.rowID(at: path))
    if isSelected {
      tableView.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none)
    } else {
      tableView.deselectRow(at: IndexPath(path), animated: false)
    }
  }

  private func activate(_ path: IndexPath) {
    let bound = cells.rows.first { $0.path == RowPath(path) }
    // Whoever taps drags no row any more.
    lastProposal = nil
    guard let bound else { return }
    lastActivated = bound.identity
    table.activate(bound)
  }

  /// Does what waited for the first rows to be laid out.
  private func look() {
    let looks = waitingForLayout
    waitingForLayout = []
    for look in looks { look() }
  }
}
#endif
