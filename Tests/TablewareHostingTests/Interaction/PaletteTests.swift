import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// The list of the commands of a screen and of the screens of an app.
@Suite struct PaletteTests {
  private final class Page: Screen {
    let context = ScreenContext()
    let title: String
    var runs: [String] = []
    var canDelete = true

    init(_ title: String) { self.title = title }

    var commands: [Command] {
      [
        Command("s", "Sort by name") { self.runs.append("sort") },
        Command("n", "New order") { row in
          self.runs.append("new \(row?.row.value(as: String.self) ?? "-")")
        },
        Command("d", "Delete all", role: .destructive, isEnabled: canDelete, asking: "All?") {
          self.runs.append("delete")
        },
        Command("e", "Export", isEnabled: false) { self.runs.append("export") },
      ]
    }
    var sections: [Section] { Section("rows") { TextRow("Row", id: "row") } }
  }

  private let home = Page("Home")
  private let navigator: Navigator

  init() throws {
    let home = home
    let router = Router([
      Route("/", title: "Home") { _ in home },
      Route("/orders", title: "Orders") { _ in Page("Orders") },
      Route("/orders/:number", title: "An order") { _ in Page("Order") },
      Route("/settings/names", title: "Names and colors") { _ in Page("Names") },
      Route("/about") { _ in Page("About") },
    ])
    navigator = try #require(Navigator("/", in: router))
  }

  private var host: TableHost { TableHost(navigator.topHosted.table) }

  /// The titles of the rows, each below the header of its section.
  private var titles: [String] {
    host.commit()
    let snapshot = host.snapshot
    return (0..<snapshot.sectionCount).flatMap { section in
      let header = snapshot.presentation(at: .header(of: section))?.content.title.string
      let rows = (0..<snapshot.rows(in: section).count).compactMap { row in
        snapshot.presentation(at: RowPath(section: section, row: row))?.content.title.string
      }
      return (header.map { ["# " + $0] } ?? []) + rows
    }
  }

  /// The values of the rows.
  private var values: [String?] {
    host.commit()
    let snapshot = host.snapshot
    return (0..<snapshot.sectionCount).flatMap { section in
      (0..<snapshot.rows(in: section).count).map { row in
        snapshot.presentation(at: RowPath(section: section, row: row))?.content.values.first?.text
          .string
      }
    }
  }

  @discardableResult
  private func open(on row: RowPath? = nil) -> GestureResult {
    host.commit()
    return Interaction(host).perform(.palette, focused: row)
  }

  private func search(_ query: String) { Interaction(host).perform(.search(query)) }

  private func tap(_ title: String) throws {
    host.commit()
    let snapshot = host.snapshot
    let paths = (0..<snapshot.sectionCount).flatMap { section in
      (0..<snapshot.rows(in: section).count).map { RowPath(section: section, row: $0) }
    }
    let path = try #require(
      paths.first { snapshot.presentation(at: $0)?.content.title.string == title })
    Interaction(host).perform(.tap, on: snapshot.rowID(at: path))
  }

  @Test func palette_listsEnabledCommands_andOtherScreensWithATitle() {
    #expect(open() == .done)
    #expect(navigator.top.title == "Commands")
    #expect(
      titles == [
        "# Home", "Sort by name", "New order", "Delete all", "# Screens", "Orders",
        "Names and colors",
      ])
  }

  @Test func query_findsAllItsWords_andPutsTheBestMatchFirst() {
    open()
    search("OR")
    #expect(
      titles == [
        "# Home", "New order", "Sort by name", "# Screens", "Orders", "Names and colors",
      ])
    search("name s")
    #expect(titles == ["# Home", "Sort by name", "# Screens", "Names and colors"])
    search("colors names")
    #expect(titles == ["# Screens", "Names and colors"])
    search("missing")
    #expect(titles == ["No items"])
    search("")
    #expect(titles.count == 7)
  }

  @Test func command_runsOnTheRowThatHadTheFocus() throws {
    open(on: RowPath(section: 0, row: 0))
    try tap("New order")
    #expect(home.runs == ["new row"])
    #expect(navigator.top === home)
  }

  @Test func command_withAQuestion_asksIt() throws {
    open()
    try tap("Delete all")
    #expect(home.runs == [])
    #expect(navigator.screens.count == 2)
    try tap("Delete all")
    #expect(home.runs == ["delete"])
    #expect(navigator.top === home)
  }

  @Test func command_thatWasDisabledMeanwhile_doesNotRun() throws {
    open()
    home.canDelete = false
    try tap("Delete all")
    #expect(home.runs == [])
    #expect(navigator.top === home)
  }

  @Test func screen_opensAtItsAddress() throws {
    open()
    try tap("Names and colors")
    #expect(navigator.screens.map(\.title) == ["Home", "Names"])
    #expect(navigator.address == "/settings/names")
    open()
    #expect(titles.suffix(3) == ["# Screens", "Home", "Orders"])
    try tap("Home")
    #expect(navigator.screens.count == 1)
    #expect(navigator.top === home)
  }

  @Test func palette_isNotOfferedOverItself_menusAndKeys() throws {
    host.commit()
    let row = try #require(host.source(at: RowPath(section: 0, row: 0)))
    open()
    #expect(open() == .notOffered)
    navigator.pop()
    navigator.push(KeysScreen("Keys", []) { _ in })
    #expect(open() == .notOffered)
    navigator.pop()
    navigator.push(MenuScreen([], for: row, title: "Row"))
    #expect(open() == .notOffered)
    #expect(navigator.screens.count == 2)
  }

  @Test func palette_withoutCommandsAndTitles_isNotOffered() {
    let navigator = Navigator(root: TableScreen(Table()))
    let host = TableHost(navigator.topHosted.table)
    #expect(Interaction(host).perform(.palette) == .notOffered)
  }

  @Test func palette_leadsToTheKeys_ifTheSurfaceHasThem() throws {
    let navigator = Navigator(root: TableScreen(Table()))
    let host = TableHost(navigator.topHosted.table)
    var shows = 0
    let keys = PaletteScreen.Keys(title: "Keys", showsKeys: true) { shows += 1 }
    #expect(Interaction(host).showPalette(keys: keys) == .done)
    let palette = TableHost(navigator.topHosted.table)
    palette.commit()
    let row = palette.snapshot.rowID(at: RowPath(section: 0, row: 0))
    #expect(Interaction(palette).perform(.tap, on: row) != .notOffered)
    #expect(shows == 1)
    #expect(navigator.screens.count == 1)
  }

  @Test func palette_withKeys_listsThemAfterTheCommands_andFindsThem() {
    host.commit()
    let keys = PaletteScreen.Keys(title: "Keys", showsKeys: true) {}
    #expect(Interaction(host).showPalette(keys: keys) == .done)
    #expect(
      titles == [
        "# Home", "Sort by name", "New order", "Delete all", "Keys", "# Screens", "Orders",
        "Names and colors",
      ])
    #expect(values == ["s", "n", "d", "?", nil, nil])
    search("key")
    #expect(titles == ["# Home", "Keys"])
  }

  @Test func palette_showsNoKeys_whileTheyAreOff() {
    host.commit()
    let keys = PaletteScreen.Keys(title: "Keys", showsKeys: false) {}
    #expect(Interaction(host).showPalette(keys: keys) == .done)
    #expect(values == [nil, nil, nil, nil, nil, nil])
  }

  @Test func palette_isReleased_whenItIsLeft() {
    open()
    weak let palette = navigator.top as? PaletteScreen
    #expect(palette != nil)
    navigator.pop()
    #expect(palette == nil)
  }
}
