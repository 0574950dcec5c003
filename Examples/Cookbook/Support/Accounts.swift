#if Web
import TablewareWeb

/// The accounts of the examples. An app stores hashes of passwords, and compares them in constant
/// time.
struct Accounts: Sendable {
  /// The attempts to sign in, for all sessions.
  let attempts: AttemptLimit
  private let passwords: [String: String]

  init(_ passwords: [String: String], attempts: AttemptLimit = AttemptLimit()) {
    (self.passwords, self.attempts) = (passwords, attempts)
  }

  /// Whether a name has an account with a password.
  func check(_ name: String, _ password: String) -> Bool { passwords[name] == password }
}
#endif
