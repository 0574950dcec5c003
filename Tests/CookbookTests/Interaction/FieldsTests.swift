import Foundation
import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct FieldsTests {
  @Test func addByReturn_severalItems_areAppended() async throws {
    let screen = GroceriesScreen()
    _ = try await frame(of: screen, keys: "end enter text:Tea enter text:Rice enter")
    #expect(screen.items == ["Milk", "Tea", "Rice"])
  }

  @Test func ownControl_tap_setsTheField() {
    let screen = VoteScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.content(of: "Soup")?.values.map(\.text.string) == ["–"])
    driver.tap("Soup")
    #expect(screen.vote == true)
    driver.tap("Soup")
    #expect(screen.vote == false)
    #expect(driver.content(of: "Soup")?.values.map(\.text.string) == ["👎"])
    driver.expectNoFindings()
  }

  @Test func fileOfTheUser_isReadAndShown() async {
    let screen = SongImportScreen()
    let driver = ScreenDriver(screen)
    driver.send(to: "List of songs", file: "songs.csv", Array("Tea\nRice\n".utf8))
    await driver.settle()
    #expect(screen.names == ["Tea", "Rice"])
    driver.send(to: "List of songs", file: "songs.zip", [1])
    await driver.settle()
    #expect(driver.message(of: "List of songs")?.contains("has to end with .csv") == true)
    driver.expectNoFindings()
  }

  @Test func whenTypingEnds_field_isSavedOnce() {
    let screen = NoteScreen()
    let driver = ScreenDriver(screen)
    driver.type("Tea", into: "Note")
    #expect(screen.saved == "Tea")
    driver.set("Note", to: .text("Rice"))
    #expect(screen.saved == "Tea")
    driver.type("!", into: "Note", ending: .canceled)
    #expect(screen.saved == "Tea")
    #expect(driver.content(of: "Note")?.control == .text(TextInput("Tea", limit: 1_000)))
    driver.expectNoFindings()
  }

  @Test func editInPlace_return_setsTheText_escape_doesNot() {
    let screen = RenameScreen()
    let driver = ScreenDriver(screen)
    driver.tap(2)
    driver.type(" rolls", into: 2, ending: .canceled)
    #expect(driver.titles == [["Milk", "Bread", "Tea"]])
    driver.tap(2)
    driver.type(" rolls", into: 2, ending: .submitted)
    #expect(driver.titles == [["Milk", "Bread rolls", "Tea"]])
    driver.tap(3)
    driver.type("pot", into: 3)
    #expect(screen.todos.map(\.title) == ["Milk", "Bread rolls", "Teapot"])
    driver.expectNoFindings()
  }

  @Test func editInPlace_inATerminal_typesAtOnce() async throws {
    let frame = try await CookbookTests.frame(of: RenameScreen(), keys: "down enter text:s esc")
    #expect(frame.contains("❯ Bread\n"))
    let renamed = try await CookbookTests.frame(of: RenameScreen(), keys: "down enter text:s enter")
    #expect(renamed.contains("❯ Breads\n"))
  }

  @Test func dates_dayOutOfRange_isRejected() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let moment = Date(timeIntervalSince1970: 1_795_417_200)
    let date = CalendarDate(moment, in: calendar)
    #expect(date.dayText == "2026-11-23" && date.timeText == "07:00")

    let screen = ReminderScreen(today: moment)
    let driver = ScreenDriver(screen)
    let day = CalendarDate(year: 2027, month: 1, day: 1)
    driver.set("Day", to: .date(day))
    driver.expectNoFindings()
    driver.set("Day", to: .date(CalendarDate(year: 2030, month: 1, day: 1)))
    #expect(driver.problems.count == 1)
    #expect(screen.day == day)
  }

  @Test func severalChangesOneHandler_sliders_areCounted() {
    let screen = ToneScreen()
    let driver = ScreenDriver(screen)
    driver.set("Bass", to: .number(0.7))
    driver.set("Treble", to: .number(0.2))
    #expect(screen.changes == 2)
    driver.expectNoFindings()
  }

  @Test func pickerBelow_onlyOne_isOpen() {
    let screen = TravelDatesScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Departure")
    driver.tap("Return")
    #expect(driver.titles == [["Departure", "Return", ""]])
    let day = CalendarDate(year: 2026, month: 8, day: 1)
    driver.set("Return picker", to: .date(day))
    #expect(screen.dates == ["Return": day])
    driver.expectNoFindings()
  }
}
