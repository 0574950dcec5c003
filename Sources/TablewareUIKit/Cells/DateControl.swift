#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// A date without a time zone in a picker that has one: both are read in Greenwich. The picker
/// shows it in the calendar of the user.
extension UIDatePicker {
  private static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  /// Shows an input in the calendar of the user. Without a date it shows today, or the nearest date
  /// in the range.
  func show(_ input: DateInput, in userCalendar: Calendar = .current) {
    var shownCalendar = userCalendar
    shownCalendar.timeZone = Self.greenwich.timeZone
    let mode: UIDatePicker.Mode =
      switch input.parts {
      case .day: .date
      case .time: .time
      case .dayAndTime: .dateAndTime
      case .countdown: .countDownTimer
      }
    // Only when they change: a picker that is open would close. UIKit changes the locale of the
    // calendar, so two calendars are never equal.
    if calendar.identifier != shownCalendar.identifier || timeZone != shownCalendar.timeZone {
      calendar = shownCalendar
      timeZone = shownCalendar.timeZone
    }
    // A countdown has no compact picker, and a calendar cannot show a time alone.
    let style: UIDatePickerStyle =
      switch (input.style, input.parts) {
      case (_, .countdown), (.inline, .time): .wheels
      case (.compact, _): .compact
      case (.inline, _): .inline
      }
    if preferredDatePickerStyle != style { preferredDatePickerStyle = style }
    if datePickerMode != mode { datePickerMode = mode }
    if mode == .countDownTimer {
      let seconds = TimeInterval(input.value?.countdown.components.seconds ?? 60)
      if countDownDuration != seconds { countDownDuration = seconds }
      return
    }
    minimumDate = input.range.flatMap { Self.date($0.lowerBound) }
    maximumDate = input.range.flatMap { Self.date($0.upperBound) }
    let shown = input.value.flatMap(Self.date) ?? Self.today
    let nearest = min(max(shown, minimumDate ?? shown), maximumDate ?? shown)
    if date != nearest { date = nearest }
  }

  /// The selected date.
  var chosen: CalendarDate {
    if datePickerMode == .countDownTimer {
      return CalendarDate(countdown: .seconds(countDownDuration))
    }
    let parts = Self.greenwich.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return CalendarDate(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0)
  }

  /// The current date of the user's calendar, in Greenwich time.
  private static var today: Date {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute], from: Date())
    return greenwich.date(from: parts) ?? Date()
  }

  private static func date(_ value: CalendarDate) -> Date? {
    greenwich.date(
      from: DateComponents(
        year: value.year, month: value.month, day: value.day, hour: value.hour,
        minute: value.minute))
  }
}
#endif
