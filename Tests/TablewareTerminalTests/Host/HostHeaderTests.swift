import Tableware
import TablewareHosting
import TablewareTerminal
import Testing

/// Headers that offer something, in a terminal.
private final class HeaderScreen: Screen {
  let context = ScreenContext()
  let title = "Files"
  var heard: [String] = []

  @TableBuilder var sections: [Section] {
    Section.tableHeader(SectionHeader("3 sections"))
    Section("music", header: Head("Music", count: 2)) {
      TextRow("song")
      TextRow("album")
    }.collapsible()
    Section(
      "films",
      header: Head("Films", count: 0)
        .onTap { self.heard.append("films") }
        .menu([RowAction("Scan") { self.heard.append("scan") }])
    ) {}.emptyText("No films.")
    Section("plain", header: "Plain", footer: "The end.") { TextRow("text") }
  }
}

private struct Head: HeaderRow {
  let name: String
  let count: Int
  init(_ name: String, count: Int) { (self.name, self.count) = (name, count) }
  var body: RowContent {
    RowContent(title: name, badges: [RowBadge("\(count)")], values: [RowValue("all")])
  }
}

struct HostHeaderTests {
  private let screen = HeaderScreen()
  private let host: TerminalHost

  init() throws {
    host = TerminalHost(screen, columns: 34, rows: 14)
    try host.drive("")
  }

  @Test func headers_withTheirParts_arePainted() throws {
    let frame = try host.drive("")
    #expect(
      frame == """
         Files
        3 sections ─────────────────────
         ▾ Music  2  ──────────────  all
        ❯ song
          album
          Films  0  ───────────────  all
          No films.
        Plain ──────────────────────────
          text
          The end.



         ↑↓ move  q quit
        """)
  }

  @Test func focus_stopsAtHeadersThatOfferSomething() throws {
    #expect(try host.drive("up").contains("❯▾ Music"))
    #expect(try host.drive("down down down").contains("❯ Films"))
    #expect(try host.drive("down down").contains("❯ text"))
    #expect(try host.drive("up up").contains("❯ Films"))
  }

  @Test func enter_collapsesASection_andTheHeaderStaysInItsPlace() throws {
    let frame = try host.drive("up enter")
    #expect(frame.contains("❯▸ Music"))
    #expect(!frame.contains("song"))
    #expect(frame.split(separator: "\n")[2].contains("Music"))
    #expect(try host.drive("right").contains("song"))
    #expect(try !host.drive("left").contains("song"))
  }

  @Test func tapAndMenu_ofAHeader_work() throws {
    try host.drive("down down enter")
    #expect(screen.heard == ["films"])
    #expect(try host.drive(".").contains("❯ Scan"))
    try host.drive("enter")
    #expect(screen.heard == ["films", "scan"])
  }

  @Test func click_onAHeader_collapsesItsSection() throws {
    #expect(try !host.drive("click:5,2").contains("song"))
    #expect(try host.drive("click:5,2").contains("song"))
  }
}
