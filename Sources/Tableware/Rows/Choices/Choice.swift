/// Something that can be chosen, or a group of such things.
///
/// ```swift
/// let sizes = [
///   Choice("Small", Size.small), Choice("Large", Size.large),
///   Choice("More", [Choice("Huge", Size.huge), Choice("Tiny", Size.tiny)]),
/// ]
/// ```
///
/// A group may stand in a group; all of them choose among the same values.
public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is shown.
  public let title: String
  /// A second line.
  package let subtitle: String?
  /// What is chosen; `nil` for a group.
  public let value: Value?
  /// What stands in the group; empty for something that can be chosen.
  package let choices: [Choice]

  /// Something that can be chosen. A value that stands twice among the choices is a
  /// ``Diagnostic/repeatedRow(_:first:again:)``; both are shown, and chosen together.
  public init(_ title: String, subtitle: String? = nil, _ value: Value) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    choices = []
  }

  /// A group, which opens a screen of its own. An empty one opens an empty screen.
  public init(_ title: String, subtitle: String? = nil, _ choices: [Choice]) {
    self.title = title
    self.subtitle = subtitle
    value = nil
    self.choices = choices
  }
}

extension Choice where Value == Int {
  /// Titles that are known by their place.
  public static func titles(_ titles: [String]) -> [Choice] {
    titles.enumerated().map { Choice($1, $0) }
  }
}

/// Which values are chosen, whether that is one or many: what groups and their screens share.
struct ChosenValues<Value: Hashable & Sendable> {
  let field: Field<Set<Value>>
  /// Whether choosing one value takes the place of the other.
  let isSingle: Bool

  init(one field: Field<Value?>) {
    self.field = field.map({ $0.map { [$0] } ?? [] }, { .some($0.first) })
    isSingle = true
  }

  init(many field: Field<Set<Value>>) {
    self.field = field
    isSingle = false
  }

  func contains(_ value: Value) -> Bool { field.value.contains(value) }

  func choose(_ value: Value) throws {
    if isSingle {
      if !contains(value) { try field.set([value]) }
    } else {
      try field.set(field.value.symmetricDifference([value]))
    }
  }

  /// The titles of what is chosen, in the order of the choices. Each value is looked for once,
  /// however many choices there are.
  func titles(among choices: [Choice<Value>]) -> [String] {
    let chosen = field.value
    guard !chosen.isEmpty else { return [] }
    var titles: [String] = []
    func collect(_ choices: [Choice<Value>]) {
      for choice in choices {
        if let value = choice.value, chosen.contains(value) { titles.append(choice.title) }
        collect(choice.choices)
      }
    }
    collect(choices)
    return titles
  }
}
