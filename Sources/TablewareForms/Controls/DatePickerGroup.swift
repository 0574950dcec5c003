import Tableware

/// A date whose picker opens in a row below it.
///
/// ```swift
/// DatePickerGroup(
///   "due", "Due", date: Field({ self.due }, { self.due = $0 }),
///   isExpanded: Field({ self.showsDue }, { self.showsDue = $0 }))
/// ```
///
/// The first row shows the date, and expands and collapses the second one by a tap, its mark or the
/// arrow keys. The second row is a calendar on UIKit, or wheels for a time; a terminal and a
/// browser show the same control as in a ``DateRow``. Use a ``DateRow`` for a picker that opens
/// above the row.
public struct DatePickerGroup: RowGroup {
  /// The row with the date and, while it is expanded, the row with the picker.
  public let rows: [AnyRow]

  /// Creates a group for the date of a field.
  ///
  /// - Parameters:
  ///   - name: the identity of the row with the date, unique in the table.
  ///   - title: the main text of the row with the date.
  ///   - field: the field that stores the date.
  ///   - isExpanded: the state of the group, which the app stores, so that it can open one group at
  ///     a time.
  ///   - parts: the parts of the date that the user sets.
  ///   - range: the first and the last selectable date; `nil` for any.
  public init(
    _ name: String, _ title: any RowTextConvertible, date field: Field<CalendarDate?>,
    isExpanded: Field<Bool>, parts: DateInput.Parts = .day,
    in range: ClosedRange<CalendarDate>? = nil
  ) {
    let text = field.value?.text(parts) ?? Words.current[.notSet]
    var content = RowContent(title: title, values: [text]).showing(field)
    content.expansion = isExpanded.value ? .expanded : .collapsed
    var handlers = EventHandlers()
    handlers.add(ExpansionChange.self) { change, _ in try isExpanded.set(change.isExpanded) }
    let date = DateSummaryRow(
      parts: RowParts(id: name, content, handlers, isEnabled: field.isEnabled))
    guard isExpanded.value else {
      rows = [AnyRow(date)]
      return
    }
    // The message is below the date.
    var picker = Field({ field.value }, { try field.set($0) }, leave: { field.leave() })
    picker.isEnabled = field.isEnabled
    let row = DateRow(
      picker, parts: parts, in: range, id: "\(name) picker", label: title.rowText.string)
    rows = [AnyRow(date), AnyRow(row)]
  }
}

/// The row of a group that shows its date.
private struct DateSummaryRow: StandardRow {
  let parts: RowParts
}
