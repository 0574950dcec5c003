#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads Debian control files: stanzas of `Name: value` lines, with an empty line after each.
///
/// Only the fields in `Field` are read, and only the first line of each, which is all that a
/// package list shows. Nothing is copied: a stanza points into the bytes of the file, so it must
/// not outlive the closure that receives it.
package enum ControlFile {
  package enum Field: Int, CaseIterable, Sendable {
    case package, version, architecture, section, description, installedSize, status
  }

  /// The positions of the fields of one stanza.
  package struct Stanza {
    private let bytes: UnsafeRawBufferPointer
    private var values = [UnsafeRawBufferPointer?](repeating: nil, count: Field.allCases.count)
    fileprivate var hasLines = false

    fileprivate init(_ bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
    }

    /// The value without white space around it; empty if the stanza does not have the field.
    package subscript(field: Field) -> UnsafeRawBufferPointer {
      values[field.rawValue] ?? bytes.part(0, 0)
    }

    /// If a field occurs twice, the first one counts.
    fileprivate mutating func take(_ line: UnsafeRawBufferPointer) {
      hasLines = true
      guard let (field, length) = Field.starting(line), values[field.rawValue] == nil else {
        return
      }
      values[field.rawValue] = line.part(length, line.count).trimmed
    }

    fileprivate mutating func clear() {
      hasLines = false
      for index in values.indices { values[index] = nil }
    }
  }

  /// Passes every stanza that names a package to `body` and returns the number of those that do
  /// not.
  ///
  /// Lines that are neither a field nor the continuation of one are ignored, and so are carriage
  /// returns; a last stanza without an empty line after it counts like any other.
  ///
  /// - Complexity: O(bytes), without allocating anything for a stanza.
  package static func forEachStanza(
    in bytes: UnsafeRawBufferPointer, _ body: (Stanza) -> Void
  ) -> Int {
    var stanza = Stanza(bytes)
    var skipped = 0
    func finish() {
      guard stanza.hasLines else { return }
      if stanza[.package].isEmpty { skipped += 1 } else { body(stanza) }
      stanza.clear()
    }
    var start = 0
    while start < bytes.count {
      let end = bytes.index(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      let line = bytes.part(start, end)
      start = end + 1
      switch line.first {
      case nil:
        finish()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        // Debian policy allows a line of only white space to separate two stanzas.
        if line.trimmed.isEmpty { finish() }
      default:
        stanza.take(line)
      }
    }
    finish()
    return skipped
  }
}

extension ControlFile.Field {
  /// The field that a line starts with and the length of its label. Case does not matter.
  fileprivate static func starting(
    _ line: UnsafeRawBufferPointer
  ) -> (field: Self, length: Int)? {
    guard let start = line.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
    func match(_ field: Self, _ label: StaticString) -> (field: Self, length: Int)? {
      let length = label.utf8CodeUnitCount
      guard line.count >= length else { return nil }
      return label.utf8Start.withMemoryRebound(to: CChar.self, capacity: length) { label in
        strncasecmp(start, label, length) == 0 ? (field, length) : nil
      }
    }
    // The first letter decides for nearly every line, so comparisons are rare.
    switch line[0] | 0x20 {
    case UInt8(ascii: "p"): return match(.package, "package:")
    case UInt8(ascii: "v"): return match(.version, "version:")
    case UInt8(ascii: "a"): return match(.architecture, "architecture:")
    case UInt8(ascii: "s"): return match(.section, "section:") ?? match(.status, "status:")
    case UInt8(ascii: "d"): return match(.description, "description:")
    case UInt8(ascii: "i"): return match(.installedSize, "installed-size:")
    default: return nil
    }
  }
}
