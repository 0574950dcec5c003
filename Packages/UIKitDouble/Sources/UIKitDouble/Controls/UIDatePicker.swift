import Foundation

/// A date picker.
@MainActor
open class UIDatePicker: UIControl {
  /// What is chosen; setting it sends nothing.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Which parts there are.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  /// How it looks.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  /// Which parts of a date are chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it should look.
  open var preferredDatePickerStyle = Style.automatic
  /// In which calendar.
  open var calendar = Calendar.current
  /// In which time zone; that of the calendar for `nil`.
  open var timeZone: TimeZone?
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?

  /// Chooses a date.
  public func simulateChoice(_ date: Date) {
    guard canBeTouched else { return }
    self.date = min(max(date, minimumDate ?? date), maximumDate ?? date)
    sendActions(for: .valueChanged)
  }
}
