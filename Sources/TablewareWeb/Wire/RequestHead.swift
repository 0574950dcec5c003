/// A request without its body, line by line.
struct RequestHead {
  private var method = ""
  private var target = ""
  private var fields: [Request.Field] = []

  /// Whether the request line has not arrived yet.
  var isEmpty: Bool { method.isEmpty }

  mutating func readRequestLine(_ line: [UInt8]) throws(Refusal) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw Refusal(400, "The request line is not a method, a target and a version.")
    }
    guard Token.isToken(parts[0]) else { throw Refusal(400, "The method is not a token.") }
    guard parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw Refusal(400, "The target is not a path.")
    }
    guard Self.isVersion(parts[2]) else {
      throw Refusal(400, "The version is not an HTTP version.")
    }
    guard parts[2].elementsEqual("HTTP/1.1".utf8) else {
      throw Refusal(505, "This server supports only HTTP/1.1.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
  }

  mutating func readField(_ line: [UInt8]) throws(Refusal) {
    guard fields.count < RequestLimits.fields else {
      throw Refusal(431, "The header has more than \(RequestLimits.fields) lines.")
    }
    guard line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") else {
      throw Refusal(400, "A header line continues the one before.")
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      throw Refusal(400, "A header line has no colon.")
    }
    guard Token.isToken(line[..<colon]) else {
      throw Refusal(400, "The name of a header line is not a token.")
    }
    fields.append(
      Request.Field(
        name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
        value: String(decoding: Token.trimmed(line[(colon + 1)...]), as: UTF8.self)))
  }

  /// The length of the body, once all lines were read.
  func bodyLength() throws(Refusal) -> Int {
    let hosts = fields.count { $0.name == "host" }
    guard hosts == 1 else {
      throw Refusal(400, hosts == 0 ? "The host is missing." : "The header has two hosts.")
    }
    let lengths = Set(fields.filter { $0.name == "content-length" }.map(\.value))
    if fields.contains(where: { $0.name == "transfer-encoding" }) {
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

  func request(body: [UInt8]) -> Request {
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let pairs = FormText.fields(
      of: halves.count > 1 ? Array(halves[1].utf8) : [], limit: RequestLimits.queryPairs)
    let bounded = pairs.filter {
      $0.name.count <= RequestLimits.queryValue && $0.value.count <= RequestLimits.queryValue
    }
    return Request(
      method: method, path: String(halves[0]),
      query: Dictionary(
        bounded.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      fields: fields, body: body)
  }

  private static func isVersion(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(text)
    return bytes.count == 8 && bytes.starts(with: "HTTP/".utf8) && 48...57 ~= bytes[5]
      && bytes[6] == UInt8(ascii: ".") && 48...57 ~= bytes[7]
  }
}

/// The tokens of HTTP.
enum Token {
  /// Whether a text is a token: letters, digits and a few signs, at least one.
  static func isToken(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty
      && text.allSatisfy {
        switch $0 {
        case 48...57, 65...90, 97...122: true
        default: "!#$%&'*+-.^_`|~".utf8.contains($0)
        }
      }
  }

  /// Returns a text without the spaces and tabs around it.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}
