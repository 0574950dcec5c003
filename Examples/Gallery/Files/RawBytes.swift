#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Searching and cutting raw bytes with the C library, which is as fast in a debug build as in a
/// release build.
extension UnsafeRawBufferPointer {
  /// Returns the first position of a byte at or after `start`.
  package func index(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    guard let hit = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(hit) - base
  }

  /// The bytes from `start` up to, not including, `end`.
  package func part(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[start..<end])
  }

  /// The bytes without white space at both ends.
  package var trimmed: UnsafeRawBufferPointer {
    var start = 0
    var end = count
    while start < end, isWhiteSpace(self[start]) { start += 1 }
    while start < end, isWhiteSpace(self[end - 1]) { end -= 1 }
    return part(start, end)
  }

  /// The bytes as text; invalid UTF-8 becomes U+FFFD.
  package var text: String {
    String(decoding: self, as: UTF8.self)
  }

  /// Returns the bytes as text of at most `limit` bytes; a longer one is cut between two encoded
  /// characters and ends in "…".
  package func text(limit: Int) -> String {
    guard count > limit else { return text }
    return part(0, limit).withoutTornEnd.text + "…"
  }

  /// The bytes without an incomplete UTF-8 sequence at the end.
  package var withoutTornEnd: UnsafeRawBufferPointer {
    var lead = count - 1
    while lead >= 0, count - lead < 4, self[lead] & 0xC0 == 0x80 { lead -= 1 }
    guard lead >= 0 else { return self }
    let needed =
      switch self[lead] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return count - lead < needed ? part(0, lead) : self
  }

  /// Reads a whole decimal number, with or without a minus sign; nil for anything else or too
  /// large.
  package var decimal: Int? {
    let isNegative = first == UInt8(ascii: "-")
    let digits = isNegative ? part(1, count) : self
    guard !digits.isEmpty else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tens, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, tooLargeStill) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !tooLarge, !tooLargeStill else { return nil }
      value = sum
    }
    return isNegative ? -value : value
  }

  private func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 9 && byte <= 13)
  }
}
