import Foundation
import Tableware
import TablewareUIKit

/// A day to choose, with UIKit's date picker: identity, rules and handlers are those of `DateRow`.
struct DayRow: InteractiveRow {
  private let row: DateRow
  var id: String { row.id }
  var body: RowContent { row.body }
  var handlers: EventHandlers { row.handlers }
  var isEnabled: Bool { row.isEnabled }

  init(_ title: String, date field: Field<CalendarDate?>) {
    row = DateRow(title, date: field)
  }
}

extension DayRow: UIKitRow {
  func configure(_ cell: DayCell) { cell.show(body) }
}

/// A title, what is wrong with the value, and a date picker.
final class DayCell: UITableViewCell {
  private lazy var picker = makePicker()

  func show(_ content: RowContent) {
    guard case .date(let input) = content.control else { return }
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = content.title.string
    configuration.secondaryText = content.message?.string ?? (input.value == nil ? "not set" : nil)
    contentConfiguration = configuration
    picker.isEnabled = content.isEnabled
    if let date = input.value.flatMap(Date.init), picker.date != date { picker.date = date }
    if accessoryView == nil { accessoryView = picker }
  }

  private func makePicker() -> UIDatePicker {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.sizeToFit()
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        raise(ControlChange(.date(CalendarDate(self.picker.date))))
      }, for: .valueChanged)
    return picker
  }
}

extension CalendarDate {
  /// The day on which a moment falls, where the reader is.
  init(_ date: Date) {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }
}

extension Date {
  /// The beginning of a day, where the reader is.
  init?(_ day: CalendarDate) {
    let parts = DateComponents(year: day.year, month: day.month, day: day.day)
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return nil }
    self = date
  }
}
