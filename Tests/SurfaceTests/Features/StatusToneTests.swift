import Tableware
import TablewareTerminal
import TerminalKit
import Testing

@testable import TablewareWeb

/// The tone of the text next to a screen's title.
@Suite @MainActor struct StatusToneTests {
  private final class Form: Screen {
    let context = ScreenContext()
    let title = "Form"
    let status = "2 fields to fix"
    let statusTone: RowText.Tone

    init(_ tone: RowText.Tone) { statusTone = tone }

    var sections: [Section] { Section("a") { TextRow("Name") } }
  }

  @Test(arguments: [RowText.Tone.bad, .good, .secondary])
  func terminal_showsTheTone(tone: RowText.Tone) throws {
    let grid = TerminalHost(Navigator(root: Form(tone)), columns: 40, rows: 6).frame()
    let line = try #require(grid.plainText.split(separator: "\n").first)
    let start = try #require(line.firstRange(of: "2 fields to fix")?.lowerBound)
    let style = grid[line.distance(from: line.startIndex, to: start), 0].style
    switch tone {
    case .bad: #expect(style == Style(foreground: .ansi(1)))
    case .good: #expect(style == Style(foreground: .ansi(2)))
    default: #expect(style == Style(dim: true))
    }
  }

  @Test func browser_showsTheTone_asAClass() {
    func page(_ tone: RowText.Tone) -> String {
      WebSession(Navigator(root: Form(tone))).firstPage(token: "0123")
    }
    #expect(page(.bad).contains("<p class=\"q st\"><span class=\"tb\">2 fields to fix</span></p>"))
    #expect(page(.secondary).contains("<p class=\"q st\">2 fields to fix</p>"))
  }

  @Test func notice_isQuiet_whateverTheToneOfTheStatus() throws {
    let screen = Form(.bad)
    let host = TerminalHost(Navigator(root: screen), columns: 40, rows: 6)
    screen.context.notify("Saved")
    let grid = host.frame()
    let line = try #require(grid.plainText.split(separator: "\n").first)
    let start = try #require(line.firstRange(of: "Saved")?.lowerBound)
    #expect(
      grid[line.distance(from: line.startIndex, to: start), 0].style == Style(dim: true))
  }
}
