/// What a row lets the reader set, as data: every back end shows it in its own way, and answers with a
/// ``ControlChange``.
public enum Control: Hashable, Sendable {
  /// On or off.
  case toggle(Bool)
  /// Text to type.
  case text(TextInput)
  /// A number that goes up and down.
  case number(NumberInput)
  /// One of a few titles, side by side.
  case choice(ChoiceInput)
  /// A day, a time, or both.
  case date(DateInput)
  /// How far something is, from 0 to 1; `nil` while nobody knows.
  case progress(Double?)
  /// Something to do; the row's tap does it.
  case button(ActionRole)
}

/// Text that is typed into a row.
public struct TextInput: Hashable, Sendable {
  /// What is expected, from which a back end chooses keyboard and echo.
  public enum Kind: Hashable, Sendable {
    /// Anything.
    case plain
    /// A secret: shown as dots, never logged.
    case secure
    /// Digits, a sign, a decimal point.
    case number
    /// An e-mail address.
    case email
  }

  /// What was typed so far.
  public var text: String
  /// What is shown while nothing is typed.
  public var placeholder: String
  /// What is expected.
  public var kind: Kind
  /// How many lines are shown at once; with 1 a line break ends the input.
  public var lineCount: Int
  /// How many characters may be typed; what is pasted beyond is cut.
  public var limit: Int

  /// An input.
  public init(
    _ text: String, placeholder: String = "", kind: Kind = .plain, lineCount: Int = 1,
    limit: Int = 10_000
  ) {
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
    self.lineCount = max(1, lineCount)
    self.limit = max(0, limit)
  }
}

/// A number that goes up and down by steps.
public struct NumberInput: Hashable, Sendable {
  /// How it is shown.
  public enum Style: Hashable, Sendable {
    /// The number between two buttons.
    case stepper
    /// A position on a line.
    case slider
  }

  /// The number, within ``range``.
  public let value: Double
  /// The least and the greatest number.
  public let range: ClosedRange<Double>
  /// How far one step goes; above 0.
  public let step: Double
  /// How it is shown.
  public let style: Style

  /// An input. A number outside the range is taken as the nearest one, one that is none as the least; a
  /// step that is not above 0 as a hundredth of the range.
  public init(
    _ value: Double, in range: ClosedRange<Double>, step: Double = 1, style: Style = .stepper
  ) {
    self.range = range
    self.value =
      value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
    let fallback = (range.upperBound - range.lowerBound) / 100
    self.step = step > 0 && step.isFinite ? step : (fallback > 0 ? fallback : 1)
    self.style = style
  }

  /// Where the number lies in its range, from 0 to 1.
  public var fraction: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }
}

/// One of a few titles.
public struct ChoiceInput: Hashable, Sendable {
  /// What can be chosen.
  public let titles: [String]
  /// Which one is, counted from 0; `nil` for none.
  public let selected: Int?

  /// A choice. A place outside is taken as none.
  public init(_ titles: [String], selected: Int?) {
    self.titles = titles
    self.selected = selected.flatMap { titles.indices.contains($0) ? $0 : nil }
  }
}

/// A day, a time, or both.
public struct DateInput: Hashable, Sendable {
  /// What is asked for.
  public enum Parts: Hashable, Sendable {
    /// Year, month and day.
    case day
    /// Hour and minute.
    case time
    /// All of them.
    case dayAndTime
  }

  /// What was chosen; `nil` for nothing.
  public let value: CalendarDate?
  /// What is asked for.
  public let parts: Parts
  /// The first and the last that may be chosen; `nil` for any.
  public let range: ClosedRange<CalendarDate>?

  /// An input. A date outside the range is shown as it is, and cannot be chosen again.
  public init(
    _ value: CalendarDate?, parts: Parts = .day, in range: ClosedRange<CalendarDate>? = nil
  ) {
    self.value = value
    self.parts = parts
    self.range = range
  }
}
