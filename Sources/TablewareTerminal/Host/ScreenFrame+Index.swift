import Tableware
import TablewareViewport
import TerminalKit

extension ScreenFrame {
  /// An index entry that has a line, and stands for those that have none.
  struct IndexLine {
    var title: String
    /// Whether the focus is in a section of the entries.
    var isHere: Bool
  }

  /// The index at the edge, spread over the height of the table; empty without index titles.
  func indexLines(_ terminalScreen: TerminalScreen) -> [IndexLine] {
    let height = terminalScreen.surface.size.height
    guard terminalScreen.box == nil, size.width - terminalScreen.surface.size.width > 1, height > 0
    else { return [] }
    let snapshot = terminalScreen.table.snapshot
    let entries = snapshot.indexEntries
    let search = snapshot.indexHasSearch ? [IndexLine(title: IndexEntry.search, isHere: false)] : []
    guard height > search.count else { return search }
    let focused = terminalScreen.viewport.focus.flatMap {
      indexEntry(of: $0.section, entries, in: snapshot)
    }
    let count = min(height - search.count, entries.count)
    return search
      + (0..<count).map { line in
        let range = line * entries.count / count..<(line + 1) * entries.count / count
        return IndexLine(
          title: entries[range.lowerBound].title, isHere: focused.map(range.contains) ?? false)
      }
  }

  /// Returns the entry of a section, or of the nearest section before it that has one.
  private func indexEntry(
    of section: Int, _ entries: [IndexEntry], in snapshot: Snapshot
  ) -> Int? {
    guard let nearest = entries.map(\.section).filter({ $0 <= section }).max() else { return nil }
    let title = snapshot.indexTitle(of: nearest)
    return entries.firstIndex { $0.section == nearest && $0.title == title }
      ?? entries.firstIndex { $0.section == nearest }
  }

  /// Returns the title of the index entry under the mouse.
  func indexTitle(at mouse: Mouse, _ terminalScreen: TerminalScreen) -> String? {
    guard mouse.column >= terminalScreen.surface.size.width, mouse.column < size.width - 1 else {
      return nil
    }
    let (lines, line) = (indexLines(terminalScreen), mouse.row - tableTop)
    return lines.indices.contains(line) ? lines[line].title : nil
  }
}
