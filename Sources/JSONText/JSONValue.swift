/// A JSON document as it was read, before its fields are interpreted.
///
/// Decoding into types stops at the first mistake. With this type, a program reads each field by
/// itself and keeps everything that is valid.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The kind of value, in words that fit after "is".
  package var noun: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let value): "the number " + (Int(exactly: value)?.description ?? "\(value)")
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
