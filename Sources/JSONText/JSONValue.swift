/// A JSON document as it stands, before anybody asks what it means.
///
/// Decoding into types gives up at the first mistake. Reading into this first lets the reader
/// take each field by itself and keep everything that is right.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What it is, in words that fit after "is".
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
