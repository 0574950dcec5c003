#if Web
import Synchronization

/// A limit for attempts, such as those to guess a password, by name and by network address.
///
/// ```swift
/// let attempts = AttemptLimit()   // One for all sessions.
///
/// ButtonRow("Sign in") {
///   if let wait = attempts.count(name, visitor.clientAddress) {
///     message = "Try again in \(wait.components.seconds + 1) seconds."
///   } else if let user = users.find(name, password) {
///     attempts.reset(name)
///     visitor.signIn(WebPrincipal(id: user.id, user))
///   }
/// }
/// ```
///
/// Each key has a number of attempts at once, and gets one back after each interval. A refused
/// attempt counts for no key, so a client that keeps trying does not lock out others for longer.
public final class AttemptLimit: Sendable {
  /// The most keys that are remembered. Beyond it, those with the most attempts left are forgotten
  /// first.
  public static let keyLimit = 10_000

  private let attempts: Int
  private let interval: Duration
  private let now: @Sendable () -> Duration
  /// The time at which a key has all of its attempts again.
  private let restored = Mutex<[String: Duration]>([:])

  /// Creates a limit under which each key has all of its attempts.
  ///
  /// - Parameters:
  ///   - attempts: the attempts of a key at once; at least 1.
  ///   - interval: the time after which a key gets an attempt back; at least a millisecond.
  ///   - clock: the source of the time, for tests.
  public init(
    attempts: Int = 5, interval: Duration = .seconds(30),
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.attempts = max(1, attempts)
    self.interval = max(.milliseconds(1), interval)
    let start = clock.now
    now = { start.duration(to: clock.now) }
  }

  /// Counts an attempt for some keys, if all of them have one left.
  ///
  /// - Parameter keys: what the attempt belongs to, such as the name and the network address; empty
  ///   keys are ignored. The name is compared as it is: pass it in one case.
  /// - Returns: `nil` if the attempt is allowed, or else the time until it is.
  /// - Complexity: O(keys); O(``keyLimit`` × log ``keyLimit``) at that limit.
  public func count(_ keys: String...) -> Duration? {
    let now = now()
    let keys = Set(keys.filter { !$0.isEmpty })
    return restored.withLock { restored in
      // An attempt is left if it is restored before all others are used up.
      let latest = now + interval * (attempts - 1)
      let waits = keys.map { max(restored[$0] ?? now, now) - latest }
      if let wait = waits.max(), wait > .zero { return wait }
      for key in keys { restored[key] = max(restored[key] ?? now, now) + interval }
      if restored.count > Self.keyLimit { Self.shorten(&restored, now) }
      return nil
    }
  }

  /// Restores all attempts of a key, after one that was successful. A network address is not
  /// reset: otherwise a user could guess the passwords of others between sign-ins.
  ///
  /// - Parameter key: the key, such as the name.
  public func reset(_ key: String) {
    restored.withLock { $0[key] = nil }
  }

  /// The number of keys that are remembered.
  package var keyCount: Int { restored.withLock { $0.count } }

  /// Forgets the keys with all of their attempts, or else the half with the most of them left.
  private static func shorten(_ restored: inout [String: Duration], _ now: Duration) {
    restored = restored.filter { $0.value > now }
    guard restored.count > keyLimit else { return }
    let kept = restored.sorted { $0.value > $1.value }.prefix(keyLimit / 2)
    restored = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
#endif
