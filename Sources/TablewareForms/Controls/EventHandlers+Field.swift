import Tableware

extension EventHandlers {
  /// Creates handlers that set a field from a control. The change is passed on, so that the
  /// section, the table or the screen can receive all changes in one place.
  ///
  /// - Parameter take: converts the value of the control; `nil` if it is invalid.
  init<Value>(
    setting field: Field<Value>, to expected: String,
    _ take: @escaping (ControlValue) -> Value?
  ) {
    self.init()
    add(ControlChange.self) { change, _ -> EventResponse in
      guard let value = take(change.value) else {
        throw ControlMismatch(found: change.value.typeName, expected: expected)
      }
      try field.set(value)
      return .passed
    }
    add(FieldEnd.self) { _, _ -> EventResponse in
      field.leave()
      return .passed
    }
  }

  /// Creates handlers that set a field from a control to the nearest number in a range.
  init(setting field: Field<Double>, in range: ClosedRange<Double>) {
    self.init(setting: field, to: "a number") { value in
      value.number.map { min(max($0, range.lowerBound), range.upperBound) }
    }
  }

  /// Creates handlers that set a field from a control, with a limit of characters.
  init(setting field: Field<String>, limit: Int) {
    self.init(setting: field, to: "text") { value in value.text.map { String($0.prefix(limit)) } }
  }
}

/// A control was set to a value that its row does not accept. Nothing was set. The message does not
/// contain the value, because it may be a secret.
struct ControlMismatch: Error, CustomStringConvertible {
  let found: String
  let expected: String

  var description: String { "the control was set to \(found), where the row takes \(expected)" }
}

extension ControlValue {
  fileprivate var typeName: String {
    switch self {
    case .bool: "on or off"
    case .text: "text"
    case .number(let number): number.isFinite ? "a number" : "a number that is not finite"
    case .index(let index): "place \(index)"
    case .date: "a date"
    case .order: "an order"
    }
  }
}
