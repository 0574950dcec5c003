import Tableware

extension RowMapping {
  /// The rows of models of any types, made at once, for a ``RowBuilder``. Models that are `nil` are
  /// left out.
  ///
  /// - Complexity: O(models · types mapped). A large collection of one type is shown by
  ///   ``ForEach`` without making its rows.
  public func rows(for models: some Sequence) -> [AnyRow] {
    var made: [(row: AnyRow, name: ModelRule.Name)] = []
    var reserved = IdentitySet()
    for element in models {
      guard let model = unwrapped(element) else { continue }
      let next = self.made(of: model)
      if case .given(let identity) = next.name { reserved.insert(identity) }
      made.append(next)
    }
    // Who has a name keeps it, wherever it stands; the others yield.
    var counter = OccurrenceCounter(reserving: reserved)
    return made.map { row, name in
      if case .given = name { return row }
      return row.id(counter.next(row.identity))
    }
  }
}

extension ForEach where Output == AnyRow {
  /// The rows that a mapping has for elements that know their identity, built only when they are
  /// shown.
  ///
  /// The identity is the element's own, whatever the mapping says.
  public init<Data: RandomAccessCollection>(_ data: Data, _ mapping: RowMapping)
  where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data) { mapping.row(for: $0) }
  }

  /// The rows that a mapping has for elements whose identity is one of their properties, built only
  /// when they are shown.
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, _ mapping: RowMapping
  ) {
    self.init(data, id: id) { mapping.row(for: $0) }
  }

  /// The rows that a mapping has for models of any types, made at once; their identities come from
  /// the mapping.
  @_disfavoredOverload
  public init(_ models: some Sequence, _ mapping: RowMapping) {
    self.init(rows: mapping.rows(for: models))
  }
}

/// Looks through any number of optionals; `nil` for no value.
func unwrapped(_ model: Any) -> Any? {
  guard let optional = model as? any OptionalModel else { return model }
  return optional.wrappedModel.flatMap(unwrapped)
}

private protocol OptionalModel {
  var wrappedModel: Any? { get }
}

extension Optional: OptionalModel {
  fileprivate var wrappedModel: Any? { self }
}
