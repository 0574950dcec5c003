import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct SearchTokenTests {
  private let screen = FilteredMailsScreen()

  @Test func token_added_isPartOfTheSearch_andRemovedOnceMore() {
    let driver = ScreenDriver(screen)
    driver.toggleToken("unread")
    #expect(driver.titles == [["Invoice", "Help"]])
    driver.search("He")
    #expect(driver.titles == [["Help"]])
    driver.toggleToken("unread")
    #expect(driver.titles == [["Hello", "Help"]])
    #expect(screen.tokens == [])
    #expect(driver.findings == [])
  }

  @Test func suggestion_selected_clearsTheTextThatMatchedIt() {
    let driver = ScreenDriver(screen)
    driver.search("FLAG")
    #expect(screen.search?.offeredTokens.map(\.id) == ["flagged"])
    driver.toggleToken("flagged")
    #expect(screen.query == "")
    #expect(driver.titles == [["Hello", "Help"]])
    #expect(screen.search?.offeredTokens.map(\.id) == ["unread"])
  }

  @Test func unknownToken_isNotOffered() throws {
    let driver = ScreenDriver(screen)
    let interaction = Interaction(try #require(screen.context.table).host)
    #expect(interaction.perform(.token("other")) == .notOffered)
    driver.search("x")
    // Not suggested while the text does not match it.
    #expect(interaction.perform(.token("unread")) == .notOffered)
    driver.toggleToken("other")
    #expect(driver.findings == ["The search has no token \"other\"."])
  }

  @Test func back_clearsTextAndTokens_beforeItLeaves() throws {
    let driver = ScreenDriver(screen)
    let interaction = Interaction(try #require(screen.context.table).host)
    driver.toggleToken("unread")
    driver.search("He")
    #expect(interaction.perform(.back) == .done)
    driver.endTurn()
    #expect(screen.query == "")
    #expect(screen.tokens == [])
    #expect(driver.titles == [["Hello", "Invoice", "Help"]])
    #expect(interaction.perform(.back) == .notOffered)
  }

  @Test func repeatedTokens_areShownOnce() {
    let token = SearchToken("A")
    let search = Search(prompt: "", query: "") { _ in }
      .tokens([token, SearchToken("B", id: "A")], suggestions: [token, token, SearchToken("C")]) {
        _ in
      }
    #expect(search.tokens == [token])
    #expect(search.offeredTokens.map(\.id) == ["C"])
  }

  @Test func suggestedToken_withScopes_needsText() {
    func suggested(_ query: String, _ scopes: [String]) -> String? {
      Search(prompt: "", query: query, scopes: scopes, scope: 0) { _, _ in }
        .tokens([], suggestions: [SearchToken("Unread")]) { _ in }.suggestedToken?.id
    }
    #expect(suggested("", []) == "Unread")
    #expect(suggested("", ["a"]) == nil)
    #expect(suggested("u", ["a"]) == "Unread")
  }
}

/// Mails that are filtered by tokens.
private final class FilteredMailsScreen: Screen {
  let context = ScreenContext()
  let title = "Mails"
  private(set) var query = ""
  private(set) var tokens: [SearchToken] = []
  private let mails = [
    ("Hello", ["flagged"]), ("Invoice", ["unread"]), ("Help", ["unread", "flagged"]),
  ]

  var search: Search? {
    Search(prompt: "Subject", query: query) { self.query = $0 }
      .tokens(
        tokens,
        suggestions: [
          SearchToken("Unread", id: "unread"), SearchToken("Flagged", id: "flagged"),
        ]
      ) { self.tokens = $0 }
  }

  var sections: [Section] {
    let shown = mails.filter { mail in
      mail.0.hasPrefix(query) && tokens.allSatisfy { mail.1.contains($0.id) }
    }
    Section("mails") { ForEach(shown.map(\.0), id: \.self) { TextRow($0) } }
  }
}
