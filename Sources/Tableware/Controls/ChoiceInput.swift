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

extension ChoiceInput: ControlInput {
  package var valueText: String? { selected.map { titles[$0] } }
  package var trait: RowAccessibility.Trait { .adjustable }
  package var isAdjustable: Bool { true }

  package var activated: ControlValue? {
    titles.isEmpty ? nil : .index(((selected ?? -1) + 1) % titles.count)
  }

  package func accepts(_ value: ControlValue) -> Bool {
    value.index.map(titles.indices.contains) ?? false
  }

  package func adjusted(by steps: Int) -> ControlValue? {
    let index = (selected ?? (steps > 0 ? -1 : titles.count)) + steps
    return titles.indices.contains(index) ? .index(index) : nil
  }
}
