#if Web
  import NIOCore
  import NIOHTTP1

  extension Response {
    /// The answer in parts, with the headers of every answer.
    ///
    /// - Parameters:
    ///   - withBody: false for an answer to `HEAD`, which has the length of a body that does not
    ///     follow.
    ///   - closes: whether the connection ends after the answer.
    func parts(withBody: Bool, closes: Bool) -> [HTTPServerResponsePart] {
      var headers = HTTPHeaders(self.headers.map { ($0.name, $0.value) })
      // The length of an answer without a body is unknown; 101 and 304 have none.
      let hasLength = ![101, 304].contains(status) && !headers.contains(name: "Transfer-Encoding")
      if hasLength, withBody || !body.isEmpty {
        headers.add(name: "Content-Length", value: "\(body.count)")
      }
      if closes { headers.add(name: "Connection", value: "close") }
      let head = HTTPResponseHead(
        version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
      guard withBody, !body.isEmpty else { return [.head(head), .end(nil)] }
      return [.head(head), .body(.byteBuffer(ByteBuffer(bytes: body))), .end(nil)]
    }
  }
#endif
