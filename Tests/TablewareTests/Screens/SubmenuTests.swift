import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Menus with submenus and groups, on surfaces without menus of their own.
@Suite struct SubmenuTests {
  private final class Log {
    var done: [String] = []
  }

  private final class FilesScreen: Screen {
    let context = ScreenContext()
    let title = "Files"
    let log = Log()

    var sections: [Section] {
      Section("files") {
        TextRow("a").menu([
          action("Open"),
          .submenu("Move to", [action("Home"), .submenu("More", [action("Archive", key: "a")])]),
          .group("Danger", [action("Delete")]),
          action("Share"),
        ])
      }
    }

    private func action(_ title: String, key: Character? = nil) -> RowAction {
      RowAction(title, key: key.map(ActionKey.character)) { [log] in log.done.append(title) }
    }
  }

  private let screen = FilesScreen()

  private func interaction(_ driver: ScreenDriver) -> Interaction {
    Interaction(TableHost(driver.navigator.topHosted.table))
  }

  private func opened() -> ScreenDriver {
    let driver = ScreenDriver(screen)
    interaction(driver).perform(.menu, on: Identity("a"))
    return driver
  }

  /// The headers of the screen on top.
  private func headers(_ driver: ScreenDriver) -> [String?] {
    let snapshot = driver.backend.snapshot
    return (0..<snapshot.sectionCount).map { snapshot.header(of: $0)?.content.title.string }
  }

  @Test func submenu_inTheMenuScreen_isAFurtherScreen() {
    let driver = opened()
    #expect(driver.titles == [["Open", "Move to"], ["Delete"], ["Share"], ["Cancel"]])
    #expect(headers(driver) == [nil, "Danger", nil, nil])
    driver.tap(1)
    #expect(driver.screen.title == "Move to")
    #expect(driver.titles == [["Home", "More"], ["Cancel"]])
    driver.tap(1)
    #expect(driver.titles == [["Archive"], ["Cancel"]])
    driver.tap(0)
    #expect(screen.log.done == ["Archive"])
    #expect(driver.screen === screen)
    #expect(driver.findings == [])
  }

  @Test func cancel_inASubmenu_returnsToTheMenu() {
    let driver = opened()
    driver.tap(1)
    driver.tap("cancel")
    #expect(driver.titles.first == ["Open", "Move to"])
    driver.tap(2)
    #expect(screen.log.done == ["Delete"])
    #expect(driver.screen === screen)
  }

  @Test func actionsInSubmenus_arePresentedInOrder_andRunByTheirKeys() {
    let driver = ScreenDriver(screen)
    let table = driver.navigator.topHosted.table
    let actions = table.host.presentation(at: RowPath(section: 0, row: 0))?.actions ?? []
    #expect(actions.map(\.title) == ["Open", "Home", "Archive", "Delete", "Share"])
    #expect(actions.map(\.submenus) == [[], ["Move to"], ["Move to", "More"], [], []])
    #expect(actions.map(\.index) == [0, 1, 2, 3, 4])
    let row = Identity("a")
    let result = interaction(driver).perform(.key(.character("a")), on: row)
    #expect(result == .delivered(.handled(by: .row)))
    interaction(driver).perform(.action(index: 3, title: "Delete"), on: row)
    #expect(screen.log.done == ["Archive", "Delete"])
  }
}
