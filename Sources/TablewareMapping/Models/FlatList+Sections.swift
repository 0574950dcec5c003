import Tableware

extension FlatList {
  /// What a section without a title is known by: `Occurrence(2, of: FlatList.Untitled())` is the
  /// second.
  public struct Untitled: Hashable, Sendable {
    /// Always the same.
    public init() {}
  }

  /// The groups as sections. A section is known by its header's title, the second of one title as
  /// an ``Occurrence``.
  ///
  /// - Complexity: O(models · types mapped).
  public func sections(_ mapping: RowMapping) -> [Section] {
    // All rows at once: equal models of different groups are different rows, too.
    var rows = mapping.rows(for: groups.flatMap(\.models))[...]
    let reserved = groups.compactMap { $0.header?.identity }
    var counter = OccurrenceCounter(reserving: IdentitySet(reserved))
    return groups.map { group in
      let own = Array(rows.prefix(group.models.count))
      rows = rows.dropFirst(group.models.count)
      let title = group.header?.title.flatMap { $0.isEmpty ? nil : $0 }
      let identity =
        group.header?.identity
        ?? counter.next(title.map { Identity($0) } ?? Identity(Untitled()))
      return Section(identity, header: title, footer: group.footer?.text) { own }
    }
  }
}

extension Section {
  /// Sections from a flat array with headers and footers among the models. See ``FlatList``.
  ///
  /// ```swift
  /// table.show {
  ///   Section.list(from: ["Popular", song, song, FlatList.Footer("2 songs")], mapping)
  /// }
  /// ```
  public static func list(from items: some Sequence, _ mapping: RowMapping) -> [Section] {
    FlatList(items).sections(mapping)
  }

  /// One section of models, in which strings are models as well; none at all without a list.
  ///
  /// - Parameter models: `nil` for no section; an empty list is an empty section.
  public static func single(
    _ identity: some Hashable & Sendable, of models: (some Sequence)?, _ mapping: RowMapping
  ) -> [Section] {
    guard let models else { return [] }
    return [Section(identity) { mapping.rows(for: models) }]
  }
}
