import Tableware
import TablewareTerminal
import TerminalKit
import Testing

struct HostSearchTests {
  private let list = ListScreen("Trees", ["ash", "beech", "fir", "lime", "maple", "oak", "pine"])
  private let host: TerminalHost

  init() { host = TerminalHost(list) }

  /// The line at the bottom, with the cursor in brackets.
  private func field(_ script: String) throws -> String {
    try host.drive(script)
    let grid = host.frame()
    let cells = (0..<grid.columns).map { grid[$0, grid.rows - 1] }.filter { $0.width > 0 }
    let marked = cells.map { $0.style.reverse ? "[\($0.character)]" : "\($0.character)" }
    return marked.joined().trimming()
  }

  @Test func searchesWhileItIsTyped() throws {
    #expect(try field("/") == "/[ ]part of a name")
    #expect(try field("text:in") == "/in[ ]")
    #expect(list.query == "in")
    #expect(
      try host.drive("backspace") == """
         Trees                  3 names
        Name ─────────────────  length
        ❯ fir                        3
          lime                       4
          pine                       4


         /i
        """)
  }

  @Test func keepsTheResult_WhenItIsClosedByEnter() throws {
    try host.drive("resize:70x8")
    #expect(
      try host.drive("/ text:i enter").hasSuffix(
        " ↑↓ move  ⏎ select  d delete  / “i”  esc show all  q quit"))
    #expect(list.query == "i")
    #expect(try field("/") == "/i[ ]")
    #expect(try host.drive("enter esc").contains("7 names"))
    #expect(list.query == "")
  }

  @Test func showsAll_WhenItIsClosedByEscape() throws {
    #expect(try host.drive("/ text:pi esc").contains("7 names"))
    #expect(list.query == "")
    #expect(try host.drive("").hasSuffix("? more  q quit"))
  }

  @Test func editsTheQuery() throws {
    #expect(try field("/ text:maple home delete") == "/[a]ple")
    #expect(list.query == "aple")
    #expect(try field("right*2 backspace") == "/a[l]e")
    #expect(try field("left*9 text:q") == "/q[a]le")
    #expect(try field("end text:/") == "/qale/[ ]")
    #expect(try field("ctrl+a") == "/[q]ale/")
    #expect(try field("ctrl+e ctrl+w") == "/[ ]part of a name")
    #expect(try field(#"text:"two words" ctrl+w"#) == "/two [ ]")
    #expect(try field("ctrl+u") == "/[ ]part of a name")
    #expect(try field("backspace delete left right") == "/[ ]part of a name")
    #expect(!host.isFinished)
  }

  @Test func showsWhatIsSelected() throws {
    #expect(try field("/ text:abcd shift+left*2 x") == "/abx[ ]")
    try host.drive("shift+home")
    #expect(list.query == "abx")
    let grid = host.frame()
    #expect((2...5).map { grid[$0, grid.rows - 1].style.reverse } == [true, true, true, false])
    try host.drive("alt+z")
    #expect(list.query == "abcd")
  }

  @Test func takesPastedText() throws {
    #expect(try field(#"/ paste:"a\tb""#).hasPrefix("/a"))
    host.handle(.paste("\u{1B}[2J\r\nx"))
    #expect(list.query.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(try field("").hasSuffix("x[ ]"))
    host.handle(.paste(String(repeating: "y", count: 5_000)))
    #expect(list.query.count == 1_000)
  }

  @Test func showsTheEndOfALongQuery() throws {
    try host.drive("resize:12x8")
    #expect(try field("/ text:abcdefghijklmnop") == "/ijklmnop[ ]")
    #expect(try field("left*4") == "/efghijkl[m]")
    #expect(try field("left*7") == "/abcde[f]ghi")
    #expect(try field("ctrl+u text:漢字漢字漢字") == "/漢字漢字[f]")
    #expect(try field("resize:3x8").contains("["))
  }

  @Test func movesTheFocus_WhileTheFieldIsOpen() throws {
    #expect(try host.drive("/ text:i down*2").contains("❯ pine"))
    #expect(try host.drive("up").contains("❯ lime"))
    #expect(try field("text:m") == "/im[ ]")
  }

  @Test func ignoresTheKey_WhereThereIsNoSearch() throws {
    let home = TerminalHost(HomeScreen())
    let frame = try home.drive("")
    #expect(try home.drive("/") == frame)
  }

  @Test func closes_WhenTheScreenIsLeftByTheMouse() throws {
    let host = TerminalHost(HomeScreen())
    try host.drive("enter / text:i")
    host.handle(.mouse(Mouse(.press(.right), column: 0, row: 0)))
    #expect(host.frame().plainText.contains("7 names"))
  }
}

extension String {
  fileprivate func trimming() -> String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
