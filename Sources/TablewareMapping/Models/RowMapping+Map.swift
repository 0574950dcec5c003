import Tableware

extension RowMapping {
  /// Shows models that know their identity.
  ///
  /// - Parameters:
  ///   - type: a struct, an enum, a class with its subclasses, or a protocol: `(any Named).self`.
  ///   - condition: which of them; `nil` for all that no other condition accepts.
  ///   - row: makes the row, perhaps many times. Its own identity is not used.
  public mutating func map<Model: Identifiable>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) where Model.ID: Sendable {
    add(ModelRule(type, where: condition, name: { .given(Identity($0.id)) }, row: row))
  }

  /// Shows models whose identity is one of their properties. Two models with the same one are a
  /// ``Diagnostic/repeatedRow(_:first:again:)``.
  public mutating func map<Model, ID: Hashable & Sendable>(
    _ type: Model.Type, id: KeyPath<Model, ID>, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) {
    add(
      ModelRule(type, where: condition, name: { .given(Identity($0[keyPath: id])) }, row: row))
  }

  /// Shows values that are nobody in particular, such as `String`, `Bool` or `[String: Int]`. The value is
  /// the identity; equal ones in one list are told apart by an ``Occurrence``.
  public mutating func map<Model: Hashable & Sendable>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) {
    add(ModelRule(type, where: condition, name: { .counted(Identity($0)) }, row: row))
  }

  /// Shows a value that knows its identity: that is taken, although the value could be one too.
  public mutating func map<Model: Identifiable & Hashable & Sendable>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) where Model.ID: Sendable {
    add(ModelRule(type, where: condition, name: { .given(Identity($0.id)) }, row: row))
  }

  /// Shows whatever else there is: models behind a protocol, objects, `[String: Any]`. An object is its
  /// own identity; for other models the row's is taken. Equal ones in one list are told apart by an
  /// ``Occurrence``.
  @_disfavoredOverload
  public mutating func map<Model>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) {
    add(ModelRule(type, where: condition, name: ModelRule.Name.object, row: row))
  }
}
