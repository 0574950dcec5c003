import Tableware
import TablewareTerminal
import Testing

struct DateEditorTests {
  private let day = CalendarDate(year: 2026, month: 1, day: 31, hour: 23, minute: 59)

  private func shown(_ editor: DateEditor) -> String {
    editor.parts.map { $0 == editor.part ? "[\(editor.text(of: $0))]" : editor.text(of: $0) }
      .joined(separator: " ")
  }

  @Test func stepsEachPart_AsTheCalendarWantsIt() {
    var editor = DateEditor(DateInput(day, parts: .dayAndTime))
    #expect(shown(editor) == "[2026] 01 31 23 59")
    editor.movePart(by: 1)
    editor.step(by: 1)
    #expect(shown(editor) == "2026 [02] 28 23 59")
    editor.movePart(by: 1)
    editor.step(by: 1)
    #expect(shown(editor) == "2026 03 [01] 23 59")
    editor.movePart(by: 9)
    editor.step(by: 1)
    #expect(shown(editor) == "2026 03 02 00 [00]")
    editor.movePart(by: -1)
    editor.step(by: -1)
    #expect(shown(editor) == "2026 03 01 [23] 00")
  }

  @Test func typesPartsOneAfterTheOther() {
    var editor = DateEditor(DateInput(day))
    for digit in [2, 0, 2, 7, 0] { editor.type(digit) }
    #expect(shown(editor) == "2027 [00] 31")
    editor.type(2)
    #expect(shown(editor) == "2027 02 [28]")
    editor.type(5)
    editor.deleteDigit()
    editor.type(7)
    #expect(editor.finish() == CalendarDate(year: 2027, month: 2, day: 7, hour: 23, minute: 59))
    editor.type(-1)
    editor.type(12)
    #expect(editor.digits == "")
  }

  @Test func staysInTheRange() {
    let range =
      CalendarDate(year: 2026, month: 1, day: 10)...CalendarDate(year: 2026, month: 2, day: 3)
    var editor = DateEditor(DateInput(nil, in: range))
    #expect(editor.value == range.lowerBound)
    editor.step(by: 1)
    #expect(editor.value == range.upperBound)
    editor.step(by: .min)
    #expect(editor.value == range.lowerBound)
    for digit in [9, 9, 9, 9] { editor.type(digit) }
    #expect(editor.finish() == range.upperBound)
  }

  @Test func beginsAtAProposal_WhereNothingWasChosen() {
    #expect(DateEditor(DateInput(nil)).value == CalendarDate(year: 2000, month: 1, day: 1))
    #expect(DateEditor(DateInput(nil), proposal: day).value == day)
    #expect(DateEditor(DateInput(day)).value == day)
  }

  @Test func leavesTheDayAlone_WhereOnlyATimeIsAskedFor() {
    var editor = DateEditor(DateInput(day, parts: .time))
    editor.step(by: 2)
    #expect(shown(editor) == "[01] 59")
    #expect(editor.finish().dayText == "2026-01-31")
  }

  @Test func countdown_hasHoursAndMinutes() {
    var editor = DateEditor(DateInput(CalendarDate(countdown: .seconds(5_430)), parts: .countdown))
    #expect(shown(editor) == "[01] 30")
    for digit in [0, 2, 0, 5] { editor.type(digit) }
    #expect(editor.finish().countdown == .seconds(7_500))
  }

  @Test(arguments: [(0.0, 0.0), (1, 10), (0.5, 6), (-3, 0), (7, 10), (.nan, 0), (0.16, 3)])
  func findsTheNearestStep_AtAPlaceOnASlider(fraction: Double, value: Double) {
    #expect(NumberInput(0, in: 0...10, step: 3).value(at: fraction) == value)
  }
}
