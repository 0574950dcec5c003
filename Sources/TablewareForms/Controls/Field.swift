import Tableware

/// A value that a row shows and sets: two closures, with the additions of a form.
///
/// ```swift
/// ToggleRow("Wi-Fi", isOn: form.bool("wifi"))       // a value of a form
/// ToggleRow("Wi-Fi", isOn: Field(settings, \.wifi)) // a property of an object
/// ToggleRow("Wi-Fi", isOn: Field({ wifi }, { wifi = $0 }))
/// ```
///
/// Other frameworks call this a binding; the name differs so that it does not conflict with
/// SwiftUI's. Nothing is observed: a row shows the value that the field had when the row was
/// created, so show the table again when values change.
public struct Field<Value> {
  /// The name of the value in its form, and the identity of its row; `nil` outside a form.
  public let tag: String?
  /// The message that is shown under the value.
  public var message: String?
  /// Whether the user may set the value.
  public var isEnabled = true

  private let read: () -> Value
  private let write: (Value) throws -> Void
  private let left: () -> Void

  /// Creates a field from two closures.
  ///
  /// - Parameters:
  ///   - tag: the name of the value, and the identity of its row.
  ///   - message: the message that is shown under the value.
  ///   - get: returns the value; called whenever a row is created.
  ///   - set: stores a new value. A thrown error is a
  ///     `Diagnostic.handlerFailed(_:row:error:)`.
  ///   - leave: called when the user leaves the row.
  public init(
    _ get: @escaping () -> Value, _ set: @escaping (Value) throws -> Void, tag: String? = nil,
    message: String? = nil, leave: @escaping () -> Void = {}
  ) {
    self.tag = tag
    self.message = message
    read = get
    write = set
    left = leave
  }

  /// The current result of the field's closure.
  public var value: Value { read() }

  /// Sets the value, as the user does through the row.
  ///
  /// - Parameter value: the new value.
  /// - Throws: any error of the field's closure.
  public func set(_ value: Value) throws { try write(value) }

  /// Notifies the field that the user left the row.
  public func leave() { left() }
}

extension Field {
  /// Creates a field from a value, with a closure that receives a new one.
  ///
  /// - Parameters:
  ///   - value: the current value.
  ///   - onChange: receives a new value.
  public init(_ value: Value, onChange: @escaping (Value) throws -> Void) {
    // A screen that the row opens outlives many rows: it has to read the values that it set itself.
    let latest = Latest(value)
    self.init(
      { latest.value },
      {
        latest.value = $0
        try onChange($0)
      })
  }

  /// Creates a field from a property of an object.
  ///
  /// - Parameters:
  ///   - model: the object. It is held weakly, so that a screen may show its own properties; after
  ///     it was released, the field keeps its initial value, and new values are lost.
  ///   - property: the property.
  ///   - tag: the name of the value, and the identity of its row.
  public init<Model: AnyObject>(
    _ model: Model, _ property: ReferenceWritableKeyPath<Model, Value>, tag: String? = nil
  ) {
    let value = model[keyPath: property]
    self.init(
      { [weak model] in model?[keyPath: property] ?? value },
      { [weak model] in model?[keyPath: property] = $0 }, tag: tag)
  }

  /// Returns the same field for another type: a number as text, a value as its index in a list.
  ///
  /// - Parameters:
  ///   - get: converts a value for the row.
  ///   - set: converts a value that was set; `nil` to ignore it.
  public func map<Other>(
    _ get: @escaping (Value) -> Other, _ set: @escaping (Other) -> Value?
  ) -> Field<Other> {
    var field = Field<Other>(
      { get(value) },
      { if let new = set($0) { try self.set(new) } },
      tag: tag, message: message, leave: leave)
    field.isEnabled = isEnabled
    return field
  }
}

extension Field where Value: Equatable {
  /// Returns a field for the index of the value in a list, counted from 0; `nil` if the list does
  /// not contain it. A form can store `"ch"` while a row shows the second of three titles.
  ///
  /// - Parameter values: the list.
  public func among(_ values: [Value]) -> Field<Int?> {
    map(
      { values.firstIndex(of: $0) },
      { $0.flatMap { values.indices.contains($0) ? values[$0] : nil } })
  }
}

private final class Latest<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
