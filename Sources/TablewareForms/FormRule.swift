import Tableware

/// When a rule is first asked. Later moments include the earlier ones.
public enum FormMoment: Int, Hashable, Sendable, Comparable {
  /// While the reader types or sets the value.
  case change
  /// When the reader leaves the row.
  case leave
  /// When the form is submitted.
  case submit

  /// Which comes first.
  public static func < (left: FormMoment, right: FormMoment) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What the value of a tag has to be.
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
  /// What is shown under the value while the rule is not met.
  public let message: String
  let isMet: (FormValue, FormReader) -> Bool
  /// What the rule says about itself when it is added to a tag.
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

  /// Something was entered, chosen or switched on.
  public static func required(_ message: String = Words.current[.required]) -> FormRule {
    FormRule(message, asksBlank: true) { value, _ in !value.isBlank }
  }

  /// Text of a length in characters, or as many chosen places.
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

  /// A number in a range, typed or set. Text that is no number does not meet it.
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

  /// A date in a range.
  public static func dates(_ range: some RangeExpression<CalendarDate>, _ message: String)
    -> FormRule
  {
    FormRule(message) { value, _ in
      if case .date(let date) = value.converted(to: .date) { range.contains(date) } else { false }
    }
  }

  /// The same value as another tag has.
  public static func matches(_ tag: String, _ message: String) -> FormRule {
    FormRule(message, asksBlank: true) { value, form in
      let other = form[tag]
      return value == other || value.isBlank && other?.isBlank ?? true
    }
  }

  /// Whatever you decide; look at other tags through the form, and the rule is asked again when
  /// they change. Keep it quick: it runs while the reader types.
  ///
  /// - Parameter asksBlank: whether the rule is asked while nothing is entered; it is given empty
  ///   text if the tag has no value at all.
  public static func custom(
    _ message: String, asksBlank: Bool = false,
    isMet: @escaping (FormValue, FormReader) -> Bool
  ) -> FormRule {
    FormRule(message, asksBlank: asksBlank, isMet: isMet)
  }

  /// A sentence about the bounds of a range.
  private static func sentence(_ word: Word, _ range: some RangeExpression) -> String {
    Words.current[word].replacing("{bounds}", with: bounds(of: range))
  }

  /// The bounds of a range in words.
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
  /// The number without decimals that say nothing.
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
