import Tableware
import Testing

@testable import TablewareWeb

/// The scopes of a search, and the entry of the index that leads to it.
@Suite struct ScopeTests {
  private final class FilteredMails: Screen {
    let context = ScreenContext()
    let title = "Mails"
    private var query = ""
    private var tokens: [SearchToken] = []

    var search: Search? {
      Search(prompt: "Subject", query: query) { self.query = $0 }
        .tokens(
          tokens, suggestions: [SearchToken("<Unread>", id: "un read"), SearchToken("Flagged")]
        ) { self.tokens = $0 }
    }

    var sections: [Section] {
      Section("mails") { ForEach(tokens.map(\.id), id: \.self) { TextRow($0) } }
    }
  }

  private final class Mails: Screen {
    let context = ScreenContext()
    let title = "Mails"
    private(set) var query = ""
    private var scope = 0

    var search: Search? {
      Search(prompt: "Subject", query: query, scopes: ["All", "<Unread>"], scope: scope) {
        (self.query, self.scope) = ($0, $1)
      }
    }

    func configure(_ table: Table) { table.indexHasSearch = true }

    var sections: [Section] {
      for mail in scope == 0 ? ["Hello", "Invoice"] : ["Invoice"] {
        Section(mail, index: String(mail.prefix(1))) { TextRow(mail) }
      }
    }
  }

  private let driver = WebDriver(Mails())
  private var chrome: String { driver.session.chrome.string }

  @Test func scope_pressed_isThePartThatIsSearched() {
    #expect(
      chrome.contains(
        """
        <div class="q sc" role="group" aria-label="Subject">\
        <button class="k" name="e" value="p 0" aria-pressed="true">All</button>\
        <button class="k" name="e" value="p 1" aria-pressed="false">&lt;Unread&gt;</button></div>
        """))
    #expect(driver.send("\"p\",1") == .accepted)
    #expect(driver.titles == ["Invoice"])
    #expect(
      chrome.contains(
        """
        <button class="k" name="e" value="p 0" aria-pressed="false">All</button>\
        <button class="k" name="e" value="p 1" aria-pressed="true">&lt;Unread&gt;</button>
        """))
    #expect(driver.replay.problems == [])
  }

  @Test func scopeThatDoesNotExist_isRejected() {
    let rejection = WebSession.Outcome.rejected("There is no such scope of the search.")
    #expect(driver.send("\"p\",2") == rejection)
    #expect(driver.send("\"p\",-1") == rejection)
    #expect(ClientMessage(form: "p 1") == .scope(1))
  }

  @Test func token_pressed_isPartOfTheSearch() {
    let driver = WebDriver(FilteredMails())
    var chrome: String { driver.session.chrome.string }
    #expect(
      chrome.contains(
        """
        <div class="q sc" role="group" aria-label="Filters">\
        <button class="k" name="e" value="T un read" aria-pressed="false">&lt;Unread&gt;</button>\
        <button class="k" name="e" value="T Flagged" aria-pressed="false">Flagged</button></div>
        """))
    #expect(driver.send("\"T\",\"un read\"") == .accepted)
    #expect(driver.titles == ["un read"])
    #expect(chrome.contains("value=\"T un read\" aria-pressed=\"true\""))
    #expect(driver.send("\"q\",\"fla\"") == .accepted)
    #expect(driver.send("\"T\",\"Flagged\"") == .accepted)
    #expect(driver.titles == ["un read", "Flagged"])
    #expect(driver.replay.problems == [])
    #expect(ClientMessage(form: "T un read") == .token("un read"))
    #expect(
      driver.send("\"T\",\"x\"") == .rejected("There is no such token of the search."))
  }

  @Test func magnifierOfTheIndex_isTheLabelOfTheSearchField() {
    #expect(chrome.contains("id=\"q\" name=\"q\""))
    #expect(
      chrome.contains("aria-label=\"Index\"><label for=\"q\">⌕</label><button name=\"e\""))
  }
}
