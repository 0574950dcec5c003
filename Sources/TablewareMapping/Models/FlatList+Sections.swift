import Tableware

extension FlatList {
  /// The identity of a section without a title: `Occurrence(2, of: FlatList.Untitled())` is the
  /// second one.
  public struct Untitled: Hashable, Sendable {
    /// Creates the value, which equals every other one.
    public init() {}
  }

  /// Returns the groups as sections. The identity of a section is its header's title; a repeated
  /// title is an ``Occurrence``.
  ///
  /// - Parameter mapping: the rows of the models.
  /// - Complexity: O(models · types mapped).
  public func sections(_ mapping: RowMapping) -> [Section] {
    // All rows at once: equal models of different groups have different identities, too.
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
  /// Returns sections from a flat array with headers and footers among the models. See
  /// ``FlatList``.
  ///
  /// ```swift
  /// table.show {
  ///   Section.list(from: ["Popular", song, song, FlatList.Footer("2 songs")], mapping)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - items: the models, with headers and footers among them.
  ///   - mapping: the rows of the models.
  public static func list(from items: some Sequence, _ mapping: RowMapping) -> [Section] {
    FlatList(items).sections(mapping)
  }

  /// Returns one section of models, in which strings are models as well; no section without a list.
  ///
  /// - Parameters:
  ///   - identity: the identity of the section.
  ///   - models: the models; `nil` for no section. An empty list is an empty section.
  ///   - mapping: the rows of the models.
  public static func single(
    _ identity: some Hashable & Sendable, of models: (some Sequence)?, _ mapping: RowMapping
  ) -> [Section] {
    guard let models else { return [] }
    return [Section(identity) { mapping.rows(for: models) }]
  }
}
