import Tableware

extension RowMapping {
  /// Returns the rows of models of any types, made at once, for a `RowBuilder`.
  ///
  /// - Parameter models: the models; those that are `nil` are left out.
  /// - Complexity: O(models · types mapped). A large collection of one type is shown by `ForEach`
  ///   without making its rows.
  public func rows(for models: some Sequence) -> [AnyRow] {
    var made: [(row: AnyRow, name: ModelRule.Name)] = []
    var reserved = IdentitySet()
    for element in models {
      guard let model = unwrapped(element) else { continue }
      let next = self.made(of: model)
      if case .given(let identity) = next.name { reserved.insert(identity) }
      made.append(next)
    }
    // A model with an identity keeps it, at any position; values without one get the next
    // occurrence.
    var counter = OccurrenceCounter(reserving: reserved)
    return made.map { row, name in
      if case .given = name { return row }
      return row.id(counter.next(row.identity))
    }
  }
}

extension ForEach where Output == AnyRow {
  /// Creates the rows of elements that have an identity of their own, each row when it is shown.
  ///
  /// The identity is the element's own, not that of the mapping.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - mapping: the rows of the elements.
  public init<Data: RandomAccessCollection>(_ data: Data, _ mapping: RowMapping)
  where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data) { mapping.row(for: $0) }
  }

  /// Creates the rows of elements whose identity is one of their properties, each row when it is
  /// shown.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: the property that is the identity.
  ///   - mapping: the rows of the elements.
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, _ mapping: RowMapping
  ) {
    self.init(data, id: id) { mapping.row(for: $0) }
  }

  /// Creates the rows of models of any types at once. Their identities are those of the mapping.
  ///
  /// - Parameters:
  ///   - models: the models; those that are `nil` are left out.
  ///   - mapping: the rows of the models.
  @_disfavoredOverload
  public init(_ models: some Sequence, _ mapping: RowMapping) {
    self.init(rows: mapping.rows(for: models))
  }
}

/// Returns the value inside any number of optionals; `nil` for no value.
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
