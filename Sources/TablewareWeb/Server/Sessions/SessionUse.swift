#if Web
  import Synchronization

  /// The time and kind of a session's last use. It is separate from the session's isolation, so
  /// that reading it never waits for a handler of the session.
  final class SessionUse: Sendable {
    private struct Content {
      var last: Duration
      var isConnected = false
      var wasConnected = false
      var isByForm = false
      var hasEnded = false
    }

    private let content: Mutex<Content>

    init(at time: Duration) { content = Mutex(Content(last: time)) }

    /// Records that the browser used the session.
    func note(at time: Duration) { content.withLock { $0.last = time } }

    /// Records that a form was sent: the browser may have no script that would keep the session.
    func noteForm(at time: Duration) {
      content.withLock { ($0.last, $0.isByForm) = (time, true) }
    }

    /// Records that a browser connected or disconnected.
    func note(isConnected: Bool, at time: Duration) {
      content.withLock {
        ($0.last, $0.isConnected) = (time, isConnected)
        if isConnected { ($0.wasConnected, $0.isByForm) = (true, false) }
      }
    }

    func noteEnd() { content.withLock { $0.hasEnded = true } }

    /// Whether the screens of the session have disappeared, or are about to.
    var hasEnded: Bool { content.withLock(\.hasEnded) }

    /// The time since which no browser is connected; `nil` if one is.
    var alone: Duration? { content.withLock { $0.isConnected ? nil : $0.last } }

    /// Returns the time that a session may be unused, if it was unused for longer; `nil` if it
    /// continues.
    func exceededLimit(at time: Duration, _ options: WebOptions) -> Duration? {
      let content = content.withLock { $0 }
      let limit =
        content.isConnected
        ? options.idleTime * 3
        : content.isByForm
          ? options.formTime : content.wasConnected ? options.awayTime : options.idleTime
      return content.hasEnded || time - content.last > limit ? limit : nil
    }

    /// Whether the session is kept only because its browser may return: it is ended first.
    func isSpare(at time: Duration, _ options: WebOptions) -> Bool {
      let content = content.withLock { $0 }
      return !content.isConnected && time - content.last > options.idleTime
    }
  }
#endif
