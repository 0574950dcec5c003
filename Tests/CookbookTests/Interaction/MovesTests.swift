import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct MovesTests {
  @Test func editByHandle_table_showsTheEdits() {
    let driver = TableDriver(shoppingList())
    #expect(driver.titles == [["Tea", "Milk"]])
    #expect(driver.content(of: "Milk")?.values.map(\.text.string) == ["2"])
    #expect(driver.diagnostics == [] && driver.violations == [])
  }

  @Test func reorder_moves_changeTheModel() {
    let screen = QueueScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.move(1, by: 2))
    #expect(screen.songs.map(\.id) == [2, 3, 1])
    #expect(driver.move(1, by: -1))
    #expect(screen.songs.map(\.id) == [2, 1, 3])
    driver.endTurn()
    #expect(driver.titles == [["Clair de lune", "Willow Song", "茉莉花"]])
    driver.expectNoFindings()
  }

  @Test func moveBetweenSections_cardPastTheEnd_changesItsColumn() {
    let screen = BoardScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.move("Print", by: 1))
    driver.endTurn()
    #expect(screen.cards[.done] == ["Print", "Plan"])
    #expect(driver.titles == [["Write"], ["Print", "Plan"]])
    driver.expectNoFindings()
  }

  @Test func restrictMoves_toTheBeginning_isNotPossible() {
    let screen = PodiumScreen()
    let driver = ScreenDriver(screen)
    #expect(!driver.move("Silver", by: -1))
    #expect(driver.move("Silver", by: 1))
    #expect(!driver.move("Gold", by: 1))
    #expect(screen.names == ["Gold", "Bronze", "Silver"])
    driver.expectNoFindings()
  }

  @Test func undo_button_restoresTheRowAtItsIndex() {
    let screen = UndoScreen()
    let driver = ScreenDriver(screen)
    driver.perform("Delete", on: 2)
    #expect(driver.titles == [["Milk", "Tea"]])
    driver.run("u")
    #expect(driver.titles == [["Milk", "Bread", "Tea"]])
    driver.perform("Delete", on: 2)
    driver.advance(by: .seconds(9))
    #expect(driver.titles == [["Milk", "Tea"]])
    driver.expectNoFindings()
  }

  @Test func undo_inATerminal_isBesideTheTitle_withAKey() async throws {
    let frame = try await CookbookTests.frame(of: UndoScreen(), keys: "down delete")
    #expect(
      frame == """
         To do                           Deleted “Bread”.
          Milk
        ❯ Tea








         ↑↓ move  . menu  u Undo  q quit
        """)
    let restored = try await CookbookTests.frame(of: UndoScreen(), keys: "down delete u")
    #expect(restored.contains("  Bread"))
  }

  @Test func insertAndScroll_newNote_isOnScreen() async throws {
    #expect(try await frame(of: NotesScreen()).contains("Note 40") == false)
    #expect(try await frame(of: NotesScreen(), keys: "n").contains("❯ Note 41"))
  }
}
