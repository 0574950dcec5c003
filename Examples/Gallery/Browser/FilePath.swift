/// The path of a file as raw bytes: names need not be UTF-8, and two that look the same may be
/// different files.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the path of a file in this folder.
  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: (bytes.last == UInt8(ascii: "/") ? bytes : bytes + [UInt8(ascii: "/")]) + name)
  }

  /// The path as text; invalid UTF-8 becomes U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls a function of the system with the path.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The buffer contains at least one byte.
      buffer.baseAddress.map(body) ?? body([0])
    }
  }
}

extension FilePath: CustomDebugStringConvertible {
  /// A text that identifies the path, also after a relaunch: bytes that are not plain text are
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
