#if Web
import Tableware

/// The user who opened a session, as far as the request describes them.
public struct WebVisitor: Hashable, Sendable {
  /// A number for the log, because the token of a session is secret.
  public let number: Int
  /// The languages that the user's browser requests, the preferred one first, as tags such as
  /// `de-AT`. At most ten; invalid tags are left out.
  public let languages: [String]
  /// The address with which the session was opened; that of the first screen if the app has no
  /// `Router`. The user can write anything there.
  public let address: ScreenAddress
  /// The user, if ``WebOptions/authenticate`` or ``signIn(_:)`` named one; `nil` for a visitor
  /// whose name is not known. It does not change during a session.
  public let principal: WebPrincipal?
  /// The network address of the browser that opened the session, such as `192.0.2.7`; behind one
  /// of the ``WebOptions/trustedProxies`` that which the proxy names. Empty if it is not known.
  public let clientAddress: String
  /// The network address, if it is known.
  var knownAddress: String? { clientAddress.isEmpty ? nil : clientAddress }
  /// Whether the user has not turned off keys of one character.
  let usesCharacterKeys: Bool
  /// Signs the browser in and out; `nil` for a visitor without a session.
  let account: WebAccount?
  /// The query of the address, decoded. At most 50 names, with values of up to 1,000 characters;
  /// if a name occurs twice, the first counts. The user can write anything there.
  public var query: [String: String] { address.query }

  /// Creates a visitor, for tests of code that depends on one.
  ///
  /// - Parameters:
  ///   - number: the number for the log.
  ///   - languages: the preferred languages, as tags such as `de-AT`.
  ///   - address: the address with which the session was opened.
  ///   - principal: the user, if there is one.
  ///   - clientAddress: the network address of the browser.
  public init(
    number: Int, languages: [String] = [], address: ScreenAddress = ScreenAddress(),
    principal: WebPrincipal? = nil, clientAddress: String = ""
  ) {
    self.init(
      number: number, languages: languages, address: address, principal: principal,
      clientAddress: clientAddress, usesCharacterKeys: true, account: nil)
  }

  init(
    number: Int, languages: [String], address: ScreenAddress, principal: WebPrincipal?,
    clientAddress: String, usesCharacterKeys: Bool, account: WebAccount?
  ) {
    self.number = number
    self.languages = languages
    self.address = address
    self.principal = principal
    self.clientAddress = clientAddress
    self.usesCharacterKeys = usesCharacterKeys
    self.account = account
  }

  /// Signs the browser in: for a screen that checks a name and a password.
  ///
  /// ```swift
  /// ButtonRow("Sign in") {
  ///   if let user = users.find(name, password) { visitor.signIn(WebPrincipal(id: user.id, user)) }
  /// }
  /// ```
  ///
  /// The session ends after the handler. Its page opens again with a new cookie, at the same
  /// address and for the user, and the other pages of the browser follow: the former cookie, which
  /// others may know, is that of no user. The user stays signed in until ``signOut()``, or until
  /// the browser was away for ``WebOptions/signInTime``.
  ///
  /// - Parameter principal: the user, whose password the app has checked.
  public func signIn(_ principal: WebPrincipal) { account?.signIn(principal) }

  /// Signs the user out: ends all sessions of the principal in every browser, after the handler.
  /// Their pages open again without a user.
  ///
  /// A user whom ``WebOptions/authenticate`` names is named again by the next request; sign out
  /// where the name comes from.
  public func signOut() { account?.signOut(principal) }

  /// Sends a file to the browser, which saves it: for commands such as an export. Without a script,
  /// the download begins when the page has been loaded again. No effect for a visitor without a
  /// session.
  ///
  /// - Parameter file: the file. At most eight files wait for their browser.
  public func download(_ file: WebDownload) { account?.download(file) }

  /// Whether two visitors are described alike.
  public static func == (left: WebVisitor, right: WebVisitor) -> Bool {
    (left.number, left.languages, left.address, left.principal, left.clientAddress)
      == (right.number, right.languages, right.address, right.principal, right.clientAddress)
  }

  /// Adds the number of the visitor to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
#endif
