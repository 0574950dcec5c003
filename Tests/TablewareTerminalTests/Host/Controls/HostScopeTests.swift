import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// The scopes of a search, and the entry of the index that leads to it.
struct HostScopeTests {
  private final class Mails: Screen {
    let context = ScreenContext()
    let title = "Mails"
    private(set) var query = ""
    private var scope = 0

    var search: Search? {
      Search(prompt: "Subject", query: query, scopes: ["All", "Unread"], scope: scope) {
        (self.query, self.scope) = ($0, $1)
      }
    }

    func configure(_ table: Table) { table.indexHasSearch = true }

    var sections: [Section] {
      for mail in scope == 0 ? ["Hello", "Invoice", "Juno", "Kilo"] : ["Invoice"] {
        Section(mail, index: String(mail.prefix(1))) { TextRow(mail) }
      }
    }
  }

  private let mails = Mails()
  private let host: TerminalHost

  init() { host = TerminalHost(mails, rows: 5) }

  @Test func tab_whileTheUserTypes_selectsTheNextScope() throws {
    let first = try host.drive("/")
    #expect(
      first == """
         Mails
        ❯ Hello                      ⌕ █
          Invoice                    H █
          Juno                       J │
         / Subject         All  Unread
        """)
    let second = try host.drive("text:v tab")
    #expect(
      second.frameLines.filter { !$0.isEmpty } == [
        " Mails", "❯ Invoice", " /v                All  Unread",
      ])
    #expect(mails.query == "v")
    #expect(try host.drive("tab").contains("Hello"))
    #expect(try !host.drive("shift+tab").contains("Hello"))
  }

  @Test func scopes_withoutRoom_areTheSelectedOne() throws {
    let frame = try host.drive("resize:24x5 / tab")
    #expect(frame.frameLines.last == " / Subject      Unread")
  }

  @Test func magnifierOfTheIndex_clicked_beginsTheSearch() throws {
    let frame = try host.drive("")
    let row = try #require(frame.frameLines.firstIndex { $0.contains("⌕") })
    let line = frame.frameLines[row]
    let column = line.distance(
      from: line.startIndex, to: try #require(line.firstIndex(of: "⌕")))
    host.handle(.mouse(Mouse(.press(.left), column: column, row: row)))
    let typed = try host.drive("text:x")
    #expect(typed.hasSuffix(" /x                All  Unread"))
    #expect(mails.query == "x")
  }
}
