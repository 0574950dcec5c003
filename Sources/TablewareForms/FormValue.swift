import Tableware

/// The value of one tag of a form.
public enum FormValue: Hashable, Sendable {
  /// A value that is on or off.
  case bool(Bool)
  /// The text that the user typed.
  case text(String)
  /// A number, typed or set by a control.
  case number(Double)
  /// The index of the selected choice, counted from 0.
  case index(Int)
  /// The indices of the selected choices, counted from 0.
  case indices(Set<Int>)
  /// A date with a time of day.
  case date(CalendarDate)

  /// The types of values that a form supports.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A value that is on or off.
    case bool
    /// The text that the user typed.
    case text
    /// A number, typed or set by a control.
    case number
    /// The index of the selected choice.
    case index
    /// The indices of the selected choices.
    case indices
    /// A date with a time of day.
    case date

    /// Whether some values of this type are values of another one.
    func isConvertible(to kind: Kind) -> Bool {
      switch (self, kind) {
      case (.number, .index), (.index, .number), (.text, .date), (.text, .number): true
      default: self == kind
      }
    }
  }

  /// The type of the value, without the value.
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

  /// Returns the value as another type, if nothing is lost or guessed: `2` is an index,
  /// `"2026-11-21"` is a date. Returns `nil` for everything else.
  ///
  /// The conversion exists because JSON and similar formats have fewer types than forms.
  ///
  /// - Parameter kind: the type to convert to.
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

  /// Whether nothing was entered: text of spaces only, no selection, or a switch that is off.
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
  /// Reads a finite number from typed text, which may have spaces around it and the typographic
  /// minus sign.
  init?(formText text: String) {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    let sign = text.hasPrefix("−") ? "-" : ""
    // Hexadecimal numbers and the like are not what a user means.
    let digits = sign + (sign.isEmpty ? text : text.dropFirst())
    guard digits.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
    guard let number = Double(digits), number.isFinite else { return nil }
    self = number
  }
}

extension CalendarDate {
  /// The date as text, without the time of day if that is midnight.
  var formText: String { text(hour == 0 && minute == 0 ? .day : .dayAndTime) }

  /// Reads a date from `2026-11-21` or `2026-11-21 09:05`; `nil` if there is no such date.
  init?(formText text: String) {
    let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 5 else { return nil }
    let hasTime = numbers.count == 5
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: hasTime ? numbers[3] : 0,
      minute: hasTime ? numbers[4] : 0)
    // Invalid parts were replaced by the nearest valid ones: then the text is another date.
    guard self.text(hasTime ? .dayAndTime : .day) == text else { return nil }
  }
}
