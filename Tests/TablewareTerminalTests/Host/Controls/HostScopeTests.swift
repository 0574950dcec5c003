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

  private final class FilteredMails: Screen {
    let context = ScreenContext()
    let title = "Mails"
    private var query = ""
    private(set) var tokens: [SearchToken] = []

    var search: Search? {
      Search(prompt: "Subject", query: query) { self.query = $0 }
        .tokens(tokens, suggestions: [SearchToken("Unread"), SearchToken("Flagged")]) {
          self.tokens = $0
        }
    }

    var sections: [Section] { Section("mails") { TextRow("Hello") } }
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

  @Test func tab_addsTheSuggestedToken_andBackspaceRemovesIt() throws {
    let screen = FilteredMails()
    let host = TerminalHost(screen, rows: 5)
    func line(_ script: String) throws -> String? { try host.drive(script).frameLines.last }
    #expect(try line("/") == " / Subject  ⇥ Unread")
    #expect(try line("text:fl") == " /fl  ⇥ Flagged")
    #expect(try line("tab") == " / Flagged   Subject  ⇥ Unread")
    #expect(screen.tokens.map(\.id) == ["Flagged"])
    #expect(try line("tab") == " / Flagged   Unread   Subject")
    #expect(try line("text:a") == " / Flagged   Unread  a")
    #expect(try line("backspace backspace") == " / Flagged   Subject  ⇥ Unread")
    #expect(try line("resize:24x5 tab") == " /+2  Subject")
    #expect(try host.drive("resize:60x5 enter").contains("/ “Flagged Unread”"))
    #expect(try !host.drive("esc").contains("Flagged"))
    #expect(screen.tokens == [])
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
