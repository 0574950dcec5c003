import Tableware

/// Encodes values as one would write them: `true`, `"Mei"`, `1.5`, `[0, 2]`, `"2026-11-21"`.
extension FormValue: Codable {
  /// Decodes a Boolean, a number, text or a list of indices. An index is decoded as a number and a
  /// date as text; the form converts them for a tag of that type.
  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var indices: Set<Int> = []
      while !list.isAtEnd { indices.insert(try list.decode(Int.self)) }
      self = .indices(indices)
      return
    }
    let container = try decoder.singleValueContainer()
    if let isOn = try? container.decode(Bool.self) {
      self = .bool(isOn)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Encodes the simplest form of the value. A number that is not finite is encoded as 0, because
  /// JSON has none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let isOn): try container.encode(isOn)
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number.isFinite ? number : 0)
    case .index(let index): try container.encode(index)
    case .indices(let indices): try container.encode(indices.sorted())
    case .date(let date): try container.encode(date.formText)
    }
  }
}

/// The tag of a value as a coding key.
struct FormTag: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
