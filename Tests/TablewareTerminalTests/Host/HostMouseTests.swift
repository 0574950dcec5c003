import Tableware
import TablewareTerminal
import TerminalKit
import Testing

struct HostMouseTests {
  private let list = ListScreen("Numbers", (1...40).map { "n\($0)" })

  @Test func focusesAndTaps_WhereItClicks() throws {
    let host = TerminalHost(list, columns: 20, rows: 8)
    #expect(
      try host.drive("click:5,4") == """
         Numbers   40 names
        Name ─────  length █
          n1             2 │
          n2             2 │
        ❯ n3             2 │
          name  n3         │
          kind  sample     │
         ↑↓ move  q quit
        """)
    #expect(list.heard == ["tap n3"])
    try host.drive("click:5,6")
    #expect(list.heard == ["tap n3", "tap n3"])
  }

  @Test func ignoresClicks_OutsideOfTheRows() throws {
    let host = TerminalHost(list, columns: 20, rows: 8)
    let frame = try host.drive("")
    #expect(
      try host.drive("click:5,0 click:5,1 click:5,7 click:19,4 click:300,4 click:5,99") == frame)
    #expect(list.heard == [])
  }

  @Test func clicksTheRowItPointsAt_WhereTheTableHasTheWindowForItself() throws {
    let host = TerminalHost(list, columns: 20, rows: 3)
    #expect(
      try host.drive("") == "Name ─────  length █\n❯ n1             2 │\n  n2             2 │")
    try host.drive("click:3,2")
    #expect(list.heard == ["tap n2"])
  }

  @Test func scrollsByTheWheel_AndLeavesTheFocus() throws {
    let host = TerminalHost(list, columns: 20, rows: 6)
    let top = try host.drive("")
    #expect(
      try host.drive("wheel:down*2") == """
         Numbers   40 names
        Name ─────  length │
          n7             2 █
          n8             2 │
          n9             2 │
         ↑↓ move  q quit
        """)
    #expect(try host.drive("wheel:up*3") == top)
    let end = try host.drive("wheel:down*30")
    #expect(end.contains("n40"))
    #expect(try host.drive("wheel:down") == end)
    // A key goes on from what is in sight, not from where the focus was left.
    #expect(try host.drive("down").contains("❯ n39"))
  }

  @Test func showsExactlyAtTheEnds_ThatItIsThere() throws {
    let host = TerminalHost(list, columns: 20, rows: 6)
    func bar() -> String {
      let grid = host.frame()
      return String((1...4).map { grid[19, $0].character })
    }
    var bars = [bar()]
    for _ in 0..<37 {
      try host.drive("")
      host.handle(.mouse(Mouse(.wheelDown, column: 0, row: 0)))
      bars.append(bar())
    }
    #expect(bars[0] == "█│││")
    #expect(bars[1] == "│█││")
    #expect(Set(bars[1..<12]) == ["│█││", "││█│"])
    #expect(Set(bars[13...]) == ["│││█"])
  }

  @Test func hasNoBar_WhenAllFits() throws {
    let host = TerminalHost(ListScreen("Few", ["a", "b"]), columns: 20, rows: 6)
    #expect(!(try host.drive("")).contains { "█│".contains($0) })
  }

  @Test func jumpsToASection_ByTheIndex() throws {
    let host = TerminalHost(IndexScreen(["A", "B", "C", "D"]), columns: 20, rows: 9)
    #expect(
      try host.drive("") == """
         Letters
        A ────────────── A █
        ❯ A0             B █
          A1             C █
          A2             D │
        B ──────────────   │
          B0               │
          B1               │
         ↑↓ move  q quit
        """)
    let third = """
       Letters
      C ────────────── A │
      ❯ C0             B │
        C1             C │
        C2             D █
      D ──────────────   █
        D0               █
        D1               │
       ↑↓ move  q quit
      """
    #expect(try host.drive("click:17,3") == third)
    #expect(try host.drive("A").contains("❯ A0"))
    #expect(try host.drive("C") == third)
    #expect(try host.drive("Z") == third)
    #expect(try host.drive("click:17,6") == third, "there is no entry")
    #expect(try host.drive("click:18,1").contains("❯ A0"))
  }

  @Test func spreadsTheIndex_WhenThereAreMoreSectionsThanLines() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let host = TerminalHost(IndexScreen(letters, rows: 2), columns: 20, rows: 8)
    try host.drive("")
    let grid = host.frame()
    #expect((1...6).map { grid[17, $0].character } == ["A", "E", "I", "N", "R", "V"])
    #expect(try host.drive("Y").contains("❯ Y0"))
    #expect(host.frame()[17, 6].style == Style(foreground: .ansi(6), bold: true))
    #expect(try host.drive("click:17,4").contains("❯ N0"))
  }

  @Test func f113_index_withTitlesOfItsOwn_leadsToTheNearestSectionBefore() throws {
    // The sections are in another order than the letters.
    let screen = IndexScreen(["D", "B"], rows: 6, titles: ["A", "B", "C", "D", "E", "#", "B"])
    let host = TerminalHost(screen, columns: 20, rows: 9)
    let frame = try host.drive("")
    #expect(
      frame == """
         Letters
        D ────────────── A █
        ❯ D0             B █
          D1             C █
          D2             D │
          D3             E │
          D4             # │
          D5               │
         ↑↓ move  q quit
        """)
    #expect(host.frame()[17, 4].style == Style(foreground: .ansi(6), bold: true))
    for (key, row) in [("B", "B0"), ("A", "D0"), ("C", "B0"), ("E", "D0"), ("click:17,3", "B0")] {
      #expect(try host.drive(key).contains("❯ \(row)"), "\(key)")
    }
    #expect(host.frame()[17, 2].style == Style(foreground: .ansi(6), bold: true))
  }

  @Test func showsWideIndexTitles() throws {
    let host = TerminalHost(IndexScreen(["あ", "か", "Sch"]), columns: 20, rows: 6)
    let lines = try host.drive("").split(separator: "\n")
    #expect(
      lines[1...3].map { $0.suffix(4).filter { $0 != " " && $0 != "─" } } == ["あ█", "か│", "S│"])
  }
}
