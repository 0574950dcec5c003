import Tableware

/// How models of one type become rows: one entry of a ``RowMapping``.
struct ModelRule {
  /// The identity of a model, as far as its type provides one.
  enum Name {
    /// The app provides the identity: two models with the same one are a mistake.
    case given(Identity)
    /// The model is a value, and equal values are counted.
    case counted(Identity)
    /// Only the row of the model provides an identity.
    case unknown
  }

  let type: Any.Type
  /// Whether the rule applies to models of a subclass.
  let isSuperclass: (Any.Type) -> Bool
  /// Whether a model is of this type, which may be a superclass of its own type or a protocol.
  let matches: (Any) -> Bool
  /// `nil` for all models of the type.
  let condition: ((Any) -> Bool)?
  let name: (Any) -> Name
  /// Makes the row; `nil` for a model of another type, which never occurs.
  let row: (Any) -> AnyRow?

  init<Model>(
    _ type: Model.Type, where condition: ((Model) -> Bool)?, name: @escaping (Model) -> Name,
    row: @escaping (Model) -> AnyRow
  ) {
    self.type = type
    let isClass = type is AnyObject.Type
    isSuperclass = { isClass && $0 is Model.Type }
    matches = { $0 is Model }
    self.condition = condition.map { condition in { ($0 as? Model).map(condition) ?? false } }
    self.name = { ($0 as? Model).map(name) ?? .unknown }
    self.row = { ($0 as? Model).map(row) }
  }

  func accepts(_ model: Any) -> Bool { condition?(model) ?? true }
}

extension ModelRule.Name {
  /// The object itself is its identity; other values have none.
  static func object<Model>(_ model: Model) -> Self {
    Swift.type(of: model as Any) is AnyObject.Type
      ? .counted(Identity(ObjectIdentifier(model as AnyObject))) : .unknown
  }
}
