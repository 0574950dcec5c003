import Tableware
import TablewareViewport
import TerminalKit

/// Folding by key and mouse.
extension TerminalHost {
  /// Right unfolds the focused row, or goes to what it unfolded; left folds it, or goes to the row that it
  /// stands under.
  ///
  /// - Returns: whether the key meant folding here. Left on a row that is folded and stands under none leaves
  ///   the screen, as everywhere.
  func fold(by key: Key) -> Bool {
    // Who only looks on must not be taken for one who chose a row.
    guard let content = stage.viewport.focusedContent, content.isEnabled,
      content.fold != nil || content.level > 0
    else { return false }
    stage.viewport.takeFocus()
    guard let path = stage.viewport.focus, let content = stage.viewport.focusedContent else {
      return true
    }
    switch (key, content.fold) {
    case (.right, .folded), (.left, .unfolded), (.left, .loading): fold(content)
    case (.right, .unfolded): enterBranch(at: path)
    case (.right, .loading): break
    case (.right, _): return false
    default:
      guard let parent = stage.screen.table.parent(of: path) else { return false }
      go(to: parent)
    }
    return true
  }

  /// Asks to fold or unfold the focused row.
  func fold(_ content: RowContent) {
    if let change = content.fold?.change { stage.viewport.raise(change) }
  }

  /// Goes to the first row that stands under another; nowhere if none does.
  private func enterBranch(at path: RowPath) {
    let next = RowPath(section: path.section, row: path.row + 1)
    let table = stage.screen.table
    if table.parent(of: next) == path { go(to: next) }
  }

  private func go(to path: RowPath) {
    stage.viewport.focus(path)
    stage.viewport.scroll(to: path, at: .nearest)
  }
}
