/// Reads numbers from an input; a missing byte is 0.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// A number from 0 to `limit`.
  mutating func number(upTo limit: Int) -> Int {
    Int(rest.popFirst() ?? 0) % (limit + 1)
  }

  /// A number that is probably an index, and may be any other one.
  mutating func position() -> Int {
    switch rest.popFirst() ?? 0 {
    case 255: .max
    case 254: .min
    case 253: -1
    case let byte: Int(byte) % 8
    }
  }
}
