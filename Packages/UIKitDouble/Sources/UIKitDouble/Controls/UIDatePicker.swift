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
  /// In which calendar. Its locale is that of the picker, whatever is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current {
    didSet {
      calendarCount += 1
      calendar.locale = Locale(identifier: "en_US@picker=yes")
    }
  }
  /// How often a calendar was set: an open picker closes each time.
  public private(set) var calendarCount = 0
  /// In which time zone; that of the calendar for `nil`.
  open var timeZone: TimeZone?
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?

  /// Opens the picker, chooses a date and closes it. The date that it shows already is no change,
  /// as with the SDK.
  public func simulateChoice(_ date: Date) {
    guard canBeTouched else { return }
    sendActions(for: .editingDidBegin)
    let chosen = min(max(date, minimumDate ?? date), maximumDate ?? date)
    if chosen != self.date {
      self.date = chosen
      sendActions(for: .valueChanged)
    }
    sendActions(for: .editingDidEnd)
  }
}
