/// An answer, before it becomes bytes.
package struct Response: Hashable, Sendable {
  package let status: Int
  package var fields: [Field]
  package let body: [UInt8]

  /// A line of an answer's header.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(_ status: Int, _ fields: [Field] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A plain text with one sentence for the user.
  package init(_ status: Int, _ sentence: String) {
    self.init(
      status, [Field("Content-Type", "text/plain; charset=utf-8")],
      body: Array("\(sentence)\n".utf8))
  }

  package init(_ refusal: Refusal) { self.init(refusal.status, refusal.reason) }

  /// Returns the bytes of the answer.
  ///
  /// - Parameters:
  ///   - withBody: false for an answer to `HEAD`, which has the length of a body that does not
  ///     follow.
  ///   - closes: whether the connection ends after the answer.
  package func bytes(withBody: Bool = true, closes: Bool = false) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n"
    // No value can begin a line of its own, regardless of its origin.
    for field in fields where Token.isToken(field.name.utf8) {
      text += "\(field.name): \(Self.oneLine(field.value))\r\n"
    }
    // The length of an answer without a body is unknown; 304 has none.
    let hasLength = ![101, 304].contains(status)
    if hasLength, withBody || !body.isEmpty { text += "Content-Length: \(body.count)\r\n" }
    if closes { text += "Connection: close\r\n" }
    return Array("\(text)\r\n".utf8) + (withBody ? body : [])
  }

  private static func oneLine(_ value: String) -> String {
    let scalars = value.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let phrases = [
    101: "Switching Protocols", 200: "OK", 303: "See Other", 308: "Permanent Redirect",
    304: "Not Modified", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 410: "Gone",
    413: "Content Too Large", 414: "URI Too Long", 421: "Misdirected Request",
    426: "Upgrade Required",
    431: "Request Header Fields Too Large", 501: "Not Implemented", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}
