#if Web
import NIOHTTP1

/// Assembles a request from its parts, and checks what SwiftNIO leaves to a server: limits, the
/// form of the target, and headers that two programs could interpret differently.
///
/// ```
///   head, body, body, end ──▶ request
///        └──────┴───────────▶ refusal, after which nothing more is read
/// ```
package struct RequestAssembler {
  package enum Outcome: Hashable, Sendable {
    case needsMore
    case request(Request)
    case refused(Refusal)
  }

  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var length = 0

  package init() {}

  /// The limits for the header while it is read.
  package static var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = RequestLimits.line
    limits.maxHeaderListSize = RequestLimits.head
    limits.maxHeaderFieldCount = RequestLimits.fields
    return limits
  }

  /// Whether the header is complete, and a body follows that is not.
  package var isInBody: Bool { head != nil && body.count < length }

  /// The number of kept bytes of a body: never more than its limit.
  package var heldBytes: Int { body.count }

  /// Reads the next part.
  package mutating func read(_ part: HTTPServerRequestPart) -> Outcome {
    do throws(Refusal) {
      switch part {
      case .head(let head):
        length = try Self.bodyLength(head)
        try Self.check(head)
        self.head = head
        return .needsMore
      case .body(let bytes):
        guard body.count + bytes.readableBytes <= length else {
          throw Refusal(413, "The body is longer than its length.")
        }
        body.append(contentsOf: bytes.readableBytesView)
        return .needsMore
      case .end:
        defer { self = RequestAssembler() }
        guard let head else { throw Refusal(400, "The header is missing.") }
        return .request(Request(head, body: body))
      }
    } catch {
      self = RequestAssembler()
      return .refused(error)
    }
  }

  /// Returns the answer to bytes that are no request.
  package static func refusal(of error: any Error) -> Refusal {
    switch error as? HTTPParserError {
    case .headerOverflow: Refusal(431, "The target or the header is too long.")
    case .invalidVersion: Refusal(400, "The version is not an HTTP version.")
    case .invalidMethod: Refusal(400, "The method is not known.")
    case .invalidURL: Refusal(400, "The target is not a path.")
    case .invalidContentLength, .unexpectedContentLength:
      Refusal(400, "The length of the body is ambiguous.")
    default: Refusal(400, "The request is not valid HTTP.")
    }
  }

  private static func check(_ head: HTTPRequestHead) throws(Refusal) {
    guard head.version == .http1_1 else {
      throw Refusal(505, "This server supports only HTTP/1.1.")
    }
    guard head.uri.first == "/", head.uri.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw Refusal(400, "The target is not a path.")
    }
    let hosts = head.headers["host"].count
    guard hosts == 1 else {
      throw Refusal(400, hosts == 0 ? "The host is missing." : "The header has two hosts.")
    }
  }

  /// The length of the body that follows a header.
  private static func bodyLength(_ head: HTTPRequestHead) throws(Refusal) -> Int {
    let lengths = head.headers["content-length"]
    guard head.headers["transfer-encoding"].isEmpty else {
      // One program would use the length, another one the encoding.
      throw lengths.isEmpty
        ? Refusal(501, "Chunked bodies are not supported.")
        : Refusal(400, "The body has a length and an encoding.")
    }
    guard lengths.count <= 1 else { throw Refusal(400, "The body has two lengths.") }
    guard let text = lengths.first else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      throw Refusal(400, "The length of the body is not a number.")
    }
    // A length that is too long to parse is too long to read.
    guard let length = Int(text), length <= RequestLimits.body else {
      throw Refusal(413, "The body is longer than \(RequestLimits.body) bytes.")
    }
    return length
  }
}

extension Request {
  fileprivate init(_ head: HTTPRequestHead, body: [UInt8]) {
    self.init(
      method: head.method.rawValue, target: head.uri,
      fields: head.headers.map { Field(name: $0.name.lowercased(), value: $0.value.trimmed) },
      body: body)
  }
}

extension String {
  /// The text without the spaces and tabs around it.
  fileprivate var trimmed: String {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard utf8.first.map(isSpace) == true || utf8.last.map(isSpace) == true else { return self }
    var text = utf8.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(Substring(text))
  }
}
#endif
