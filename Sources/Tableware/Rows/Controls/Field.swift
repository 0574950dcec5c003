/// A value that a row shows and sets: two closures, and what a form adds to them.
///
/// ```swift
/// ToggleRow("Wi-Fi", isOn: form.bool("wifi"))       // a value of a form
/// ToggleRow("Wi-Fi", isOn: Field(settings, \.wifi)) // a property of an object
/// ToggleRow("Wi-Fi", isOn: Field({ wifi }, { wifi = $0 }))
/// ```
///
/// It is what others call a binding; the name is our own so that SwiftUI's never gets in the way.
/// Nothing is observed: a row shows the value that the field had when the row was made, so show the
/// table again when values changed.
public struct Field<Value> {
  /// The name of the value in its form, and the identity of its row; `nil` outside a form.
  public let tag: String?
  /// What is wrong with the value, to be shown under it.
  public var message: String?
  /// Whether the reader may set the value.
  public var isEnabled = true

  private let read: () -> Value
  private let write: (Value) throws -> Void
  private let left: () -> Void

  /// A field of two closures.
  ///
  /// - Parameters:
  ///   - tag: the name of the value, and the identity of its row.
  ///   - message: what is wrong with the value.
  ///   - get: answers the value; asked whenever a row is made.
  ///   - set: takes a new value. What it throws is a ``Diagnostic/handlerFailed(_:row:error:)``.
  ///   - leave: the reader has left the row.
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

  /// The value now.
  public var value: Value { read() }

  /// Sets the value, as the reader does through the row.
  public func set(_ value: Value) throws { try write(value) }

  /// Says that the reader has left the row.
  public func leave() { left() }
}

extension Field {
  /// A value, and a closure that hears of a new one.
  public init(_ value: Value, onChange: @escaping (Value) throws -> Void) {
    // A screen that the row opens outlives many rows: it has to see what it set itself.
    let latest = Latest(value)
    self.init(
      { latest.value },
      {
        latest.value = $0
        try onChange($0)
      })
  }

  /// A property of an object.
  ///
  /// The object is held weakly, so that a screen may show properties of its own; once it is gone,
  /// the field keeps the value from when it was made, and what is set is lost.
  public init<Model: AnyObject>(
    _ model: Model, _ property: ReferenceWritableKeyPath<Model, Value>, tag: String? = nil
  ) {
    let value = model[keyPath: property]
    self.init(
      { [weak model] in model?[keyPath: property] ?? value },
      { [weak model] in model?[keyPath: property] = $0 }, tag: tag)
  }

  /// The same field for another type: a number as text, a value as its place in a list.
  ///
  /// - Parameters:
  ///   - get: what is shown for a value.
  ///   - set: the value for what was set; `nil` to ignore it.
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
  /// The place of the value among others, counted from 0; `nil` if it is none of them. It lets a
  /// form keep `"ch"` where a row shows the second of three titles.
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
