#if Web
import Synchronization

/// The token in the address that a program prints when it starts, and the browsers that have opened
/// that address.
///
/// Each user of a machine can connect to its address 127.0.0.1. A server with a token serves only
/// the browsers of the user who can read what the program prints.
final class StartToken: Sendable {
  /// The name of the token in the query of an address.
  static let name = "start"
  /// The most browsers; the one that opened the address first loses its access.
  static let browserLimit = 100

  /// The port of the server. Browsers send a cookie to all ports of a host, so its name has the
  /// port: programs with a token do not replace the cookies of each other.
  private let port: UInt16
  private let text = Secret.make()
  private let cookies = Mutex<[String]>([])

  init(port: UInt16) { self.port = port }

  /// The end of the name of the cookie.
  var cookieSuffix: String { "-\(port)" }

  /// Returns an address with the token.
  ///
  /// - Parameter url: an address without a query.
  func adding(to url: String) -> String { "\(url)?\(Self.name)=\(text)" }

  /// Returns the cookie for a browser that opens an address with a token.
  ///
  /// - Parameter cookie: the current cookie. Another program of this host may have set it, so it is
  ///   kept only if it has access already.
  /// - Returns: `nil` if the token is wrong.
  func redeem(_ token: String, cookie: String?) -> String? {
    guard Secret.isSame(token, text) else { return nil }
    if let cookie, admits(cookie) { return cookie }
    let new = Secret.make()
    admit(new)
    return new
  }

  /// Gives access to a browser that receives another cookie.
  func admit(_ cookie: String) {
    cookies.withLock { cookies in
      cookies.append(cookie)
      if cookies.count > Self.browserLimit { cookies.removeFirst() }
    }
  }

  /// Returns whether the browser with a cookie has access.
  func admits(_ cookie: String?) -> Bool {
    guard let cookie else { return false }
    return cookies.withLock { $0.contains { Secret.isSame($0, cookie) } }
  }
}
#endif
