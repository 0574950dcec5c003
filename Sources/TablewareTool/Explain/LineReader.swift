/// Reads the lines of a stream as they arrive.
struct LineReader {
  private let stream: ByteStream
  private var buffer: [UInt8] = []
  /// The offset of the next line, and the end of the part that has no line end.
  private var start = 0
  private var searched = 0
  private var isAtEnd = false

  init(_ stream: ByteStream) {
    self.stream = stream
  }

  /// Returns the next line without its end; nil at the end of the stream. A last line without an
  /// end counts unless it is empty.
  mutating func next() throws(ByteStream.Failure) -> [UInt8]? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          start = end + 1
          searched = start
        }
        return Array(buffer[start..<end])
      }
      if isAtEnd {
        defer { start = buffer.count }
        searched = buffer.count
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      isAtEnd = try !stream.readMore(into: &buffer)
    }
  }
}
