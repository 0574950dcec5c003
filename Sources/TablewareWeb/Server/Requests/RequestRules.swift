/// The rules for accepting requests: pure functions of the texts of a request.
package struct RequestRules: Sendable {
  /// The names of the server, in lower case.
  private let hosts: Set<String>
  /// Whether pages of the server are loaded by HTTPS alone.
  private let isSecure: Bool

  package init(hosts: Set<String>, isSecure: Bool = false) {
    self.isSecure = isSecure
    self.hosts = Set(hosts.map { $0.lowercased() }).union(["localhost", "127.0.0.1", "[::1]"])
  }

  /// Whether the request is meant for this server: the name of another site may point to this
  /// address.
  ///
  /// The port is ignored: a proxy has another one, and a page at another port has another `Origin`.
  package func isOurs(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else {
      return hosts.contains(host)
    }
    return hosts.contains(String(host[..<colon]))
      && UInt16(host[host.index(after: colon)...]) != nil
  }

  /// Whether a page of this server sends the request.
  package func isOurs(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased(), isOurs(host: host)
    else { return false }
    return origin == "https://\(host)" || !isSecure && origin == "http://\(host)"
  }

  /// The value of a cookie in the header of a request.
  package static func cookie(_ name: String, in header: String?) -> String? {
    guard let header, header.utf8.count <= 8_192 else { return nil }
    for pair in header.split(separator: ";") {
      let halves = pair.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, halves[0].trimmingSpaces == name else { continue }
      return halves[1].trimmingSpaces
    }
    return nil
  }

  /// The headers of every answer: no content from other servers, no inline content, no framing.
  package static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
