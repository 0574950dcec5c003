import Tableware
import TablewareTerminal
import TerminalKit
import Testing

struct HostSizeTests {
  @Test(arguments: [(0, 0), (1, 1), (3, 2), (2, 40), (200, 60), (5, 0), (0, 5)])
  func fillsTheTerminal(columns: Int, rows: Int) throws {
    let host = TerminalHost(HomeScreen(), columns: columns, rows: rows)
    for script in ["", "enter", "down*9", "enter", "/", "text:abc", "esc", "up*3", "end", "home"] {
      try host.drive(script)
      let grid = host.frame()
      #expect(grid.columns == columns && grid.rows == rows)
    }
  }

  @Test func f107_showsAllAgain_WhenTheTerminalWasTiny() throws {
    let host = TerminalHost(HomeScreen())
    let frame = try host.drive("enter down*5")
    #expect(try host.drive("resize:3x2") == "N…│\n❯ █")
    #expect(try host.drive("resize:1x1") == "█")
    #expect(try host.drive("resize:0x0") == "")
    #expect(
      try host.drive("resize:20x3")
        == "Name ─────  length │\n❯ oak            3 │\n  pine           4 █")
    #expect(try host.drive("resize:32x8").contains("❯ oak"))
    #expect(try host.drive("home down*5") == frame)
  }

  @Test func acceptsAnyNumbers() {
    let host = TerminalHost(HomeScreen(), columns: .min, rows: .max)
    for (columns, rows) in [(Int.max, 3), (-1, -1), (Int.min, Int.min), (20, 5)] {
      host.resize(columns: columns, rows: rows)
      let grid = host.frame()
      #expect(grid.columns == min(max(0, columns), Grid.longestSide))
      #expect(grid.rows == min(max(0, rows), Grid.longestSide))
    }
  }

  @Test func cutsTheHelp_BetweenItsEntries() throws {
    let host = TerminalHost(ListScreen("Trees", ["ash"]))
    func help(_ columns: Int) throws -> String {
      String(try host.drive("resize:\(columns)x5").split(separator: "\n").last ?? "")
    }
    #expect(try help(60) == " ↑↓ move  ⏎ select  d delete  / search  q quit")
    #expect(try help(47) == " ↑↓ move  ⏎ select  d delete  / search  q quit")
    #expect(try help(46) == " ↑↓ move  ⏎ select  d delete  ? more  q quit")
    #expect(try help(20) == " ↑↓ move  q quit")
    #expect(try help(9) == " q quit")
    #expect(try help(8).contains("↑") == false)
  }

  @Test func cutsTitleAndStatus() throws {
    let host = TerminalHost(HomeScreen())
    func title(_ columns: Int) throws -> String {
      try host.drive("resize:\(columns)x5").frameLines.first ?? ""
    }
    try host.drive("enter")
    #expect(try title(24) == " Home › Trees   7 names")
    #expect(try title(3).displayWidth <= 3)
  }

  @Test func hasNoFrame_BelowFourLines() throws {
    let host = TerminalHost(ListScreen("Trees", ["ash", "fir"]), columns: 20, rows: 4)
    #expect(
      try host.drive("") == """
         Trees      2 names
        Name ─────  length █
        ❯ ash            3 │
         ↑↓ move  q quit
        """)
    #expect(
      try host.drive("resize:20x3") == "Name ─────  length\n❯ ash            3\n  fir            3")
    #expect(try host.drive("resize:20x1 down") == "❯ fir            3 █")
    #expect(try host.drive("home wheel:up") == "Name ─────  length █")
    #expect(try host.drive("down*9 up") == "❯ ash            3 █")
  }
}
