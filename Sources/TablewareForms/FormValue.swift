import Tableware

/// One value of a form.
public enum FormValue: Hashable, Sendable {
  /// On or off.
  case bool(Bool)
  /// Typed text.
  case text(String)
  /// A number.
  case number(Double)
  /// The place of one choice, counted from 0.
  case index(Int)
  /// The places of several choices.
  case indices(Set<Int>)
  /// A date.
  case date(CalendarDate)

  /// The types that values have.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// On or off.
    case bool
    /// Typed text.
    case text
    /// A number.
    case number
    /// The place of one choice.
    case index
    /// The places of several choices.
    case indices
    /// A date.
    case date
  }

  /// Of which type it is.
  public var kind: Kind {
    switch self {
    case .bool: .bool
    case .text: .text
    case .number: .number
    case .index: .index
    case .indices: .indices
    case .date: .date
    }
  }

  /// The value as another type, where nothing is lost or guessed: `2` is an index, `"2026-11-21"`
  /// is a date. `nil` for everything else.
  ///
  /// It is needed because JSON and its like know fewer types than forms do.
  public func converted(to kind: Kind) -> FormValue? {
    if self.kind == kind { return self }
    switch (self, kind) {
    case (.number(let number), .index): return Int(exactly: number).map { .index($0) }
    case (.index(let index), .number): return .number(Double(index))
    case (.text(let text), .date): return CalendarDate(formText: text).map { .date($0) }
    case (.text(let text), .number): return Double(formText: text).map { .number($0) }
    default: return nil
    }
  }

  /// Whether nothing was entered: no text but spaces, nothing chosen, not switched on.
  public var isBlank: Bool {
    switch self {
    case .bool(let isOn): !isOn
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .indices(let indices): indices.isEmpty
    case .number, .index, .date: false
    }
  }
}

extension Double {
  /// A finite number from typed text; spaces around it and the minus sign of typographers are
  /// taken.
  init?(formText text: String) {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    let sign = text.hasPrefix("−") ? "-" : ""
    // Hexadecimal numbers and the like are not what a person means.
    let digits = sign + (sign.isEmpty ? text : text.dropFirst())
    guard digits.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
    guard let number = Double(digits), number.isFinite else { return nil }
    self = number
  }
}

extension CalendarDate {
  /// The date without a time of day if that is midnight.
  var formText: String { text(hour == 0 && minute == 0 ? .day : .dayAndTime) }

  /// A date from `2026-11-21` or `2026-11-21 09:05`; `nil` if there is no such date.
  init?(formText text: String) {
    let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 5 else { return nil }
    let hasTime = numbers.count == 5
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: hasTime ? numbers[3] : 0,
      minute: hasTime ? numbers[4] : 0)
    // Parts that do not exist were moved to the nearest: then it was another date.
    guard self.text(hasTime ? .dayAndTime : .day) == text else { return nil }
  }
}
