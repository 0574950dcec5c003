#if Web
/// A request of a browser: what ``WebOptions/authenticate`` reads, and what another server passes
/// to a ``WebSite``.
public struct WebRequest: Sendable {
  let request: Request
  /// The network address of the client, such as `192.0.2.7`. Behind one of the
  /// ``WebOptions/trustedProxies`` it is the last one of `X-Forwarded-For` that none of them has;
  /// the header of any other client is ignored.
  public let clientAddress: String

  init(_ request: Request, clientAddress: String) {
    self.request = request
    self.clientAddress = clientAddress
  }

  /// Creates a request that another server has received.
  ///
  /// - Parameters:
  ///   - method: the method, such as `GET`.
  ///   - target: the path with the query, as it was sent: not decoded, and with the base path.
  ///   - headers: the headers in order, with names in any case. `Host` is required; a server for
  ///     HTTP/2 passes the authority as `Host`.
  ///   - body: the whole body, of a form; more than 256 KiB are refused.
  ///   - peer: the network address of the other end of the connection, such as `192.0.2.7`.
  public init(
    method: String, target: String, headers: [(name: String, value: String)], body: [UInt8] = [],
    peer: String
  ) {
    self.init(
      Request(
        method: method, target: target,
        fields: headers.map { Request.Field(name: $0.name.lowercased(), value: $0.value) },
        body: body),
      clientAddress: peer)
  }

  /// Why a request of another server is refused, whose reader may have other rules.
  var refusal: Refusal? {
    if request.body.count > RequestLimits.body {
      return Refusal(413, "The body is longer than \(RequestLimits.body) bytes.")
    }
    if request.path.first != "/" || !request.path.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) {
      return Refusal(400, "The target is not a path.")
    }
    return request.fields.count { $0.name == "host" } == 1
      ? nil : Refusal(400, "The request has no host, or several.")
  }

  /// The path, such as `/orders/7`, as it was sent.
  public var path: String { request.path }

  /// The value of a header, for a proxy that names the user there. The user can write anything
  /// there, unless the proxy removes the header from requests of others.
  ///
  /// - Parameter header: the name, in any case.
  /// - Returns: the value; several values are separated by commas. `nil` without the header.
  public subscript(header: String) -> String? { request[header.lowercased()] }

  /// The token of the header `Authorization: Bearer …`; `nil` without one.
  public var bearerToken: String? {
    guard let value = request["authorization"] else { return nil }
    let words = value.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }

  /// Returns the value of a cookie, for an app whose own server sets one; `nil` without it.
  ///
  /// - Parameter name: the name of the cookie.
  public func cookie(_ name: String) -> String? {
    RequestRules.cookie(name, in: request["cookie"])
  }

  /// Returns the address of the client.
  ///
  /// - Parameters:
  ///   - peer: the other end of the connection.
  ///   - forwarded: the header `X-Forwarded-For`, to which each proxy appends its client.
  ///   - proxies: the addresses of trusted proxies.
  static func clientAddress(
    peer: String, forwarded: String?, proxies: Set<String>
  ) -> String {
    guard proxies.contains(peer), let forwarded else { return peer }
    let addresses = forwarded.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    return addresses.last { !$0.isEmpty && !proxies.contains($0) } ?? peer
  }
}
#endif
