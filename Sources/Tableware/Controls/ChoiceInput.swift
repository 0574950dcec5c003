/// A control that selects one of a few titles.
public struct ChoiceInput: Hashable, Sendable {
  /// The titles that the user can select.
  public let titles: [String]
  /// The index of the selected title, counted from 0; `nil` for none.
  public let selected: Int?

  /// Creates a choice among some titles.
  ///
  /// - Parameters:
  ///   - titles: the titles that the user can select.
  ///   - selected: the index of the selected title. An index out of range counts as `nil`.
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
