/// A day and a time of day in the Gregorian calendar, without a time zone: the value of a date
/// input.
public struct CalendarDate: Hashable, Sendable, Codable {
  /// The number of the year, from 1 to 9999.
  public let year: Int
  /// The number of the month, from 1 to 12.
  public let month: Int
  /// The number of the day, from 1 to the length of the month.
  public let day: Int
  /// The hour of the day, from 0 to 23.
  public let hour: Int
  /// The minute of the hour, from 0 to 59.
  public let minute: Int

  /// Creates a date. Parts out of range are replaced by the nearest valid ones: 31 April is 30
  /// April.
  ///
  /// - Parameters:
  ///   - year: from 1 to 9999.
  ///   - month: from 1 to 12.
  ///   - day: from 1 to the length of the month.
  ///   - hour: from 0 to 23.
  ///   - minute: from 0 to 59.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = min(max(year, 1), 9999)
    self.month = min(max(month, 1), 12)
    self.day = min(max(day, 1), Self.length(ofMonth: self.month, year: self.year))
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
  }

  /// Returns the number of days in a month; 0 for a month outside 1...12.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 0
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the same time some days later or earlier, within the calendar.
  package func adding(days: Int) -> CalendarDate {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    let bound = overflow ? (days > 0 ? Int.max : Int.min) : number
    return CalendarDate(dayNumber: bound, hour: hour, minute: minute)
  }

  /// Returns the date some minutes later or earlier, within the calendar.
  package func adding(minutes: Int) -> CalendarDate {
    let (total, overflow) = (hour * 60 + minute).addingReportingOverflow(minutes)
    guard !overflow else { return self }
    let days = total >= 0 ? total / 1440 : -((1439 - total) / 1440)
    let rest = total - days * 1440
    return CalendarDate(dayNumber: dayNumber + days, hour: rest / 60, minute: rest % 60)
  }

  /// Returns the same day some months later or earlier; the last day of a shorter month.
  package func adding(months: Int) -> CalendarDate {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow else { return self }
    let year = min(max(total / 12, 1), 9999)
    let month = total / 12 < 1 ? 1 : total / 12 > 9999 ? 12 : total % 12 + 1
    return CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute)
  }

  /// Days since the first of March of the year 0, in which a year ends with its leap day.
  private var dayNumber: Int {
    let year = month > 2 ? year : year - 1
    let month = month > 2 ? month - 3 : month + 9
    return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1
  }

  private init(dayNumber: Int, hour: Int, minute: Int) {
    let first = CalendarDate(year: 1, month: 1, day: 1).dayNumber
    let last = CalendarDate(year: 9999, month: 12, day: 31).dayNumber
    let number = min(max(dayNumber, first), last)
    // 146,097 days make 400 years.
    let cycle = number / 146_097
    let inCycle = number % 146_097
    let yearInCycle =
      (inCycle - inCycle / 1_460 + inCycle / 36_524 - inCycle / 146_096) / 365
    let inYear = inCycle - (365 * yearInCycle + yearInCycle / 4 - yearInCycle / 100)
    let month = (5 * inYear + 2) / 153
    let year = cycle * 400 + yearInCycle + (month < 10 ? 0 : 1)
    self.init(
      year: year, month: month < 10 ? month + 3 : month - 9,
      day: inYear - (153 * month + 2) / 5 + 1, hour: hour, minute: minute)
  }
}

extension CalendarDate: Comparable {
  /// Returns whether a date is before another one.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day, left.hour, left.minute)
      < (right.year, right.month, right.day, right.hour, right.minute)
  }
}

extension CalendarDate {
  /// The date without its time of day, such as `2026-11-21`.
  public var dayText: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// The time of day as text, such as `09:05`.
  package var timeText: String { "\(Self.padded(hour, 2)):\(Self.padded(minute, 2))" }

  /// Returns the requested parts as text.
  package func text(_ parts: DateInput.Parts) -> String {
    switch parts {
    case .day: dayText
    case .time: timeText
    case .dayAndTime: "\(dayText) \(timeText)"
    case .countdown: "\(hour):\(Self.padded(minute, 2))"
    }
  }

  /// A duration as the time of a date, within a day. Seconds are left out.
  package init(countdown: Duration) {
    let minutes = min(max(countdown.components.seconds / 60, 0), 24 * 60 - 1)
    self.init(year: 2000, month: 1, day: 1, hour: Int(minutes / 60), minute: Int(minutes % 60))
  }

  /// The time of the date as a duration.
  package var countdown: Duration { .seconds((hour * 60 + minute) * 60) }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
