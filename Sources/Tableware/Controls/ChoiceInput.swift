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
