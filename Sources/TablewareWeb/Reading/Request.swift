/// A request, as it was read from a connection.
package struct Request: Hashable, Sendable {
  /// The method, such as `GET`, as it was sent, since methods are case-sensitive.
  package let method: String
  /// The path before the question mark, not decoded: a path that is written differently is another
  /// path.
  package let path: String
  /// The query after the question mark, decoded; if a name occurs twice, the first counts.
  package let query: [String: String]
  /// The header, with names in lower case; if a name occurs twice, both are kept in order.
  package let fields: [Field]
  package let body: [UInt8]

  /// A line of a request's header.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// Creates a request.
  ///
  /// - Parameter target: the path with the query, as it was sent.
  package init(method: String, target: String, fields: [Field], body: [UInt8]) {
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let pairs = FormText.fields(
      of: halves.count > 1 ? Array(halves[1].utf8) : [], limit: RequestLimits.queryPairs)
    let bounded = pairs.filter {
      $0.name.count <= RequestLimits.queryValue && $0.value.count <= RequestLimits.queryValue
    }
    self.init(
      method: method, path: halves.first.map(String.init) ?? "",
      query: Dictionary(
        bounded.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      fields: fields, body: body)
  }

  private init(
    method: String, path: String, query: [String: String], fields: [Field], body: [UInt8]
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.fields = fields
    self.body = body
  }

  /// Returns the request with another path.
  func with(path: String) -> Request {
    Request(method: method, path: path, query: query, fields: fields, body: body)
  }

  /// The value of a field; several values are joined as the standard requires, cookies by a
  /// semicolon.
  package subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    guard !values.isEmpty else { return nil }
    return values.joined(separator: name == "cookie" ? "; " : ", ")
  }

  /// Whether the client may send more requests on the same connection.
  package var isKeptOpen: Bool {
    !(self["connection"] ?? "").split(separator: ",").contains {
      $0.filter { $0 != " " && $0 != "\t" }.lowercased() == "close"
    }
  }
}

/// Why a request is refused, with the corresponding status.
package struct Refusal: Error, Hashable, Sendable {
  package let status: Int
  /// A sentence for the sender; it never repeats what was sent.
  package let reason: String

  package init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}

/// The limits of a request.
package enum RequestLimits {
  /// The most bytes of a target, or of a line of the header.
  package static let line = 8_192
  /// The most bytes of the names and values of the header.
  package static let head = 16_384
  /// The most lines of the header.
  package static let fields = 100
  /// The most bytes of a body.
  package static let body = 262_144
  /// The most pairs of a query that are read.
  package static let queryPairs = 50
  /// The most characters of a value of a query.
  package static let queryValue = 1_000
}
