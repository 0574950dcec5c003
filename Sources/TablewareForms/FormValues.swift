import Tableware

/// A type that reads values by tag: ``FormValues``, and the argument of a rule.
public protocol FormReading {
  /// The value of a tag; `nil` if it has none.
  ///
  /// - Parameter tag: the tag.
  /// - Returns: the value.
  subscript(tag: String) -> FormValue? { get }
}

extension FormReading {
  /// Returns whether a tag is on; `false` without a value.
  ///
  /// - Parameter tag: the tag.
  public func bool(_ tag: String) -> Bool {
    if case .bool(let isOn) = value(tag, as: .bool) { isOn } else { false }
  }

  /// Returns the text of a tag; empty without a value.
  ///
  /// - Parameter tag: the tag.
  public func text(_ tag: String) -> String {
    if case .text(let text) = value(tag, as: .text) { text } else { "" }
  }

  /// Returns the number of a tag, set or typed; `nil` if the value is not a number.
  ///
  /// - Parameter tag: the tag.
  public func number(_ tag: String) -> Double? {
    if case .number(let number) = value(tag, as: .number) { number } else { nil }
  }

  /// Returns the index of the choice selected for a tag.
  ///
  /// - Parameter tag: the tag.
  public func index(_ tag: String) -> Int? {
    if case .index(let index) = value(tag, as: .index) { index } else { nil }
  }

  /// Returns the indices of the choices selected for a tag.
  ///
  /// - Parameter tag: the tag.
  public func indices(_ tag: String) -> Set<Int> {
    if case .indices(let indices) = value(tag, as: .indices) { indices } else { [] }
  }

  /// Returns the date of a tag; `nil` without one.
  ///
  /// - Parameter tag: the tag.
  public func date(_ tag: String) -> CalendarDate? {
    if case .date(let date) = value(tag, as: .date) { date } else { nil }
  }

  /// Returns a value as another type. A debug build writes to the log if no value of its type can
  /// be read so: then the caller and the form disagree, and the result says nothing about it.
  private func value(_ tag: String, as kind: FormValue.Kind) -> FormValue? {
    guard let value = self[tag] else { return nil }
    if let fit = value.converted(to: kind) { return fit }
    if !value.kind.isConvertible(to: kind) {
      DeveloperLog.add(
        "\"\(tag)\" was read as \(kind), but its value is of type \(value.kind). The result is that "
          + "of a tag without a value; read it as \(value.kind).")
    }
    return nil
  }
}

/// The values of a form at one moment, by tag.
public struct FormValues: FormReading, Hashable, Sendable {
  /// The values of the form by tag.
  public var all: [String: FormValue]

  /// Creates a collection of values by tag.
  ///
  /// - Parameter all: the values by tag.
  public init(_ all: [String: FormValue] = [:]) { self.all = all }

  /// The value of a tag; `nil` if it has none.
  ///
  /// - Parameter tag: the tag.
  /// - Returns: the value.
  public subscript(tag: String) -> FormValue? {
    get { all[tag] }
    set { all[tag] = newValue }
  }
}

extension FormValues: ExpressibleByDictionaryLiteral {
  /// Creates values from a literal; the last of several for one tag counts.
  public init(dictionaryLiteral elements: (String, FormValue)...) {
    self.init(Dictionary(elements) { $1 })
  }
}

extension FormValues: Encodable {
  /// Encodes one entry for each tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FormTag.self)
    for (tag, value) in all.sorted(by: { $0.key < $1.key }) {
      try container.encode(value, forKey: FormTag(stringValue: tag))
    }
  }
}

/// The values of a form as a rule reads them. It records the tags that the rule reads, so that the
/// rule is evaluated again when one of those changes, and only then.
public struct FormReader: FormReading {
  final class Log {
    var tags: Set<String> = []
  }

  let form: FormState
  let log: Log

  /// The value of a tag; `nil` if it has none.
  ///
  /// - Parameter tag: the tag.
  /// - Returns: the value.
  public subscript(tag: String) -> FormValue? {
    log.tags.insert(tag)
    return form[tag]
  }
}
