/// Writes JSON on one line, as bytes, without building a document first.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///   writer.member("rows") { $0.list([1, 2]) { $0.write($1) } }
/// }
/// writer.bytes    // {"rows":[1,2]}
/// ```
package struct JSONWriter {
  /// The bytes that were written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", members, "}")
  }

  /// Writes one member of the current object.
  package mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    write(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value(&self)
  }

  package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    enclose("[", { writer in for element in elements { write(&writer, element) } }, "]")
  }

  package mutating func write(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  package mutating func write(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    // Nearly every text can be copied unchanged.
    if text.utf8.allSatisfy({ !Self.needsEscape($0) }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { writeEscaped(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case _ where Self.needsEscape(byte):
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
    default: bytes.append(byte)
    }
  }

  private mutating func enclose(
    _ start: Unicode.Scalar, _ inner: (inout JSONWriter) -> Void, _ end: Unicode.Scalar
  ) {
    separate()
    bytes.append(UInt8(ascii: start))
    needsComma = false
    inner(&self)
    bytes.append(UInt8(ascii: end))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
