/// Reads requests from bytes in pieces of any size, and never keeps more than one request.
///
/// ```
///   pieces ──▶ line, line, … ──▶ head ──▶ body ──▶ request
///                   └────────────┴─────────┴─────▶ refusal, after which nothing more is read
/// ```
///
/// It reads from a piece what belongs to the request and leaves the rest: to the next request, or
/// to the WebSocket that the connection became. It is stricter than HTTP/1.1: a request that two
/// programs could interpret differently is refused.
package struct RequestReader {
  package enum Outcome: Hashable, Sendable {
    case needsMore
    case request(Request)
    case refused(Refusal)
  }

  private enum State {
    case head
    case body(RequestHead, length: Int)
    case refused(Refusal)
  }

  private var state = State.head
  private var line: [UInt8] = []
  private var head = RequestHead()
  private var headBytes = 0
  private var body: [UInt8] = []
  private var hasSkippedLine = false

  package init() {}

  /// Whether no byte of a request has arrived yet.
  package var isEmpty: Bool { if case .head = state { headBytes == 0 } else { false } }

  /// Whether the header is complete and the body is not.
  package var isInBody: Bool { if case .body = state { true } else { false } }

  /// The number of kept bytes: never more than the limits of one request together.
  package var heldBytes: Int {
    if case .refused = state { return 0 }
    return headBytes + body.count
  }

  /// Reads from the front of a piece what belongs to the request.
  ///
  /// - Complexity: O(bytes read).
  package mutating func read(_ piece: inout ArraySlice<UInt8>) -> Outcome {
    do throws(Refusal) {
      while true {
        switch state {
        case .refused(let refusal):
          piece = []
          return .refused(refusal)
        case .body(let head, let length):
          let part = piece.prefix(length - body.count)
          body += part
          piece = piece.dropFirst(part.count)
          guard body.count == length else { return .needsMore }
          let request = head.request(body: body)
          self = RequestReader()
          return .request(request)
        case .head:
          guard let byte = piece.popFirst() else { return .needsMore }
          try take(byte)
        }
      }
    } catch {
      self = RequestReader()
      state = .refused(error)
      piece = []
      return .refused(error)
    }
  }

  private mutating func take(_ byte: UInt8) throws(Refusal) {
    headBytes += 1
    guard headBytes <= RequestLimits.head else {
      throw Refusal(431, "The header is longer than \(RequestLimits.head) bytes.")
    }
    if line.last == UInt8(ascii: "\r") {
      guard byte == UInt8(ascii: "\n") else {
        throw Refusal(400, "A line contains a carriage return.")
      }
      line.removeLast()
      return try endLine()
    }
    switch byte {
    case UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x20...0x7E, 0x80...0xFF: line.append(byte)
    case UInt8(ascii: "\n"):
      throw Refusal(400, "A line does not end with carriage return and line feed.")
    default: throw Refusal(400, "The header contains a control character.")
    }
    guard line.count <= RequestLimits.line else {
      throw head.isEmpty
        ? Refusal(414, "The request line is longer than \(RequestLimits.line) bytes.")
        : Refusal(431, "A header line is longer than \(RequestLimits.line) bytes.")
    }
  }

  private mutating func endLine() throws(Refusal) {
    defer { line = [] }
    if head.isEmpty {
      // Some clients end a body with an empty line of their own.
      if line.isEmpty, !hasSkippedLine {
        hasSkippedLine = true
        return
      }
      try head.readRequestLine(line)
    } else if line.isEmpty {
      state = .body(head, length: try head.bodyLength())
    } else {
      try head.readField(line)
    }
  }
}
