import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A date picker.
@MainActor
open class UIDatePicker: UIControl {
  /// A button with the date, a calendar, or wheels.
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .inline: CGSize(width: 320, height: 340)
    case .wheels: CGSize(width: 320, height: 216)
    default: CGSize(width: 120, height: 34)
    }
  }

  /// What is chosen; setting it sends nothing.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Which parts there are.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  /// Which parts of a date are chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it should look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
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
  /// The duration that a countdown shows, in seconds: whole minutes, from one to a day without one.
  open var countDownDuration: TimeInterval {
    get { countDownMinutes * 60 }
    set { countDownMinutes = min(max((newValue / 60).rounded(.down), 1), 24 * 60 - 1) }
  }
  private var countDownMinutes: Double = 1

  /// Opens the picker of a countdown, chooses a duration and closes it.
  public func simulateChoice(countdown seconds: TimeInterval) {
    guard canBeTouched, datePickerMode == .countDownTimer else { return }
    sendActions(for: .editingDidBegin)
    let former = countDownDuration
    countDownDuration = seconds
    if countDownDuration != former { sendActions(for: .valueChanged) }
    sendActions(for: .editingDidEnd)
  }

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
