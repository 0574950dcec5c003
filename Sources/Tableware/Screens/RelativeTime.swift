/// A time as the distance from now, such as "5 min ago", and the moment at which the text changes.
struct RelativeTime {
  /// The seconds since the time; negative for a time to come.
  private let seconds: Int64
  /// The part of a second after them, from 0.
  private let rest: Duration

  private static let units: [(seconds: Int64, past: Word, future: Word)] = [
    (24 * 60 * 60, .daysAgo, .inDays), (60 * 60, .hoursAgo, .inHours),
    (60, .minutesAgo, .inMinutes),
  ]

  /// - Parameter elapsed: the time since then; negative for a time to come.
  init(elapsed: Duration) {
    // Counts of years stay countable in seconds, whatever the app computes.
    let farthest = Duration.seconds(1_000_000_000_000)
    let elapsed = min(max(elapsed, .zero - farthest), farthest)
    let parts = elapsed.components
    seconds = parts.attoseconds < 0 ? parts.seconds - 1 : parts.seconds
    rest = elapsed - .seconds(seconds)
  }

  /// The text in the words of the app.
  var text: String {
    for unit in Self.units where distance >= unit.seconds {
      let word = seconds < 0 ? unit.future : unit.past
      return Words.current[word, Int(distance / unit.seconds)]
    }
    return Words.current[.now]
  }

  /// The time until the text changes.
  var untilChange: Duration {
    let unit = Self.units.first { distance >= $0.seconds }?.seconds ?? 60
    if seconds >= 0 { return .seconds(unit - distance % unit) - rest }
    // The last minute before a time to come, and the first after it, have one text.
    if distance < 60 { return .seconds(-seconds + 60) - rest }
    return .seconds(-seconds - distance / unit * unit) - rest + .nanoseconds(1)
  }

  /// Whole seconds between the time and now.
  private var distance: Int64 {
    seconds < 0 ? -seconds - (rest > .zero ? 1 : 0) : seconds
  }
}

extension ScreenContext {
  /// Returns a time as its distance from now, such as "5 min ago" or "in 2 h", and evaluates
  /// ``Screen/sections`` again when the text changes: after a minute, an hour or a day, and not
  /// each second.
  ///
  /// ```swift
  /// ForEach(mails) { mail in
  ///   let elapsed = Date.now.timeIntervalSince(mail.date)
  ///   TextRow(mail.subject, value: self.context.relativeTime(.seconds(elapsed)))
  /// }
  /// ```
  ///
  /// The texts are ``Words``, such as ``Word/minutesAgo``. A screen that is not shown gets the text
  /// and is not updated.
  ///
  /// - Parameter elapsed: the time since then; negative for a time to come.
  public func relativeTime(_ elapsed: Duration) -> String {
    let time = RelativeTime(elapsed: elapsed)
    host?.update(within: time.untilChange)
    return time.text
  }
}
