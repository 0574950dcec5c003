import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Screens as view controllers: the same that run in a terminal.
@Suite(.serialized) @MainActor struct ScreenControllerTests {
  final class Letters: Screen {
    let context = ScreenContext()
    var query = ""
    var ticks = 0
    var isUpper = false

    var title: String { "Letters" }
    var status: String { "\(letters.count) letters" }
    var commands: [Command] {
      [
        Command("u", isUpper ? "lower" : "upper") { self.isUpper.toggle() }
      ]
    }
    var search: Search? {
      Search(prompt: "letter", query: query) { self.query = $0 }
    }
    private var letters: [String] { ["a", "b", "c"].filter { query.isEmpty || $0 == query } }

    func appear() { context.every(.seconds(1)) { self.ticks += 1 } }

    var sections: [Section] {
      Section("letters") {
        for letter in letters {
          TextRow(RowText(isUpper ? letter.uppercased() : letter)).id(letter)
            .disclosing { Detail(letter) }
        }
      }
    }
  }

  final class Detail: Screen {
    let context = ScreenContext()
    let title: String

    init(_ title: String) { self.title = title }

    var sections: [Section] {
      Section("all") {
        TextRow("back").onTap { self.context.pop() }
        TextRow("on").disclosing { Detail("\(self.title)!") }
      }
    }
  }

  /// Letters of which the user can search the vowels only.
  private final class ScopedLetters: Screen {
    let context = ScreenContext()
    let title = "Letters"
    var scope = 0

    var search: Search? {
      Search(prompt: "letter", query: "", scopes: ["All", "Vowels"], scope: scope) {
        self.scope = $1
      }
    }

    var sections: [Section] {
      Section("letters") { for letter in scope == 0 ? ["a", "b", "c"] : ["a"] { TextRow(letter) } }
    }
  }

  private final class FilteredLetters: Screen {
    let context = ScreenContext()
    let title = "Letters"
    private var query = ""
    var tokens: [SearchToken] = []

    var search: Search? {
      Search(prompt: "letter", query: query) { self.query = $0 }
        .tokens(
          tokens,
          suggestions: [
            SearchToken("Vowels", id: "vowels", image: .symbol("star", glyph: "☆")),
            SearchToken("Early", id: "early"),
          ]
        ) { self.tokens = $0 }
    }

    var sections: [Section] {
      let ids = tokens.map(\.id)
      Section("letters") {
        for letter in ["a", "b", "c"]
        where (!ids.contains("vowels") || letter == "a") && (!ids.contains("early") || letter < "c")
        {
          TextRow(letter)
        }
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController()

  init() {
    VirtualTime.shared.reset()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func turn(_ seconds: Double = 0.5) {
    VirtualTime.shared.advance(by: seconds)
    window.layoutIfNeeded()
  }

  private var tableView: UITableView? { navigation.topViewController?.view as? UITableView }
  private var texts: [String] {
    tableView?.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    } ?? []
  }

  private func tap(_ row: Int) {
    tableView?.simulateTap(at: IndexPath(row: row, section: 0))
    turn()
  }

  @Test func showsAScreen_AndWhatItPushes() {
    let navigator = navigation.push(Letters())
    turn()
    #expect(texts == ["a", "b", "c"])
    #expect(navigation.topViewController?.navigationItem.title == "Letters")
    #expect(navigation.topViewController?.navigationItem.prompt == "3 letters")
    tap(1)
    #expect(navigator.top.title == "b")
    #expect(navigation.viewControllers.map(\.navigationItem.title) == ["Letters", "b"])
    tap(1)
    tap(1)
    #expect(
      navigation.viewControllers.map(\.navigationItem.title) == ["Letters", "b", "b!", "b!!"])
    tap(0)
    #expect(navigation.viewControllers.map(\.navigationItem.title) == ["Letters", "b", "b!"])
    #expect(tableView?.inspector.breaches.map(\.description) == [])
  }

  @Test func goesBackSeveralScreens_WithoutMakingAnyAnew() {
    final class Counting: UINavigationController {
      var count = 0
      override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        count += 1
        super.setViewControllers(controllers, animated: animated)
      }
    }
    let counting = Counting()
    window.rootViewController = counting
    let navigator = counting.push(Detail("x"))
    turn()
    for _ in 0..<3 {
      (counting.topViewController?.view as? UITableView)?.simulateTap(
        at: IndexPath(row: 1, section: 0))
      turn()
    }
    counting.count = 0
    counting.popToRootViewController(animated: true)
    turn()
    #expect(counting.count == 1)
    #expect(navigator.screens.map(\.title) == ["x"])
  }

  @Test func goesBackWithTheReader() {
    let navigator = navigation.push(Letters())
    turn()
    tap(1)
    tap(1)
    navigation.popToRootViewController(animated: true)
    turn()
    #expect(navigator.screens.map(\.title) == ["Letters"])
    #expect(navigation.viewControllers.map(\.navigationItem.title) == ["Letters"])
    #expect(texts == ["a", "b", "c"])
  }

  @Test func letsTimePass_AsLongAsTheScreenIsThere() {
    let letters = Letters()
    navigation.push(letters)
    turn(3.2)
    #expect(letters.ticks == 3)
    tap(0)
    turn(5)
    #expect(letters.ticks == 3)
    navigation.popViewController(animated: true)
    turn(2)
    #expect(letters.ticks == 5)
  }

  @Test func scopeOfTheSearch_selected_isPartOfTheScreen() throws {
    let screen = ScopedLetters()
    navigation.push(screen, animated: false)
    turn()
    let bar = try #require(navigation.topViewController?.navigationItem.searchController?.searchBar)
    #expect(bar.scopeButtonTitles == ["All", "Vowels"])
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.simulateScope(1)
    turn()
    #expect(texts == ["a"])
    screen.scope = 0
    screen.context.setNeedsUpdate()
    turn()
    #expect(bar.selectedScopeButtonIndex == 0)
    #expect(texts == ["a", "b", "c"])
  }

  @Test func tokensOfTheSearch_selectedAndDeleted_arePartOfTheScreen() throws {
    let screen = FilteredLetters()
    navigation.push(screen, animated: false)
    turn()
    let search = try #require(navigation.topViewController?.navigationItem.searchController)
    let field = search.searchBar.searchTextField
    var suggestions: [String?] { (search.searchSuggestions ?? []).map(\.localizedSuggestion) }
    #expect(suggestions == ["Vowels", "Early"])
    search.searchBar.simulateTyping("vow")
    turn()
    #expect(suggestions == ["Vowels"])
    search.simulateSuggestion("Vowels")
    turn()
    #expect(field.tokens.count == 1)
    #expect(screen.tokens.map(\.id) == ["vowels"])
    #expect(search.searchBar.text == "")
    #expect(texts == ["a"])
    #expect(suggestions == ["Early"])
    search.searchBar.simulateDelete()
    turn()
    #expect(screen.tokens == [])
    #expect(texts == ["a", "b", "c"])
    screen.tokens = [SearchToken("Early", id: "early")]
    screen.context.setNeedsUpdate()
    turn()
    #expect(field.tokens.count == 1)
    #expect(texts == ["a", "b"])
    search.searchBar.simulateCancel()
    turn()
    #expect(screen.tokens == [])
    #expect(texts == ["a", "b", "c"])
  }

  @Test func runsCommands_AndSearches() throws {
    navigation.push(Letters())
    turn()
    let item = try #require(navigation.topViewController?.navigationItem)
    #expect(item.rightBarButtonItem?.menu?.actions.map(\.title) == ["upper"])
    item.rightBarButtonItem?.menu?.actions.first?.simulateChoice()
    turn()
    #expect(texts == ["A", "B", "C"])
    #expect(item.rightBarButtonItem?.menu?.actions.map(\.title) == ["lower"])
    let search = try #require(item.searchController)
    #expect(search.searchBar.placeholder == "letter")
    search.isActive = true
    search.searchBar.text = "b"
    search.searchResultsUpdater?.updateSearchResults(for: search)
    turn()
    #expect(texts == ["B"])
    #expect(item.prompt == "1 letters")
  }

  @Test func comesAboveAControllerOfTheApp_AndLeavesItWhole() throws {
    let own = UITableViewController(style: .plain)
    let table = Table()
    navigation.setViewControllers([own], animated: false)
    own.tableView.show(table)
    table.show { Section("A") { TextRow("more").disclosing { Detail("x") } } }
    turn()
    tap(0)
    #expect(navigation.viewControllers.map(\.navigationItem.title) == [nil, "x"])
    tap(0)
    #expect(navigation.viewControllers.map(\.navigationItem.title) == [nil])
    #expect(table.diagnostics.recent == [])
  }

  @Test func leadsToControllersOfTheApp_AndBack() {
    let mixed = Table()
    mixed.show {
      Section("A") {
        TextRow("own").disclosing(controller: {
          let own = UIViewController(nibName: nil, bundle: nil)
          own.title = "own"
          return own
        })
        TextRow("on").disclosing { Detail("x") }
      }
    }
    let navigator = navigation.push(TableScreen(mixed, title: "Mixed"))
    turn()
    #expect(tableView?.visibleCells.first?.accessoryType == .disclosureIndicator)
    tap(0)
    #expect(navigation.viewControllers.map(\.navigationItem.title) == ["Mixed", "own"])
    navigation.popViewController(animated: true)
    turn()
    #expect(navigator.screens.map(\.title) == ["Mixed"])
    tap(1)
    #expect(navigation.viewControllers.map(\.navigationItem.title) == ["Mixed", "x"])
  }

  @Test func leadsToAController_FromAController() {
    let own = UITableViewController(style: .plain)
    let table = Table()
    navigation.setViewControllers([own], animated: false)
    own.tableView.show(table)
    table.show {
      Section("A") {
        TextRow("more").disclosing(controller: { UITableViewController(style: .plain) })
      }
    }
    turn()
    tap(0)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func freesScreens_WhenTheyAreLeft() {
    weak var screen: Letters?
    weak var controller: UIViewController?
    weak var table: Table?
    func visit() {
      let own = UIViewController(nibName: nil, bundle: nil)
      navigation.setViewControllers([own], animated: false)
      let letters = Letters()
      screen = letters
      navigation.push(letters)
      table = letters.context.table
      controller = navigation.topViewController
      turn()
      navigation.popViewController(animated: false)
    }
    visit()
    turn(3)
    #expect(navigation.viewControllers.count == 1)
    #expect(controller == nil)
    #expect(screen == nil)
    #expect(table == nil)
  }

  @Test func freesScreensAboveTheFirst_AndReportsNone_WhenTheyAreLeft() {
    let letters = Letters()
    let navigator = navigation.push(letters)
    turn()
    tap(0)
    tap(1)
    weak let detail = navigator.top
    weak let table = navigator.top.context.table
    #expect(detail?.title == "a!")
    tap(0)
    #expect(detail == nil)
    #expect(table == nil)
    tap(0)
    turn(3)
    #expect(navigator.screens.map(\.title) == ["Letters"])
    #expect(letters.context.table?.diagnostics.recent == [])
  }

  @Test func rows_ofAScreenThatWasRemoved_areShownUntilItsControllerIsReleased() throws {
    let navigator = navigation.push(Letters())
    turn()
    tap(0)
    let view = try #require(tableView)
    func texts() -> [String?] {
      view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }
    #expect(texts() == ["back", "on"])
    navigator.pop()
    for _ in 0..<3 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.numberOfRows(inSection: 0) == 2)
      #expect(texts() == ["back", "on"])
      VirtualTime.shared.advance(by: 0.1)
    }
    // Of the layouts above; there are no others.
    let layouts = Array(repeating: "B-54 (warning): layout without a window", count: 3)
    #expect(view.inspector.breaches.map(\.description) == layouts)
  }

  @Test func reportsAScreen_ThatSomethingElseHolds_AfterItsAnimation() {
    let letters = Letters()
    navigation.push(letters)
    turn()
    let detail = Detail("x")
    letters.context.push(detail)
    turn()
    tap(0)
    #expect(letters.context.table?.diagnostics.recent == [])
    turn(3)
    #expect(letters.context.table?.diagnostics.recent == [.screenLeaked("Detail")])
  }
}
