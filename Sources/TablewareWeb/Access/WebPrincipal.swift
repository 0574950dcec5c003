#if Web
/// The user of a session: an identity for limits and audits, and a value of the app, such as
/// roles.
///
/// ```swift
/// let principal = WebPrincipal(id: "ada", User(name: "Ada", roles: [.editor]))
/// principal.value(as: User.self)?.roles
/// ```
///
/// Two principals are equal if their identities are.
public struct WebPrincipal: Hashable, Sendable, Identifiable {
  /// The identity, such as a user name or a key of a database. It is written to logs.
  public let id: String
  private let value: any Sendable

  /// Creates a user without further values.
  ///
  /// - Parameter id: the identity, such as a user name.
  public init(id: String) { self.init(id: id, ()) }

  /// Creates a user with a value of the app.
  ///
  /// - Parameters:
  ///   - id: the identity, such as a user name.
  ///   - value: the value, such as the user's record. A session keeps that with which it was
  ///     opened.
  public init(id: String, _ value: some Sendable) {
    self.id = id
    self.value = value
  }

  /// Returns the value of the app; `nil` if it has another type.
  ///
  /// - Parameter type: the type of the value.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? { value as? Value }

  /// Whether two users have the same identity.
  public static func == (left: WebPrincipal, right: WebPrincipal) -> Bool { left.id == right.id }

  /// Adds the identity of the user to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a server does with a request after it looked for its user; see
/// ``WebOptions/authenticate``.
public enum WebAuthentication: Sendable {
  /// The request comes from a user.
  case principal(WebPrincipal)
  /// The request names no user: it gets a session without one, or that of a user who signed in on
  /// a screen.
  case anonymous
  /// The request is refused, with the status 403.
  case denied
  /// The browser has to open another address first, such as that of a server that checks
  /// passwords. Requests that open no page are refused.
  case redirect(to: String)
}
#endif
