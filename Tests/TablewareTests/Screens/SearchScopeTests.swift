import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct SearchScopeTests {
  @Test func scope_isPartOfTheSearch() throws {
    let screen = MailsScreen()
    let driver = ScreenDriver(screen)
    let interaction = Interaction(try #require(screen.context.table).host)
    #expect(driver.titles == [["Hello", "Invoice", "Help"]])
    #expect(interaction.perform(.scope(1)) == .done)
    driver.endTurn()
    #expect(driver.titles == [["Invoice", "Help"]])
    driver.search("He")
    #expect(driver.titles == [["Help"]])
    #expect(interaction.perform(.scope(0)) == .done)
    driver.endTurn()
    #expect(driver.titles == [["Hello", "Help"]])
    #expect(screen.query == "He")
  }

  @Test func unknownScope_isNotOffered() throws {
    let screen = MailsScreen()
    let driver = ScreenDriver(screen)
    let interaction = Interaction(try #require(screen.context.table).host)
    #expect([-1, 2].map { interaction.perform(.scope($0)) } == [.notOffered, .notOffered])
    #expect(screen.updateCount == 0)
    #expect(interaction.perform(.scope(0)) == .done)
    #expect(screen.updateCount == 0)
    #expect(driver.findings == [])
  }

  @Test func scopeOutsideOfTheScopes_becomesTheNearest() {
    let scopes = [-3, 0, 1, 9].map {
      Search(prompt: "", query: "", scopes: ["a", "b"], scope: $0) { _, _ in }.scope
    }
    #expect(scopes == [0, 0, 1, 1])
    #expect(Search(prompt: "", query: "", scopes: [], scope: 4) { _, _ in }.scope == 0)
  }
}

/// Mails that are searched among all or among the unread ones.
private final class MailsScreen: Screen {
  let context = ScreenContext()
  let title = "Mails"
  private(set) var query = ""
  private(set) var updateCount = 0
  private var scope = 0
  private let mails = [("Hello", false), ("Invoice", true), ("Help", true)]

  var search: Search? {
    Search(prompt: "Subject", query: query, scopes: ["All", "Unread"], scope: scope) {
      (self.query, self.scope) = ($0, $1)
      self.updateCount += 1
    }
  }

  var sections: [Section] {
    let shown = mails.filter { (scope == 0 || $0.1) && (query.isEmpty || $0.0.hasPrefix(query)) }
    Section("mails") { ForEach(shown.map(\.0), id: \.self) { TextRow($0) } }
  }
}
