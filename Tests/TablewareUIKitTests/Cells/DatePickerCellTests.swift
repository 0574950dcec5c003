import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Date pickers that open in a row below their date.
@Suite(.serialized, .freesEverything) @MainActor struct DatePickerCellTests {
  private let stage = Stage()

  private func show(_ isExpanded: Bool, _ parts: DateInput.Parts = .day) {
    stage.show {
      DatePickerGroup(
        "due", "Due", date: Field(CalendarDate(year: 2026, month: 2, day: 3)) { _ in },
        isExpanded: Field(isExpanded) { _ in }, parts: parts)
      TextRow("after")
    }
  }

  @Test func inlinePicker_hasARowOfItsOwn_asHighAsTheCalendar() throws {
    show(false)
    #expect(stage.tableView.numberOfRows(inSection: 0) == 2)
    show(true)
    let picker = try #require(stage.cell(1)?.control(UIDatePicker.self))
    #expect(picker.preferredDatePickerStyle == .inline)
    #expect(picker.frame.width == 288)
    let height = stage.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
    #expect(height >= 350)
    show(false)
    #expect(stage.texts == "Due after")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [
    (DateInput.Parts.day, UIDatePickerStyle.inline), (.dayAndTime, .inline), (.time, .wheels),
  ])
  func style_followsTheParts(parts: DateInput.Parts, style: UIDatePickerStyle) throws {
    show(true, parts)
    #expect(stage.cell(1)?.control(UIDatePicker.self)?.preferredDatePickerStyle == style)
  }
}
