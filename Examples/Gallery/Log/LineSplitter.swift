/// Splits a stream of bytes into lines of text, regardless of its chunks.
///
/// A line longer than the limit is cut and ends in "…"; the rest of it is not stored. Invalid UTF-8
/// becomes U+FFFD. A carriage return before the line end belongs to the line end.
struct LineSplitter {
  private let maximumLineBytes: Int
  /// The unfinished line: slightly more than the limit at most.
  private var rest: [UInt8] = []
  private var startsTorn = false

  init(maximumLineBytes: Int) {
    self.maximumLineBytes = max(1, maximumLineBytes)
  }

  /// The last line so far, if the stream does not end with a line end.
  var unfinished: String? {
    guard !rest.isEmpty else { return nil }
    return rest.withUnsafeBytes { text($0.withoutTornEnd) }
  }

  /// Removes the unfinished line. The next bytes begin a line or, if `torn`, are inside one, which
  /// is then shown with "…" before it.
  mutating func restart(torn: Bool) {
    rest = []
    startsTorn = torn
  }

  mutating func add(_ chunk: UnsafeRawBufferPointer, line: (String) -> Void) {
    var start = 0
    while let end = chunk.index(of: UInt8(ascii: "\n"), from: start) {
      if rest.isEmpty {
        line(text(chunk.part(start, end)))
      } else {
        keep(chunk.part(start, end))
        line(rest.withUnsafeBytes(text))
      }
      restart(torn: false)
      start = end + 1
    }
    keep(chunk.part(start, chunk.count))
  }

  private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
    // Two bytes more than are shown: enough to distinguish a carriage return from a line that is
    // too long.
    let room = maximumLineBytes + 2 - rest.count
    rest.append(contentsOf: bytes.prefix(max(0, room)))
  }

  private func text(_ line: UnsafeRawBufferPointer) -> String {
    var start = 0
    var end = line.count
    if end > 0, line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if startsTorn {
      while start < min(3, end), line[start] & 0xC0 == 0x80 { start += 1 }
    }
    return (startsTorn ? "…" : "") + line.part(start, end).text(limit: maximumLineBytes)
  }
}
