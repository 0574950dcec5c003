import Foundation
import Tableware
import TablewareForms
import TablewareTesting
@testable import TablewareUIKit
import Testing
import UIKitDouble

/// Controls, and what assistive technology finds of them. The identifiers in the names are those of
/// a review of the back end.
@Suite(.serialized, .freesEverything) @MainActor struct ControlFindingTests {
  private let stage = Stage()

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A row with a day of a month; 0 for none.
  private func dateRow(_ day: Int) -> ControlRow {
    let date = day == 0 ? nil : CalendarDate(year: 2026, month: 5, day: day)
    return ControlRow(control: .date(DateInput(date)))
  }

  @Test(arguments: [100.0...200, 20...30, -300 ... -200, 5...5, 0...10, -10...500])
  func a1_stepper_withAnyRange_raisesNoException(range: ClosedRange<Double>) throws {
    for first in [0.0...100, 300...400, -50 ... -20, 7...7] {
      stage.show { StepperRow("n", value: first.lowerBound, in: first) { _ in } }
      stage.show { StepperRow("n", value: range.upperBound, in: range) { _ in } }
      let stepper = try #require(stage.cell(0)?.control(UIStepper.self))
      #expect(stepper.isEnabled == (range.lowerBound < range.upperBound))
      if stepper.isEnabled {
        #expect(stepper.minimumValue == range.lowerBound)
        #expect(stepper.maximumValue == range.upperBound)
        #expect(stepper.value == range.upperBound)
      }
    }
    #expect(stage.breaches == [])
  }

  @Test func a4_cell_thatSetsItsSelectionStyle_keepsItAtEveryCommit() throws {
    stage.show {
      SettingRow(id: 1).movable(); SettingRow(id: 2).movable()
    }
    for count in 3...5 {
      stage.show { for id in 1...count { SettingRow(id: id).onTap {}.movable() } }
      let cell = try #require(stage.cell(0))
      #expect(cell.selectionStyle == .none)
      #expect(cell.accessibilityIdentifier == "own 1")
      #expect(cell.accessibilityCustomActions?.map(\.name) == ["Own"])
    }
  }

  @Test func a4_cell_thatSetsNothing_followsWhatItsRowOffers() throws {
    stage.show { TextRow("a") }
    let cell = try #require(stage.cell(0))
    #expect(cell.selectionStyle == .none)
    stage.show { TextRow("a").onTap {} }
    #expect(stage.cell(0) === cell)
    #expect(cell.selectionStyle == .default)
  }

  @Test func row_withoutATap_isHighlightedForTheDelegateOfTheApp() throws {
    final class Taps: NSObject, UITableViewDelegate {
      var rows: [Int] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows.append(indexPath.row)
      }
    }
    let taps = Taps()
    stage.backend?.delegate = taps
    stage.show {
      TextRow("a"); TextRow("b").disabled()
    }
    #expect(try #require(stage.cell(0)).selectionStyle == .default)
    #expect(try #require(stage.cell(1)).selectionStyle == .none)
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(taps.rows == [0])
  }

  @Test func a5_dateWithoutAValue_isSetByTheDateThatThePickerShows() throws {
    var chosen: [ControlValue] = []
    stage.table.on(ControlChange.self) { change, _ in chosen.append(change.value) }
    stage.show { dateRow(0) }
    let picker = try #require(stage.cell(0)?.control(UIDatePicker.self))
    picker.simulateChoice(picker.date)
    #expect(chosen.count == 1)
    stage.show { dateRow(4) }
    picker.simulateChoice(picker.date)
    #expect(chosen.count == 1)
    picker.simulateChoice(picker.date.addingTimeInterval(86_400))
    #expect(chosen.last == .date(CalendarDate(year: 2026, month: 5, day: 5)))
    #expect(chosen.count == 2)
  }

  @Test func countdown_isAPickerOfHoursAndMinutes() throws {
    var timer = Duration.seconds(5_400)
    stage.show { DateRow("Timer", countdown: timer) { timer = $0 } }
    let picker = try #require(stage.cell(0)?.control(UIDatePicker.self))
    #expect(picker.datePickerMode == .countDownTimer)
    #expect(picker.preferredDatePickerStyle == .wheels)
    #expect(picker.countDownDuration == 5_400)
    picker.simulateChoice(countdown: 5_400)
    #expect(timer == .seconds(5_400))
    picker.simulateChoice(countdown: 7_560)
    #expect(timer == .seconds(7_560))
  }

  @Test func a5_datePicker_isTheElementOfItsRow() throws {
    stage.show {
      dateRow(0); ToggleRow("On", isOn: true) { _ in }
    }
    let cell = try #require(stage.cell(0))
    #expect(!cell.isAccessibilityElement)
    #expect(cell.control(UIDatePicker.self)?.accessibilityLabel == "Day")
    let toggle = try #require(stage.cell(1))
    #expect(toggle.isAccessibilityElement)
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
  }

  @Test func a5_choiceAndSlider_areTheElementsOfTheirRows() throws {
    stage.show {
      ControlRow(control: .choice(ChoiceInput(["Small", "Large"], selected: 1))).id("choice")
      SliderRow("Volume", value: 3, in: 0...10, step: 1) { _ in }
      StepperRow("Count", value: 3, in: 0...10) { _ in }
    }
    let choice = try #require(stage.cell(0))
    #expect(!choice.isAccessibilityElement)
    #expect(choice.control(UISegmentedControl.self)?.accessibilityLabel == "Day")
    let slider = try #require(stage.cell(1))
    #expect(!slider.isAccessibilityElement)
    #expect(slider.control(UISlider.self)?.accessibilityLabel == "Volume")
    #expect(slider.control(UISlider.self)?.accessibilityValue == slider.accessibilityValue)
    #expect(slider.accessibilityValue?.isEmpty == false)
    let stepper = try #require(stage.cell(2))
    #expect(stepper.isAccessibilityElement)
    #expect(stepper.accessibilityTraits.contains(.adjustable))
  }

  @Test func b13_datePicker_inABuddhistCalendar_showsAndSetsTheSameDay() throws {
    let picker = UIDatePicker(frame: .zero)
    let day = CalendarDate(year: 2026, month: 5, day: 6)
    picker.show(DateInput(day), in: Calendar(identifier: .buddhist))
    let count = picker.calendarCount
    #expect(picker.calendar.identifier == .buddhist)
    #expect(picker.calendar.component(.year, from: picker.date) == 2_569)
    #expect(picker.chosen == day)
    picker.show(DateInput(day), in: Calendar(identifier: .buddhist))
    #expect(picker.calendarCount == count)
  }

  @Test func b13_datePicker_keepsItsCalendar_whenItIsUpdated() throws {
    stage.show { dateRow(4) }
    let picker = try #require(stage.cell(0)?.control(UIDatePicker.self))
    let count = picker.calendarCount
    for day in 5...7 {
      stage.show { dateRow(day) }
    }
    #expect(picker.calendarCount == count)
    #expect(picker.calendar.identifier == Calendar.current.identifier)
  }

  @Test func b9_swipeActions_areOfferedOnceByVoice() throws {
    stage.show { TextRow("a").deletable {}.menu([RowAction("Share") {}]) }
    let cell = try #require(stage.cell(0))
    #expect(cell.simulatedActionNames == ["Delete", "Share"])
  }
}

/// A row with any control.
private struct ControlRow: Row {
  let control: Control
  var id: String { "Day" }
  var body: RowContent { RowContent(title: "Day", control: control) }
}

/// A row whose cell sets more than its content.
private struct SettingRow: Row {
  let id: Int
  var body: RowContent { RowContent(title: RowText("row \(id)")) }
}

extension SettingRow: UIKitRow {
  func configure(_ cell: UITableViewCell) {
    cell.selectionStyle = .none
    cell.accessibilityIdentifier = "own \(id)"
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Own") { _ in true }
    ]
  }
}
