/// A request, as it was read from a connection.
package struct Request: Hashable, Sendable {
  /// Such as `GET`; as it was sent, since methods are told apart by capitals.
  package let method: String
  /// What stands before the question mark, not decoded: a path that is written in another way is
  /// another path.
  package let path: String
  /// What stands behind the question mark, decoded; of a name that occurs twice the first counts.
  package let query: [String: String]
  /// Names in small letters; of a name that occurs twice both are kept, in their order.
  package let fields: [Field]
  package let body: [UInt8]

  /// A line of a request's header.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// The value of a field; several are joined as the standard says, cookies by a semicolon.
  package subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    guard !values.isEmpty else { return nil }
    return values.joined(separator: name == "cookie" ? "; " : ", ")
  }

  /// Whether the client wants to ask for more on the same connection.
  package var isKeptOpen: Bool {
    !(self["connection"] ?? "").split(separator: ",").contains {
      $0.filter { $0 != " " && $0 != "\t" }.lowercased() == "close"
    }
  }
}

/// Why a request is not answered as it wishes, with the status that says so.
package struct Refusal: Error, Hashable, Sendable {
  package let status: Int
  /// A sentence for whoever sent it; it never repeats what was sent.
  package let reason: String

  package init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}

/// How much of a request is read.
package enum RequestLimits {
  /// Bytes of a line.
  package static let line = 8_192
  /// Bytes of the request line and the header.
  package static let head = 16_384
  /// Lines of the header.
  package static let fields = 100
  /// Bytes of a body.
  package static let body = 262_144
  /// Pairs of a query that are looked at.
  package static let queryPairs = 50
  /// Characters of a value of a query.
  package static let queryValue = 1_000
}
