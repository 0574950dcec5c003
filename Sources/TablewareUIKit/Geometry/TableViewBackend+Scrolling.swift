#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Scrolling, the keyboard focus, and the position that is kept over a relaunch.
extension TableViewBackend {
  /// Scrolls to a row, after the first layout if there was none.
  ///
  /// - Parameters:
  ///   - path: the path of the row.
  ///   - position: the position of the row on screen.
  ///   - animated: whether scrolling is animated.
  public func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {
    whenLaidOut(snapshot.rowID(at: path)) { tableView, path in
      guard path.role == .row else { return tableView.scroll(toPart: path) }
      tableView.scrollToRow(
        at: IndexPath(path), at: UITableView.ScrollPosition(position), animated: animated)
    }
  }

  /// Gives the keyboard to the field of a row, and VoiceOver to its cell; `nil` dismisses the
  /// keyboard.
  ///
  /// - Parameter path: the path of the row; `nil` for no row.
  public func focus(_ path: RowPath?) {
    guard let path else { return cells.cells.forEach { $0.cell.endTyping() } }
    whenLaidOut(snapshot.rowID(at: path)) { [weak self] tableView, path in
      guard path.role == .row else { return tableView.scroll(toPart: path) }
      self?.beginTyping(at: path, in: tableView)
      if let row = self?.snapshot.rowID(at: path) { self?.moveVoiceOver(to: row) }
    }
  }

  /// Gives the keyboard to the field of a row now.
  func beginTyping(at path: RowPath, in tableView: UITableView) {
    tableView.scrollToRow(at: IndexPath(path), at: .none, animated: false)
    tableView.layoutIfNeeded()
    // A disabled row gets no keyboard.
    guard let cell = cell(at: path), cell.isUserInteractionEnabled else { return }
    cell.beginTyping()
  }

  /// The rows on screen with their distances from the upper edge, and the row that has the
  /// keyboard.
  public var scrollState: ScrollState {
    get {
      var state = ScrollState(focus: rowWithKeyboard)
      if let awayAnchor {
        state.anchors = awayAnchor.position
        return state
      }
      guard let tableView, tableView.contentOffset.y > -tableView.adjustedContentInset.top + 1
      else { return state }
      let top = tableView.contentOffset.y
      let rows = cells.rows.filter { tableView.has($0.path) }.sorted { $0.path < $1.path }
      state.anchors = rows.map {
        ($0.identity, Double(tableView.rectForRow(at: IndexPath($0.path)).minY - top))
      }
      return state
    }
    set { restore(newValue) }
  }

  private func restore(_ state: ScrollState) {
    guard let tableView, canShowBatches else {
      if !state.anchors.isEmpty {
        awayAnchor = nil
        keepForReturn(ScrollAnchor(state))
      }
      let rest = ScrollState(focus: state.focus)
      return waitingForLayout.append { [weak self] in self?.restore(rest) }
    }
    if !state.anchors.isEmpty { ScrollAnchor(state).restore(in: tableView, snapshot) }
    if let path = state.focus.flatMap(snapshot.path(of:)) { focus(path) }
    showSelection()
  }

  /// Runs `act` with the current path of a row, after the first layout if there was none, and after
  /// the animation of a batch.
  private func whenLaidOut(_ row: Identity, _ act: @escaping (UITableView, RowPath) -> Void) {
    let action = { [weak self] in
      guard let self, let tableView, let path = snapshot.path(of: row) else { return }
      act(tableView, path)
    }
    guard canShowBatches else { return waitingForLayout.append(action) }
    whenIdle(action)
  }
}

extension UITableView {
  /// Scrolls to a header or footer, which has no index path.
  fileprivate func scroll(toPart path: RowPath) {
    let section = rect(forSection: path.section)
    let inset = adjustedContentInset
    let end = contentSize.height - bounds.height + inset.bottom
    let wanted = path.role == .header ? section.minY - inset.top : section.maxY - bounds.height
    contentOffset = CGPoint(x: 0, y: max(-inset.top, min(wanted, end)))
  }
}
#endif
