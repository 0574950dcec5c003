import Tableware

/// The moment when a rule is first evaluated. Later moments include the earlier ones.
public enum FormMoment: Int, Hashable, Sendable, Comparable {
  /// While the user types or sets the value.
  case change
  /// When the user leaves the row.
  case leave
  /// When the form is submitted by the app.
  case submit

  /// Returns whether one moment is before another.
  public static func < (left: FormMoment, right: FormMoment) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A requirement for the value of a tag, with a message.
///
/// ```swift
/// form.rule("name", .required("Say who you are."))
/// form.rule("age", .range(18...120), when: .leave)
/// form.rule("again", .matches("password", "The passwords differ."))
/// form.rule("code", .custom("Not a code.") { value, _ in isCode(value) })
/// ```
///
/// All rules but ``required(_:)`` and ``matches(_:_:)`` count as met while nothing is entered, so
/// that an optional value may stay empty.
public struct FormRule {
  /// The message that is shown while the rule is not met.
  public let message: String
  let isMet: (FormValue, FormReader) -> Bool
  /// A problem of the rule itself, reported when it is added to a tag.
  let problem: (String) -> FormProblem?
  let asksBlank: Bool

  init(
    _ message: String, asksBlank: Bool = false,
    problem: @escaping (String) -> FormProblem? = { _ in nil },
    isMet: @escaping (FormValue, FormReader) -> Bool
  ) {
    self.message = message
    self.asksBlank = asksBlank
    self.problem = problem
    self.isMet = isMet
  }

  /// Requires that the user entered, selected or switched on something.
  ///
  /// - Parameter message: the message while nothing is entered.
  /// - Returns: the rule.
  public static func required(_ message: String = Words.current[.required]) -> FormRule {
    FormRule(message, asksBlank: true) { value, _ in !value.isBlank }
  }

  /// Requires text of some length, or some number of selected choices.
  ///
  /// - Parameters:
  ///   - range: the allowed numbers of characters or of choices.
  ///   - message: the message outside of the range; `nil` for a sentence about its bounds.
  /// - Returns: the rule.
  public static func length(_ range: some RangeExpression<Int>, _ message: String? = nil)
    -> FormRule
  {
    FormRule(message ?? sentence(.length, range)) { value, _ in
      switch value {
      case .text(let text): range.contains(text.count)
      case .indices(let indices): range.contains(indices.count)
      case .bool, .number, .index, .date: true
      }
    }
  }

  /// Requires a number in a range, typed or set. Text that is not a number does not meet the rule.
  ///
  /// - Parameters:
  ///   - range: the allowed numbers.
  ///   - message: the message outside of the range; `nil` for a sentence about its bounds.
  /// - Returns: the rule.
  public static func range(_ range: some RangeExpression<Double>, _ message: String? = nil)
    -> FormRule
  {
    FormRule(message ?? sentence(.range, range)) { value, _ in
      if case .number(let number) = value.converted(to: .number) {
        range.contains(number)
      } else {
        false
      }
    }
  }

  /// Requires a date in a range of dates.
  ///
  /// - Parameters:
  ///   - range: the allowed dates.
  ///   - message: the message outside of the range.
  /// - Returns: the rule.
  public static func dates(_ range: some RangeExpression<CalendarDate>, _ message: String)
    -> FormRule
  {
    FormRule(message) { value, _ in
      if case .date(let date) = value.converted(to: .date) { range.contains(date) } else { false }
    }
  }

  /// Requires the same value as that of another tag.
  ///
  /// - Parameters:
  ///   - tag: the other tag.
  ///   - message: the message while the values differ.
  /// - Returns: the rule.
  public static func matches(_ tag: String, _ message: String) -> FormRule {
    FormRule(message, asksBlank: true) { value, form in
      let other = form[tag]
      return value == other || value.isBlank && other?.isBlank ?? true
    }
  }

  /// Requires whatever a closure decides. If the closure reads other tags through the form, the
  /// rule is evaluated again when they change. Keep it fast: it runs while the user types.
  ///
  /// - Parameters:
  ///   - message: the message while the closure returns `false`.
  ///   - asksBlank: whether the closure is called while nothing is entered; it receives empty text
  ///     if the tag has no value.
  ///   - isMet: returns whether a value is valid, given the values of the form.
  /// - Returns: the rule.
  public static func custom(
    _ message: String, asksBlank: Bool = false,
    isMet: @escaping (FormValue, FormReader) -> Bool
  ) -> FormRule {
    FormRule(message, asksBlank: asksBlank, isMet: isMet)
  }

  /// Returns a sentence about the bounds of a range.
  private static func sentence(_ word: Word, _ range: some RangeExpression) -> String {
    Words.current[word].replacing("{bounds}", with: bounds(of: range))
  }

  /// Returns the bounds of a range in words.
  private static func bounds<R: RangeExpression>(of range: R) -> String {
    func text(_ bound: R.Bound) -> String {
      (bound as? Double).map { NumberInput($0, in: -1e15...1e15, step: 0.001).plainText }
        ?? "\(bound)"
    }
    func phrase(_ word: Word, low: R.Bound? = nil, high: R.Bound? = nil) -> String {
      Words.current[word].replacing("{low}", with: low.map { text($0) } ?? "")
        .replacing("{high}", with: high.map { text($0) } ?? "")
    }
    return switch range {
    case let range as ClosedRange<R.Bound>:
      phrase(.boundsThrough, low: range.lowerBound, high: range.upperBound)
    case let range as Range<R.Bound>:
      phrase(.boundsBelow, low: range.lowerBound, high: range.upperBound)
    case let range as PartialRangeFrom<R.Bound>: phrase(.boundsFrom, low: range.lowerBound)
    case let range as PartialRangeThrough<R.Bound>: phrase(.boundsUpTo, high: range.upperBound)
    case let range as PartialRangeUpTo<R.Bound>: phrase(.boundsUnder, high: range.upperBound)
    default: phrase(.boundsOther)
    }
  }
}

extension NumberInput {
  /// The number without insignificant decimals.
  fileprivate var plainText: String {
    var text = text
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") {
      let isPoint = text.hasSuffix(".")
      text.removeLast()
      if isPoint { break }
    }
    return text
  }
}
