import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

// entry: test-a-screen
@Test func mailScreen_delete_removesTheRow() {
  let driver = ScreenDriver(MailScreen())
  driver.swipe("Read", on: 1)  // the row with the identity 1
  driver.swipe("Delete", on: 3)  // the question is answered with yes
  #expect(driver.titles == [["Lunch?", "Your table is ready"]])
  #expect(driver.table.headers == ["0 unread"])
  #expect(driver.problems == [] && driver.violations == [] && driver.diagnostics == [])
}
// end

// entry: test-a-form
@Test func signUpScreen_invalidAddress_showsAMessage() {
  let driver = ScreenDriver(SignUpScreen())
  driver.type("Ada", into: "name")  // letter by letter, then leaves the field
  driver.type("ada@", into: "email")
  #expect(driver.message(of: "email") == "Enter an e-mail address.")
  driver.set("email", to: .text("ada@example.org"))
  #expect(driver.message(of: "email") == nil)
}
// end

// entry: test-loading
@Test func libraryScreen_answer_showsTheSongs() async {
  let driver = ScreenDriver(LibraryScreen())
  #expect(driver.backend.shownContents[0].map(\.isPlaceholder) == [true, true, true])
  await driver.settle()  // waits for everything that screens load
  #expect(driver.titles == [["Willow Song", "Clair de lune", "茉莉花"]])
}
// end

// entry: test-time
@Test func undoScreen_nineSeconds_hideTheNotice() {
  let driver = ScreenDriver(UndoScreen())
  driver.perform("Delete", on: 1)
  #expect(driver.status == "Deleted “Milk”.")
  driver.advance(by: .seconds(9))  // takes no time
  #expect(driver.status == "")
}
// end

// entry: test-a-frame
@Test func flatScreen_frame_isAsExpected() async throws {
  let frame = try await Terminal.frame(of: FlatScreen(), keys: "down", columns: 30, rows: 9)
  #expect(
    frame == """
       Songs
      Popular ────────────────────
        ♪ Willow Song         3:18
      ❯ ♪ Clair de lune       5:02
        2 songs
      New ────────────────────────
        ♪ 茉莉花              2:05

       ↑↓ move  q quit
      """)
}
// end

// entry: test-batches
@Test func shuffledTable_batch_hasOneMove() {
  let table = Table()
  let driver = TableDriver(table)
  func show(_ names: [String]) {
    table.show { Section("names") { ForEach(names, id: \.self) { TextRow($0) } } }
    driver.endTurn()
  }
  show(["a", "b", "c"])
  show(["c", "a", "b"])
  #expect(driver.batches.last?.movedRows.count == 1)
  #expect(driver.violations == [])
}
// end

// entry: test-memory
@Test func todoScreen_popped_isDeallocated() {
  let driver = ScreenDriver(TodosScreen())
  driver.tap(1)
  weak let screen: AnyObject? = driver.screen
  #expect(screen is TodoScreen)
  driver.goBack()
  #expect(screen == nil)
}
// end
