import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// A theme reaches the frames of a terminal.
struct ThemeTests {
  private final class Lines: Screen {
    let context = ScreenContext()
    let title = "Lines"
    let theme: Theme?

    init(_ theme: Theme?) { self.theme = theme }

    var sections: [Section] {
      Section("a") {
        TextRow(RowText("accent", tone: .accent)).id(1)
        TextRow(RowText("good", tone: .good)).id(2)
      }
    }
  }

  private func frame(_ own: Theme?, app: Theme = Theme()) -> Grid {
    TerminalHost(Navigator(root: Lines(own), theme: app), columns: 30, rows: 8).frame()
  }

  private func color(of word: String, _ grid: Grid) -> TerminalColor? {
    let lines = grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: word) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      return grid[column, row].style.foreground
    }
    return nil
  }

  @Test func roles_ofTheApp_areTheColorsOfTones() {
    let theme = Theme(roles: [.good: RowColor(light: 0x00_5A2B, dark: 0x66_E0A0)])
    #expect(color(of: "good", frame(nil, app: theme)) == .rgb(0x66_E0A0))
    #expect(color(of: "good", frame(nil)) == .ansi(2))
  }

  @Test func theme_ofTheScreen_replacesThatOfTheApp() {
    let app = Theme(roles: [.good: RowColor(light: 0x00_5A2B, dark: 0x66_E0A0)])
    #expect(color(of: "good", frame(Theme(), app: app)) == .ansi(2))
  }

  @Test func density_comfortable_leavesALineBelowEachRow() {
    let lines = frame(Theme(density: .comfortable)).plainText.split(
      separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.filter { lines[$0].contains("accent") || lines[$0].contains("good") }
    #expect(found.count == 2)
    #expect(found.last.map { $0 - (found.first ?? 0) } == 2)
  }
}
