import Tableware

extension RowMapping {
  /// Maps models that have an identity of their own.
  ///
  /// - Parameters:
  ///   - type: a struct, an enum, a class with its subclasses, or a protocol: `(any Named).self`.
  ///   - condition: whether the rule applies to a model; `nil` for all that no other condition
  ///     accepts.
  ///   - row: makes the row, perhaps many times. Its own identity is not used.
  public mutating func map<Model: Identifiable>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) where Model.ID: Sendable {
    add(ModelRule(type, where: condition, name: { .given(Identity($0.id)) }, row: row))
  }

  /// Maps models whose identity is one of their properties. Two models with the same identity are a
  /// `Diagnostic.repeatedRow(_:first:again:)`.
  ///
  /// - Parameters:
  ///   - type: a struct, an enum, a class with its subclasses, or a protocol.
  ///   - id: the property that is the identity.
  ///   - condition: whether the rule applies to a model; `nil` for all that no other condition
  ///     accepts.
  ///   - row: makes the row, perhaps many times. Its own identity is not used.
  public mutating func map<Model, ID: Hashable & Sendable>(
    _ type: Model.Type, id: KeyPath<Model, ID>, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) {
    add(
      ModelRule(type, where: condition, name: { .given(Identity($0[keyPath: id])) }, row: row))
  }

  /// Maps values without identity, such as `String`, `Bool` or `[String: Int]`. The value is the
  /// identity; equal values in one list are distinguished by an ``Occurrence``.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - condition: whether the rule applies to a value; `nil` for all that no other condition
  ///     accepts.
  ///   - row: makes the row, perhaps many times. Its own identity is not used.
  public mutating func map<Model: Hashable & Sendable>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) {
    add(ModelRule(type, where: condition, name: { .counted(Identity($0)) }, row: row))
  }

  /// Maps values that are identifiable. Their `id` is the identity, although the value could be
  /// one, too.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - condition: whether the rule applies to a value; `nil` for all that no other condition
  ///     accepts.
  ///   - row: makes the row, perhaps many times. Its own identity is not used.
  public mutating func map<Model: Identifiable & Hashable & Sendable>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) where Model.ID: Sendable {
    add(ModelRule(type, where: condition, name: { .given(Identity($0.id)) }, row: row))
  }

  /// Maps other models: values of a protocol type, objects, `[String: Any]`. The identity of an
  /// object is the object; of other models it is that of the row. Equal identities in one list are
  /// distinguished by an ``Occurrence``.
  ///
  /// - Parameters:
  ///   - type: a struct, an enum, a class with its subclasses, or a protocol.
  ///   - condition: whether the rule applies to a model; `nil` for all that no other condition
  ///     accepts.
  ///   - row: makes the row, perhaps many times.
  @_disfavoredOverload
  public mutating func map<Model>(
    _ type: Model.Type, where condition: ((Model) -> Bool)? = nil,
    @SingleRowBuilder row: @escaping (Model) -> AnyRow
  ) {
    add(ModelRule(type, where: condition, name: ModelRule.Name.object, row: row))
  }
}
