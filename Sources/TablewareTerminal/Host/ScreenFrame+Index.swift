import Tableware
import TablewareViewport
import TerminalKit

extension ScreenFrame {
  /// An index entry: its title, and its sections if there are more sections than lines.
  struct IndexEntry {
    var title: String
    var sections: Range<Int>
  }

  /// The index at the edge, spread over the height of the table; empty without index titles.
  func indexEntries(_ terminalScreen: TerminalScreen) -> [(entry: IndexEntry, line: Int)] {
    let snapshot = terminalScreen.table.snapshot
    let height = terminalScreen.surface.size.height
    guard size.width - terminalScreen.surface.size.width > 1, height > 0 else { return [] }
    let titled = (0..<snapshot.sectionCount).compactMap { section in
      snapshot.indexTitle(of: section).map { (title: $0, section: section) }
    }
    guard !titled.isEmpty else { return [] }
    let lines = min(height, titled.count)
    return (0..<lines).map { line in
      let first = line * titled.count / lines
      let next = (line + 1) * titled.count / lines
      let end = next < titled.count ? titled[next].section : snapshot.sectionCount
      return (
        IndexEntry(title: titled[first].title, sections: titled[first].section..<end), line
      )
    }
  }

  /// Returns the title of the index entry under the mouse.
  func indexTitle(at mouse: Mouse, _ terminalScreen: TerminalScreen) -> String? {
    guard mouse.column >= terminalScreen.surface.size.width, mouse.column < size.width - 1 else {
      return nil
    }
    return indexEntries(terminalScreen).first { $0.line == mouse.row - tableTop }?.entry.title
  }
}
