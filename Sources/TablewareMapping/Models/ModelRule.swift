import Tableware

/// How models of one type become rows: one entry of a ``RowMapping``.
struct ModelRule {
  /// Who a model is, as far as its type tells.
  enum Name {
    /// The app said what tells models apart: two with the same identity are a mistake.
    case given(Identity)
    /// The model is a value like others: equal ones are counted.
    case counted(Identity)
    /// Nothing tells models apart but what their rows say of themselves.
    case unknown
  }

  let type: Any.Type
  /// Whether models of a type that is a class below this one come here too.
  let isSuperclass: (Any.Type) -> Bool
  /// Whether a model is of this type, be it a class above its own or a protocol.
  let matches: (Any) -> Bool
  /// `nil` for all models of the type.
  let condition: ((Any) -> Bool)?
  let name: (Any) -> Name
  /// `nil` for a model of another type, which is never asked for.
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
