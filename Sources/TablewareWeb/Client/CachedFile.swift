#if Web
/// A file that browsers keep. They ask with the tag of their copy whether it changed, and receive
/// the bytes only then, compressed if they decode gzip.
struct CachedFile: Sendable {
  /// A form in which the file is sent.
  private struct Form: Sendable {
    let bytes: [UInt8]
    /// The entity tag, which each form has for itself: a hash of the file, in quotes.
    let tag: String
  }

  private let type: String
  private let plain: Form
  /// `nil` if the file is no shorter then.
  private let packed: Form?

  init(_ bytes: [UInt8], type: String) {
    self.type = type
    // FNV-1a: a tag distinguishes versions, and protects nothing.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let name = String(hash, radix: 16)
    plain = Form(bytes: bytes, tag: "\"\(name)\"")
    packed = Gzip.compressed(bytes).map { Form(bytes: $0, tag: "\"\(name)-gzip\"") }
  }

  /// Answers a request for the file: with 304 if the browser has the same bytes.
  func response(to request: Request) -> Response {
    let packed = Gzip.isAccepted(request["accept-encoding"]) ? packed : nil
    let form = packed ?? plain
    let caching = [
      Response.Field("Cache-Control", "no-cache"), Response.Field("ETag", form.tag),
      Response.Field("Vary", "Accept-Encoding"),
    ]
    if isKnown(form, to: request) { return Response(304, caching) }
    let encoding = packed.map { _ in [Response.Field("Content-Encoding", "gzip")] } ?? []
    return Response(
      200, [Response.Field("Content-Type", type)] + encoding + caching, body: form.bytes)
  }

  /// Whether the request names the tag. Proxies that compress a file make its tag a weak one.
  private func isKnown(_ form: Form, to request: Request) -> Bool {
    guard let known = request["if-none-match"] else { return false }
    return known.split(separator: ",").contains { known in
      let known = known.drop { $0 == " " }.prefix { $0 != " " }
      return known == "*" || known == form.tag || known == "W/\(form.tag)"
    }
  }
}
#endif
