import Tableware
import TablewareForms
import TablewareTesting
import Testing

/// A date whose picker opens in a row below it.
@Suite struct DatePickerGroupTests {
  private final class TripScreen: Screen {
    let context = ScreenContext()
    let title = "Trip"
    var date: CalendarDate?
    var isExpanded = false
    var message: String?
    var range: ClosedRange<CalendarDate>?

    var sections: [Section] {
      Section("trip") {
        DatePickerGroup(
          "start", "Start",
          date: Field({ self.date }, { self.date = $0 }, message: message),
          isExpanded: Field({ self.isExpanded }, { self.isExpanded = $0 }), in: range)
      }
    }
  }

  private let screen = TripScreen()
  private let day = CalendarDate(year: 2026, month: 2, day: 3)

  @Test func tap_expandsAndCollapsesThePicker() {
    let driver = ScreenDriver(screen)
    #expect(driver.titles == [["Start"]])
    #expect(driver.content(of: "start")?.values.map(\.text.string) == ["not set"])
    driver.tap("start")
    #expect(driver.titles == [["Start", ""]])
    #expect(driver.content(of: "start picker")?.accessibility?.label == "Start")
    driver.set("start picker", to: .date(day))
    #expect(screen.date == day)
    #expect(driver.content(of: "start")?.values.map(\.text.string) == ["2026-02-03"])
    driver.toggleExpansion("start")
    #expect(driver.titles == [["Start"]])
    #expect(driver.findings == [])
  }

  @Test func picker_isInline_withTheRangeOfTheGroup() {
    screen.isExpanded = true
    screen.range = day...day.adding(days: 2)
    let driver = ScreenDriver(screen)
    var input = DateInput(nil, in: screen.range)
    input.style = .inline
    #expect(driver.content(of: "start picker")?.control == .date(input))
  }

  @Test func message_isBelowTheDate_andNotRepeated() {
    screen.isExpanded = true
    screen.message = "Choose a date."
    let driver = ScreenDriver(screen)
    #expect(driver.message(of: "start") == "Choose a date.")
    #expect(driver.message(of: "start picker") == nil)
  }
}
