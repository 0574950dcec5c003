import Tableware

/// A value that the user can select, or a group of such values.
///
/// ```swift
/// let sizes = [
///   Choice("Small", Size.small), Choice("Large", Size.large),
///   Choice("More", [Choice("Huge", Size.huge), Choice("Tiny", Size.tiny)]),
/// ]
/// ```
///
/// A group may contain groups; all of them select among the same values.
public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The main text of the choice.
  public let title: String
  /// A second line.
  package let subtitle: String?
  /// The value that is selected; `nil` for a group.
  public let value: Value?
  /// The choices of the group; empty for a value.
  package let choices: [Choice]

  /// Creates a choice of one value. A value that occurs twice among the choices is a
  /// `Diagnostic.repeatedRow(_:first:again:)`; both are shown, and selected together.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - subtitle: a second line.
  ///   - value: the value.
  public init(_ title: String, subtitle: String? = nil, _ value: Value) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    choices = []
  }

  /// Creates a group, which opens a screen of its own. An empty group opens an empty screen.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - subtitle: a second line.
  ///   - choices: the choices of the group.
  public init(_ title: String, subtitle: String? = nil, _ choices: [Choice]) {
    self.title = title
    self.subtitle = subtitle
    value = nil
    self.choices = choices
  }
}

extension Choice where Value == Int {
  /// Returns choices whose values are the indices of their titles.
  ///
  /// - Parameter titles: the titles.
  public static func titles(_ titles: [String]) -> [Choice] {
    titles.enumerated().map { Choice($1, $0) }
  }
}

/// The selected values, one or many: the common part of groups and their screens.
struct ChosenValues<Value: Hashable & Sendable> {
  let field: Field<Set<Value>>
  /// Whether selecting one value replaces the other.
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

  /// Returns the titles of the selected values, in the order of the choices. Each value is looked
  /// up once, regardless of the number of choices.
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
