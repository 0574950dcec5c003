#if Web
import Synchronization
import Tableware

/// The users who signed in on a screen, by the cookies of their browsers.
///
/// ```
/// signIn ──▶ pending: ticket, cookie 1 ── page with the ticket ──▶ user of cookie 2 ──▶ signOut
/// ```
///
/// Each sign-in makes a new cookie: one that was planted before, or that was seen by others, never
/// belongs to a user. Only the page of the session receives the ticket, so that the former cookie
/// alone does not get the new one.
final class SignIns: Sendable {
  /// A sign-in that the browser has not completed.
  struct Pending: Sendable {
    let principal: WebPrincipal
    /// The cookie of the browser in which the user signed in.
    let cookie: String
    /// The address of the screen, which is opened again.
    let address: ScreenAddress
    fileprivate let time: Duration
  }

  private struct State {
    var pending: [String: Pending] = [:]
    var users: [String: (principal: WebPrincipal, time: Duration)] = [:]
  }

  /// The time in which the browser has to open its page again after a sign-in.
  private static let pendingTime = Duration.seconds(60)

  private let state = Mutex(State())
  private let time: ServerTime
  private let idleTime: Duration

  /// - Parameter idleTime: the time without a request after which a user is signed out.
  init(_ time: ServerTime, idleTime: Duration) {
    self.time = time
    self.idleTime = idleTime
  }

  /// Records that a user signed in, until the browser opens its page again.
  ///
  /// - Returns: the ticket of that request.
  func add(_ principal: WebPrincipal, cookie: String, at address: ScreenAddress) -> String {
    let (ticket, now) = (Secret.make(), time.now())
    state.withLock {
      $0.pending[ticket] = Pending(
        principal: principal, cookie: cookie, address: address, time: now)
    }
    return ticket
  }

  /// Completes a sign-in: the user belongs to a new cookie from now on. A ticket is valid once.
  ///
  /// - Returns: the sign-in with the new cookie; `nil` for another ticket, or another browser.
  func redeem(_ ticket: String, cookie: String?) -> (signIn: Pending, cookie: String)? {
    let now = time.now()
    return state.withLock { state in
      guard let cookie, let signIn = state.pending.removeValue(forKey: ticket),
        Secret.isSame(signIn.cookie, cookie), now - signIn.time <= Self.pendingTime
      else { return nil }
      let new = Secret.make()
      state.users[cookie] = nil
      state.users[new] = (signIn.principal, now)
      return (signIn, new)
    }
  }

  /// Returns the user of a cookie, who is not idle. The browser is in use.
  func principal(of cookie: String?) -> WebPrincipal? {
    guard let cookie else { return nil }
    let now = time.now()
    return state.withLock { state in
      guard let user = state.users[cookie], now - user.time <= idleTime else { return nil }
      state.users[cookie]?.time = now
      return user.principal
    }
  }

  /// Records that browsers are in use.
  func note(_ cookies: [String]) {
    guard !cookies.isEmpty else { return }
    let now = time.now()
    state.withLock { state in
      for cookie in cookies { state.users[cookie]?.time = now }
    }
  }

  /// Forgets a user in all browsers.
  func signOut(_ principal: WebPrincipal) {
    state.withLock { state in
      state.pending = state.pending.filter { $0.value.principal != principal }
      state.users = state.users.filter { $0.value.principal != principal }
    }
  }

  /// Forgets users whose browsers were away for too long.
  func sweep() {
    let now = time.now()
    state.withLock { state in
      state.pending = state.pending.filter { now - $0.value.time <= Self.pendingTime }
      state.users = state.users.filter { now - $0.value.time <= idleTime }
    }
  }
}

/// What the screens of a session request of its browser: to sign in and out, and to save files. It
/// takes effect when the turn of the session ends.
final class WebAccount: Sendable {
  enum Change: Sendable {
    case signIn(WebPrincipal)
    case signOut
  }

  private let state = Mutex<Change?>(nil)
  private let files = Mutex<[WebDownload]>([])
  private let onFile = Mutex<(@Sendable () -> Void)?>(nil)
  /// Ends all sessions of a user, and forgets the user.
  private let signOutEverywhere: @Sendable (WebPrincipal) -> Void

  init(signOutEverywhere: @escaping @Sendable (WebPrincipal) -> Void) {
    self.signOutEverywhere = signOutEverywhere
  }

  func signIn(_ principal: WebPrincipal) { state.withLock { $0 = .signIn(principal) } }

  func signOut(_ principal: WebPrincipal?) {
    guard let principal else { return }
    state.withLock { $0 = .signOut }
    signOutEverywhere(principal)
  }

  func download(_ file: WebDownload) {
    files.withLock { $0.append(file) }
    onFile.withLock { $0 }?()
  }

  /// Sets a closure that is called for each file that is offered.
  func notifyOfFiles(_ action: @escaping @Sendable () -> Void) { onFile.withLock { $0 = action } }

  /// Removes and returns the files that were offered.
  func takeFiles() -> [WebDownload] {
    files.withLock { files in
      defer { files = [] }
      return files
    }
  }

  /// Removes and returns the latest change.
  func takeChange() -> Change? {
    state.withLock { change in
      defer { change = nil }
      return change
    }
  }
}
#endif
