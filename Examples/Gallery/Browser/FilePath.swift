/// Where a file is, as the bytes that the system gives: names need not be UTF-8, and two that look
/// the same may be different files.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// A file in this folder.
  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: (bytes.last == UInt8(ascii: "/") ? bytes : bytes + [UInt8(ascii: "/")]) + name)
  }

  /// The path as text; what is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Runs a call of the system with the path.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The buffer holds one byte at least.
      buffer.baseAddress.map(body) ?? body([0])
    }
  }
}

extension FilePath: CustomDebugStringConvertible {
  /// Tells every path from every other, also after a relaunch: bytes that are no plain text are
  /// written as numbers.
  var debugDescription: String {
    var result = ""
    for byte in bytes {
      if (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "%") {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return result
  }
}
