import Tableware

/// A date that the user sets part by part. Pure: commands are the input, a date is the output.
///
/// ```
///   2026-[11]-21 09:30      ↑↓ another month, ←→ another part, or two digits
/// ```
///
/// It uses no clock. Without a selected date it begins at the proposal of the caller (such as
/// today), else at the first date of the range, else at 2000-01-01.
package struct DateEditor: Hashable, Sendable {
  /// A part of a date.
  package enum Part: Hashable, Sendable, CaseIterable {
    case year, month, day, hour, minute

    /// The number of digits of the part.
    package var digitCount: Int { self == .year ? 4 : 2 }
  }

  /// The parts and the range of the date.
  package let input: DateInput
  /// The date so far, without digits that are being typed.
  package private(set) var value: CalendarDate
  /// The part that the user sets.
  package private(set) var part: Part
  /// The digits that were typed into the part.
  package private(set) var digits = ""

  /// Creates an editor at the first part.
  package init(_ input: DateInput, proposal: CalendarDate? = nil) {
    self.input = input
    value =
      input.value ?? proposal ?? input.range?.lowerBound
      ?? CalendarDate(year: 2000, month: 1, day: 1)
    part = input.parts.isWithoutDay ? .hour : .year
    value = Self.nearest(value, in: input.range)
  }

  /// The parts of the input, in order.
  package var parts: [Part] {
    switch input.parts {
    case .day: [.year, .month, .day]
    case .time, .countdown: [.hour, .minute]
    case .dayAndTime: Part.allCases
    }
  }

  /// Returns a part as text, with the digits typed so far.
  package func text(of part: Part) -> String {
    let isTyped = part == self.part && !digits.isEmpty
    let text = isTyped ? digits : String(number(of: part))
    return String(repeating: "0", count: max(0, part.digitCount - text.count)) + text
  }

  /// Moves to another part; stops at the ends.
  package mutating func movePart(by distance: Int) {
    finishDigits()
    guard let position = parts.firstIndex(of: part) else { return }
    part = parts[min(max(position + distance, 0), parts.count - 1)]
  }

  /// Moves to a part of the input.
  package mutating func choose(_ part: Part) {
    finishDigits()
    if parts.contains(part) { self.part = part }
  }

  /// Changes the part by some steps; the others follow the rules of the calendar.
  package mutating func step(by distance: Int) {
    finishDigits()
    let moved =
      switch part {
      case .year: value.adding(months: distance.multipliedClamping(by: 12))
      case .month: value.adding(months: distance)
      case .day: value.adding(days: distance)
      case .hour: value.adding(minutes: distance.multipliedClamping(by: 60))
      case .minute: value.adding(minutes: distance)
      }
    // A time alone wraps around: the day is not part of the input.
    let kept = CalendarDate(
      year: value.year, month: value.month, day: value.day, hour: moved.hour, minute: moved.minute)
    value = Self.nearest(input.parts.isWithoutDay ? kept : moved, in: input.range)
  }

  /// Types a digit; after a complete part, the editor moves to the next one.
  package mutating func type(_ digit: Int) {
    guard (0...9).contains(digit) else { return }
    digits += String(digit)
    if digits.count >= part.digitCount { movePart(by: 1) }
  }

  /// Deletes the last digit.
  package mutating func deleteDigit() {
    if !digits.isEmpty { digits.removeLast() }
  }

  /// Returns the date, with the digits that were typed.
  package mutating func finish() -> CalendarDate {
    finishDigits()
    return value
  }

  private func number(of part: Part) -> Int {
    switch part {
    case .year: value.year
    case .month: value.month
    case .day: value.day
    case .hour: value.hour
    case .minute: value.minute
    }
  }

  private mutating func finishDigits() {
    defer { digits = "" }
    guard let number = Int(digits) else { return }
    let date = CalendarDate(
      year: part == .year ? number : value.year, month: part == .month ? number : value.month,
      day: part == .day ? number : value.day, hour: part == .hour ? number : value.hour,
      minute: part == .minute ? number : value.minute)
    value = Self.nearest(date, in: input.range)
  }

  private static func nearest(
    _ date: CalendarDate, in range: ClosedRange<CalendarDate>?
  ) -> CalendarDate {
    guard let range else { return date }
    return min(max(date, range.lowerBound), range.upperBound)
  }
}

extension Int {
  fileprivate func multipliedClamping(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self > 0 ? .max : .min) : product
  }
}
