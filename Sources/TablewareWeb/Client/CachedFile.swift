/// A file that browsers keep. They ask with the tag of their copy whether it changed, and receive
/// the bytes only then.
struct CachedFile: Sendable {
  private let bytes: [UInt8]
  private let type: String
  /// The entity tag: a hash of the bytes, in quotes.
  let tag: String

  init(_ bytes: [UInt8], type: String) {
    (self.bytes, self.type) = (bytes, type)
    // FNV-1a: a tag distinguishes versions, and protects nothing.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    tag = "\"\(String(hash, radix: 16))\""
  }

  /// Answers a request for the file: with 304 if the browser has the same bytes.
  func response(to request: Request) -> Response {
    let caching = [Response.Field("Cache-Control", "no-cache"), Response.Field("ETag", tag)]
    if isKnown(to: request) { return Response(304, caching) }
    return Response(200, [Response.Field("Content-Type", type)] + caching, body: bytes)
  }

  /// Whether the request names the tag. Proxies that compress a file make its tag a weak one.
  private func isKnown(to request: Request) -> Bool {
    guard let known = request["if-none-match"] else { return false }
    return known.split(separator: ",").contains { known in
      let known = known.drop { $0 == " " }.prefix { $0 != " " }
      return known == "*" || known == tag || known == "W/\(tag)"
    }
  }
}
