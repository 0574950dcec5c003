import Gallery
import GalleryFixtures
import Tableware
import TablewareTesting
import Testing

/// Every screen of the gallery, and every screen that it leads to, is released in the turn in which
/// it is removed, whatever was done with it before.
@Suite struct GalleryLeakTests {
  /// The screens that each entry leads to, apart from itself.
  private static let pushedScreens: [String: Set<String>] = [
    "million": ["JumpScreen"], "contacts": ["MenuScreen"], "issues": ["IssueScreen", "MenuScreen"],
    "catalog": [
      "BasicPage", "SectionedPage", "IndexedPage", "MutablePage", "ActionsPage", "LeafPage",
      "RadioPage", "ChoicePage", "DrawnPage", "LatePage", "FormPage", "ColumnsPage",
      "ChoiceScreen<Int>", "MenuScreen", "QuestionScreen",
    ],
    "two-kinds": ["TwoKindsDetail"],
    "feed": ["ProfilePage", "ImagePage", "MenuScreen"],
    "components": ["TextPage", "DiffPage", "FeedPage", "ProfilePage", "ImagePage", "MenuScreen"],
    "settings": ["AccountScreen", "ChoiceScreen<String>", "ChoiceScreen<Int>"],
    "signup": ["ChoiceScreen<String>"],
  ]

  @Test(arguments: Gallery.entries.map(\.id))
  func screen_removedAfterEveryUse_isReleased(_ name: String) throws {
    try withTemporaryFolder { folder in
      var sources = try GalleryFixture(in: folder.path).sources(for: name)
      sources.rowCount = 120
      let entry = try #require(Gallery.entries.first { $0.id == name })
      let explorer = ScreenExplorer()
      explorer.explore(entry.make(sources))
      #expect(explorer.leaks == [])
      #expect(explorer.diagnostics == [])
      #expect(explorer.problems == [])
      let type = "\(Swift.type(of: entry.make(sources)))"
      #expect(explorer.visited == Self.pushedScreens[name, default: []].union([type]))
    }
  }

  @Test func home_removed_isReleasedWithAllScreensAboveIt() throws {
    try withTemporaryFolder { folder in
      let sources = try GalleryFixture(in: folder.path).sources(for: "home")
      let navigator = Navigator(root: TableScreen(Table()))
      weak var home: AnyObject?
      weak var table: AnyObject?
      do {
        let screen = try #require(Gallery.screen(named: nil, sources))
        navigator.push(screen)
        home = screen
        table = navigator.topHosted.table
      }
      #expect(home != nil)
      navigator.pop()
      #expect(home == nil)
      #expect(table == nil)
    }
  }

  @Test func filesScreen_removedWhileAFolderIsLoaded_isReleased() throws {
    try withTemporaryFolder { folder in
      for number in 0...2_000 { try folder.makeFolder("\(number)") }
      var sources = Gallery.Sources()
      sources.folder = folder.path
      let driver = TablewareTesting.ScreenDriver(TableScreen(Table()))
      weak var files: AnyObject?
      do {
        let screen = try #require(Gallery.screen(named: "files", sources))
        driver.navigator.push(screen)
        driver.endTurn()
        files = screen
        #expect(screen.status == "1 row · reading")
      }
      driver.goBack()
      #expect(files == nil)
    }
  }

  // Without it, an explorer that finds nothing would prove nothing.
  @Test func explorer_screenThatHoldsItself_isALeak() {
    let explorer = ScreenExplorer()
    explorer.explore(LeakyScreen())
    #expect(explorer.leaks == ["LeakyScreen"])
    #if DEBUG
    #expect(explorer.diagnostics == [.screenLeaked("LeakyScreen")])
    #endif
  }

  private final class LeakyScreen: Screen {
    let context = ScreenContext()
    let title = "Leaky"
    private var tapped: (() -> Void)?

    var sections: [Section] {
      Section("all") {
        TextRow("Tap").onTap { self.tapped = { self.context.setNeedsUpdate() } }
      }
    }
  }
}
