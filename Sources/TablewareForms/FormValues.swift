import Tableware

/// Whatever answers values by tag: ``FormValues``, and what a rule is given to look at.
public protocol FormReading {
  /// The value of a tag; `nil` if it has none.
  subscript(tag: String) -> FormValue? { get }
}

extension FormReading {
  /// Whether a tag is on; `false` without a value.
  public func bool(_ tag: String) -> Bool {
    if case .bool(let isOn) = self[tag] { isOn } else { false }
  }

  /// The text of a tag; empty without a value.
  public func text(_ tag: String) -> String {
    if case .text(let text) = self[tag] { text } else { "" }
  }

  /// The number of a tag, also one that was typed; `nil` if it is none.
  public func number(_ tag: String) -> Double? {
    if case .number(let number) = self[tag]?.converted(to: .number) { number } else { nil }
  }

  /// The place that is chosen for a tag.
  public func index(_ tag: String) -> Int? {
    if case .index(let index) = self[tag]?.converted(to: .index) { index } else { nil }
  }

  /// The places that are chosen for a tag.
  public func indices(_ tag: String) -> Set<Int> {
    if case .indices(let indices) = self[tag] { indices } else { [] }
  }

  /// The date of a tag.
  public func date(_ tag: String) -> CalendarDate? {
    if case .date(let date) = self[tag]?.converted(to: .date) { date } else { nil }
  }
}

/// The values of a form at one moment, by tag.
public struct FormValues: FormReading, Hashable, Sendable {
  /// All values.
  public var all: [String: FormValue]

  /// Values by tag.
  public init(_ all: [String: FormValue] = [:]) { self.all = all }

  /// The value of a tag.
  public subscript(tag: String) -> FormValue? {
    get { all[tag] }
    set { all[tag] = newValue }
  }
}

extension FormValues: ExpressibleByDictionaryLiteral {
  /// Values by tag; the last of several for one tag.
  public init(dictionaryLiteral elements: (String, FormValue)...) {
    self.init(Dictionary(elements) { $1 })
  }
}

extension FormValues: Encodable {
  /// Writes one entry for each tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FormTag.self)
    for (tag, value) in all.sorted(by: { $0.key < $1.key }) {
      try container.encode(value, forKey: FormTag(stringValue: tag))
    }
  }
}

/// The values of a form as a rule sees them. It notes what the rule looks at, so that the rule is
/// asked again when that changes, and only then.
public struct FormReader: FormReading {
  final class Log {
    var tags: Set<String> = []
  }

  let form: FormState
  let log: Log

  /// The value of a tag.
  public subscript(tag: String) -> FormValue? {
    log.tags.insert(tag)
    return form[tag]
  }
}
