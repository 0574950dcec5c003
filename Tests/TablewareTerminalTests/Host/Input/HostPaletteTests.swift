import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// The list of commands and screens in a terminal.
struct HostPaletteTests {
  private final class Page: Screen {
    let context = ScreenContext()
    let title: String
    var runs: [String] = []

    init(_ title: String) { self.title = title }

    var commands: [Command] {
      [
        Command("s", "Sort by name") { self.runs.append("sort") },
        Command("n", "New order") { row in
          self.runs.append("new \(row?.row.value(as: String.self) ?? "-")")
        },
      ]
    }
    var sections: [Section] {
      Section("rows") {
        TextRow("One")
        TextRow("Two")
      }
    }
  }

  private let home: Page
  private let host: TerminalHost

  init() throws {
    let home = Page("Home")
    let router = Router([
      Route("/", title: "Home") { _ in home },
      Route("/orders", title: "Orders") { _ in Page("Orders") },
      Route("/names", title: "Names") { _ in Page("Names") },
    ])
    self.home = home
    host = TerminalHost(try #require(Navigator("/", in: router)), columns: 40, rows: 10)
  }

  @Test func controlK_showsAll_andBeginsToSearch() throws {
    let lines = try host.drive("ctrl+k").frameLines.map { line in
      line.split { $0 == " " || $0 == "─" }.joined(separator: " ")
    }
    #expect(
      lines.filter { !$0.isEmpty } == [
        "Home › Commands", "Home", "❯ Sort by name s", "New order n", "Keys ?", "Screens", "Orders",
        "Names", "/ Command or screen",
      ])
  }

  @Test func palette_leadsToTheKeys() throws {
    try host.drive("ctrl+k text:keys enter")
    #expect(host.navigator.screens.map(\.title) == ["Home", "Keys"])
  }

  @Test func enter_runsTheBestMatch_onTheFocusedRow() throws {
    try host.drive("down ctrl+k text:new enter")
    #expect(home.runs == ["new Two"])
    #expect(host.navigator.top === home)
    try host.drive("ctrl+k down text:sort enter")
    #expect(home.runs == ["new Two", "sort"])
  }

  @Test func enter_opensTheScreenThatArrowsLeadTo() throws {
    try host.drive("ctrl+k text:or down*2 enter")
    #expect(host.navigator.screens.map(\.title) == ["Home", "Orders"])
    try host.drive("ctrl+k text:home enter")
    #expect(host.navigator.screens.map(\.title) == ["Home"])
  }

  @Test func escape_returnsToTheScreen() throws {
    try host.drive("down ctrl+k text:so esc")
    #expect(host.navigator.top === home)
    #expect(try host.drive("").contains("❯ Two"))
    #expect(home.runs == [])
  }

  @Test func enter_withoutAMatch_hasNoEffect() throws {
    try host.drive("ctrl+k text:zzz enter")
    #expect(host.navigator.top.title == "Commands")
    #expect(home.runs == [])
  }

  @Test func pageOfKeys_namesTheKey() throws {
    #expect(try host.drive("resize:60x24 ?").contains(/Commands +Ctrl\+K/))
  }
}
